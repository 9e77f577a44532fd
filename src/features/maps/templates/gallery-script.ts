/**
 * The script of the gallery's index that runs before it is painted: where the address asks for some maps, `data-asked` stands on `<html>`
 * until the live part has chosen them, and at most four seconds. Meanwhile none are shown.
 */
const script = `if (/[?&](q|kind|continent)=./.test(location.search)) {
document.documentElement.dataset.asked = '';
setTimeout(function () { delete document.documentElement.dataset.asked }, 4000);
}`;

export default script;
