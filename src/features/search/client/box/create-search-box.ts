import boxStyle from '../../box.css' with { type: 'text' };
import resultsStyle from '../../results.css' with { type: 'text' };
import { createStyle } from '../create-style.ts';
import type { EngineLoader } from '../load-engine.ts';
import { createSearches } from '../run-searches.ts';
import { createAreaFilter } from './area-filter.ts';
import { createBoxFrame } from './box-frame.ts';
import { createBoxView } from './box-view.ts';
import { connectKeys } from './connect-keys.ts';
import { createOptionList } from './option-list.ts';
import { createRecentSearches } from './recent-searches.ts';
import { createVersionFilter } from './version-filter.ts';

export interface BoxOptions {
  /** The site's base URL. */
  readonly base: string;
  readonly loader: EngineLoader;
  /** Until the returned function is called, the browser's Back calls `onBack` and stays on the page. */
  readonly holdBack: (onBack: () => void) => () => void;
}

/** The box in which visitors search from any page. */
export interface SearchBox {
  /** `here` is the path of the page. */
  readonly open: (here: string) => void;
}

/** Pages in the box; the search page has all. */
const MOST = 8;

/** Makes the box: a modal dialog with a combobox. It keeps its query until the visitor leaves the document. */
export function createSearchBox({ base, loader, holdBack }: BoxOptions): SearchBox {
  const searchPage = `${base}search`;
  const frame = createBoxFrame(searchPage);
  const { dialog, field } = frame;
  const recent = createRecentSearches(() => localStorage);
  const options = createOptionList(field, frame.list);
  const filter = createAreaFilter(frame.areas, search);
  const versions = createVersionFilter(frame.version, search);
  const view = createBoxView({ frame, options, filter, versions, recent, searchPage, search });
  const searches = createSearches(loader.load, view);
  const style = createStyle(`${resultsStyle}\n${boxStyle}`);
  let here = '';

  function open(path: string): void {
    here = path;
    if (!dialog.open) show();
    field.focus();
    field.select();
  }

  function show(): void {
    style(document);
    if (!dialog.isConnected) document.body.append(dialog);
    dialog.showModal();
    const release = holdBack(() => dialog.close());
    dialog.addEventListener('close', release, { once: true });
    search();
    void renew();
  }

  /** Pages may have been published since the index was loaded. The first results do not wait for them. */
  async function renew(): Promise<void> {
    const isOther = await loader.renew().catch(() => false);
    if (isOther && dialog.open) search();
  }

  function search(): void {
    const query = field.value.trim();
    const [area, version] = [filter.area(), versions.version()];
    const scope = { ...(area !== null && { area }), ...(version !== null && { version }) };
    if (query === '') void start();
    else searches.run(query, { here, most: MOST, ...scope });
  }

  async function start(): Promise<void> {
    filter.reset();
    versions.reset();
    view.showStart([]);
    const areas = await searches.areas();
    if (field.value.trim() === '') view.showStart(areas);
  }

  field.addEventListener('input', search);
  connectKeys({ frame, options, view, recent, searchPage, search });
  return { open };
}
