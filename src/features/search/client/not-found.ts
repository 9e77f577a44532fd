import type { Surroundings } from '@mapwright/site/live';
import { searchWords } from '@mapwright/site/words';
import { createEngineLoader } from './load-engine.ts';
import { makeElement } from './make-element.ts';

const MOST = 5;

/** Offers a lost visitor the pages that the words of the address find. Where none does, the page stays as it is. */
export async function start(place: HTMLElement, { signal }: Surroundings): Promise<void> {
  const base = place.dataset.base ?? '/';
  const query = wordsOfAddress(location.pathname.slice(base.length));
  if (query === '') return;
  const engine = await createEngineLoader(base)();
  const { results } = await engine.search(query, { most: MOST, here: location.pathname });
  if (signal.aborted || results.length === 0) return;
  const links = results.map(({ href, title }) =>
    makeElement('li', {}, makeElement('a', { href }, title.map(({ text }) => text).join(''))),
  );
  place.replaceChildren(
    makeElement('p', {}, searchWords.closest),
    makeElement('ul', { class: 'related' }, ...links),
  );
}

/** The words of a path: `docs/first-map.html` → `docs first map`. */
export function wordsOfAddress(path: string): string {
  return decoded(path)
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
