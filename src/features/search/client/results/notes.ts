import { fillWord } from '@mapwright/site/contract';
import { searchWords, shellWords } from '@mapwright/site/words';
import { makeElement } from '../make-element.ts';
import type { Answer } from '../run-searches.ts';

/** What to say while an answer takes its time. */
export function waitingNote(): HTMLElement {
  return makeElement('p', { class: 'search-waiting', role: 'status' }, searchWords.loading);
}

/** What to say where the search could not be loaded, with a way to try again. */
export function failureNote(onRetry: () => void): HTMLElement {
  const retry = makeElement(
    'button',
    { type: 'button', class: 'button button-secondary' },
    shellWords.tryAgain,
  );
  retry.addEventListener('click', onRetry);
  return makeElement(
    'div',
    { class: 'search-failure', role: 'alert' },
    makeElement('p', {}, searchWords.failed),
    retry,
  );
}

/** What to say where another word was searched for than the visitor has typed. */
export function correctionNote({ found }: Answer): readonly HTMLElement[] {
  if (found.corrected === undefined) return [];
  const text = fillWord(searchWords.corrected, { query: found.corrected });
  return [makeElement('p', { class: 'search-corrected' }, text)];
}
