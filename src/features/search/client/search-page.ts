import { createPageAddress, type Surroundings } from '@mapwright/site/live';
import { followLink } from './follow-link.ts';
import { createEngineLoader } from './load-engine.ts';
import { findPageParts } from './page/page-parts.ts';
import { createPageView } from './page/page-view.ts';
import { createSearches } from './run-searches.ts';
import { type Asked, readAsked, writeAsked } from './search-address.ts';

/** Pages that are shown at first, and that are added each time. */
const MORE = 20;

/** Milliseconds of rest after which the address follows what is typed: browsers refuse to change it too often. */
const REST = 400;

/** Searches for what the address asks, and for what a visitor types. */
export function start(page: HTMLElement, { announce, signal }: Surroundings): void {
  const parts = findPageParts(page);
  if (!parts) return;
  const { href, form, field, version } = parts;
  const { load } = createEngineLoader(href.replace(/search$/, ''));
  const address = createPageAddress(signal);
  let asked: Asked = readAsked(location.search);
  let most = MORE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The address was changed for what is being typed: more letters change it again, and make no further entry of the history. */
  let isTyped = false;
  let isPending = false;

  const view = createPageView({
    parts,
    announce,
    asked: () => asked,
    search,
    showMore: () => {
      most += MORE;
      search();
    },
  });
  const searches = createSearches(load, view);

  function search(): void {
    view.begin();
    const { query, area, version } = asked;
    if (query.trim() === '') void showStart();
    else searches.run(query, { most, ...(area !== null && { area }), ...(version !== '' && { version }) });
  }

  async function showStart(): Promise<void> {
    const areas = await searches.areas();
    if (asked.query.trim() === '') view.showStart(areas);
  }

  function ask(next: Asked): void {
    asked = next;
    most = MORE;
    search();
  }

  /** Another address asks something else: a link of this page, the way back. */
  function follow(): void {
    const next = readAsked(location.search);
    if (writeAsked(next) === writeAsked(asked)) return;
    clearTimeout(timer);
    [isTyped, isPending] = [false, false];
    field.value = next.query;
    ask(next);
  }

  function remember(): void {
    clearTimeout(timer);
    const next = writeAsked(asked);
    if (!isPending || !address.isHere() || location.search === next) return;
    isPending = false;
    if (isTyped || !address.canFollow()) address.replace(next, '');
    else followLink(page, href + next);
    isTyped = true;
  }

  form.addEventListener('input', ({ target }) => {
    // Until the visitor chooses, the version is left to the search.
    ask({ ...asked, query: field.value, version: target === version ? version.value : asked.version });
    isPending = true;
    clearTimeout(timer);
    timer = setTimeout(remember, REST);
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    remember();
    isTyped = false;
  });
  // A visitor who comes back must find the search that is shown.
  address.beforeLink(remember);
  address.onChange(follow);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    searches.stop();
  });

  // The visitor may have typed before this script started.
  isPending = field.value !== '' && field.value !== asked.query;
  if (isPending) asked = { ...asked, query: field.value };
  else field.value = asked.query;
  search();
}
