/**
 * A script of the gallery's index that runs before the first paint. If the address contains a search, it sets `data-asked` on `<html>`
 * until the live part has selected the maps, for at most four seconds. Meanwhile no maps are shown.
 */
const script = `if (/[?&](q|kind|continent)=./.test(location.search)) {
document.documentElement.dataset.asked = '';
setTimeout(function () { delete document.documentElement.dataset.asked }, 4000);
}`;

export default script;
