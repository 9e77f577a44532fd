import type { Surroundings } from '@mapwright/site/live';
import { searchWords } from '@mapwright/site/words';
import { askOther } from './ask-other.ts';
import { createEngineLoader } from './load-engine.ts';
import { makeElement } from './make-element.ts';
import { findNearPages } from './near-pages.ts';

/** Offers a lost visitor the pages that are near to the address. Where there is none, the page stays as it is. */
export async function start(place: HTMLElement, { signal }: Surroundings): Promise<void> {
  const base = place.dataset.base ?? '/';
  const engine = await createEngineLoader(base).load();
  const pages = await findNearPages(engine, { base, path: location.pathname.slice(base.length) });
  if (signal.aborted || pages.length === 0) return;
  const links = pages.map(({ href, title }) => makeElement('a', { href }, title));
  place.replaceChildren(
    ...(links.length === 1
      ? [makeElement('p', {}, ...askOther(links))]
      : [
          makeElement('p', {}, searchWords.otherPages),
          makeElement('ul', {}, ...links.map(link => makeElement('li', {}, link))),
        ]),
  );
}
