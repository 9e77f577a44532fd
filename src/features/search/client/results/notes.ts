import { fillWord } from '@mapwright/site/contract';
import { searchWords, shellWords } from '@mapwright/site/words';
import { askOther } from '../ask-other.ts';
import { makeElement } from '../make-element.ts';
import { quote, unquote } from '../quotes.ts';
import type { Answer } from '../run-searches.ts';
import { createSearchLink } from './search-link.ts';

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

/** What to say where another word was searched for than the visitor has typed, or where a word is nowhere on the site. */
export function spellingNotes({ query, found }: Answer, searchPage: string): readonly HTMLElement[] {
  const typed = fillWord(searchWords.searchTyped, { query: unquote(query) });
  return [
    ...(found.corrected === undefined
      ? []
      : [
          noteOf(
            fillWord(searchWords.corrected, { query: found.corrected }),
            ' ',
            createSearchLink(searchPage, quote(query), typed),
          ),
        ]),
    ...suggestionNotes(found, searchPage),
  ];
}

/** Other spellings of a word that is nowhere on the site. */
export function suggestionNotes(
  { suggestions }: Answer['found'],
  searchPage: string,
): readonly HTMLElement[] {
  if (suggestions.length === 0) return [];
  return [noteOf(...askOther(suggestions.map(other => createSearchLink(searchPage, other, other))))];
}

function noteOf(...content: readonly (Node | string)[]): HTMLElement {
  return makeElement('p', { class: 'search-corrected' }, ...content);
}
