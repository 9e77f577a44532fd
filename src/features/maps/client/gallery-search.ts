import { createPageAddress, type Surroundings } from '@mapwright/site/live';
import { filterMaps } from './gallery/filter-maps.ts';
import { FOLDED } from './gallery/folded.ts';
import { type Gallery, readGallery } from './gallery/gallery-maps.ts';
import { type GalleryState, readGalleryState, writeGalleryState } from './gallery/gallery-state.ts';
import { createGalleryView } from './gallery/gallery-view.ts';
import { createLearning } from './gallery/learn-names.ts';

/** Milliseconds without a change before the address is updated: browsers refuse to change it too often. */
const REST = 300;

/** Connects the gallery's search field and filters, and keeps their state in the address. */
export function start(root: HTMLElement, { signal }: Surroundings): void {
  const form = root.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[type=search]');
  if (!form || !field) return;
  let parsed: Gallery | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const address = createPageAddress(signal);
  const showFound = createGalleryView(root, form, gallery);
  const learn = createLearning(root.dataset, gallery, () => {
    if (!signal.aborted && read().query !== '') show();
  });

  function read(): GalleryState {
    const values = new FormData(form ?? undefined);
    const value = (name: string) => String(values.get(name) ?? '');
    return { query: value('q'), kind: value('kind'), continent: value('continent') };
  }

  function write({ query, kind, continent }: GalleryState): void {
    if (field) field.value = query;
    check('kind', kind);
    check('continent', continent);
    show();
  }

  function check(name: string, value: string): void {
    const radios = [...(form?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])];
    const radio = radios.find(other => other.value === value) ?? radios[0];
    if (radio) radio.checked = true;
  }

  /** Read once, when a visitor searches: until then the page shows all maps by itself. */
  function gallery(): Gallery {
    parsed ??= readGallery(root);
    return parsed;
  }

  function show(): void {
    const state = read();
    const found = filterMaps(gallery().maps, state);
    if (!found.isByName) learn.regions();
    showFound(found);
    // A phone shows all that was found, but of whole groups the first maps alone.
    root.toggleAttribute('data-found', writeGalleryState('', state) !== '');
  }

  function remember(): void {
    clearTimeout(timer);
    address.replace(writeGalleryState(location.search, read()), location.hash);
  }

  /** Another address asks for something else: a link to the gallery itself, the way back. */
  function follow(): void {
    clearTimeout(timer);
    const asked = readGalleryState(location.search);
    const isSame = writeGalleryState('', asked) === writeGalleryState('', read());
    if (!isSame) write(asked);
  }

  field.addEventListener('focus', learn.names, { once: true });
  form.addEventListener('input', () => {
    learn.names();
    show();
    clearTimeout(timer);
    timer = setTimeout(remember, REST);
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    const links = root.querySelectorAll<HTMLElement>('.map-cards > li:not([hidden]) > a');
    if (links.length === 1) links[0]?.click();
    else links[0]?.focus();
  });
  root.querySelector('[data-clear]')?.addEventListener('click', () => {
    write({ query: '', kind: '', continent: '' });
    remember();
    field.focus();
  });
  root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.more !== undefined) unfold(target);
  });
  // If a visitor follows a link away and comes back, the gallery must show the same results.
  address.beforeLink(remember);
  address.onChange(follow);
  signal.addEventListener('abort', () => clearTimeout(timer));

  // The visitor may have typed or chosen something before this script started.
  const [asked, given] = [readGalleryState(location.search), read()];
  const wanted = {
    query: given.query || asked.query,
    kind: given.kind || asked.kind,
    continent: given.continent || asked.continent,
  };
  if (writeGalleryState('', wanted) !== '') write(wanted);
  if (wanted.query) learn.names();
  delete document.documentElement.dataset.asked;
}

/** Shows the rest of a group on a phone. The focus moves to the first map of it, because the button disappears. */
function unfold(button: HTMLElement): void {
  const section = button.closest('section');
  section?.toggleAttribute('data-open', true);
  section?.querySelector<HTMLElement>(`li:nth-child(${FOLDED + 1}) a`)?.focus();
}
