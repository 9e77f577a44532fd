import type { Announce } from '@mapwright/site/live';
import { searchWords } from '@mapwright/site/words';
import type { AreaFacts } from '../../index-format.ts';
import { makeElement } from '../make-element.ts';
import { type AreaChoice, areaChoices, choiceNodes } from '../results/area-choices.ts';
import { countFound } from '../results/count-words.ts';
import { failureNote, spellingNotes, waitingNote } from '../results/notes.ts';
import { createResultLinks } from '../results/result-links.ts';
import { showVersions } from '../results/version-choices.ts';
import { createAreaLinks, createWaysOn } from '../results/ways-on.ts';
import type { Answer, SearchView } from '../run-searches.ts';
import { type Asked, writeAsked } from '../search-address.ts';
import type { PageParts } from './page-parts.ts';

export interface PageViewOptions {
  readonly parts: PageParts;
  readonly announce: Announce;
  readonly asked: () => Asked;
  /** Searches again for what is asked. */
  readonly search: () => void;
  readonly showMore: () => void;
}

/** What the search page shows. */
export interface PageView extends SearchView {
  /** Nothing is asked yet: the areas. */
  readonly showStart: (areas: readonly AreaFacts[]) => void;
  /** A new search begins: the results are not complete. */
  readonly begin: () => void;
}

/** Fills the parts of the search page. */
export function createPageView({ parts, announce, asked, search, showMore }: PageViewOptions): PageView {
  const { href, field, areas, note, results, ways } = parts;

  /** Changes the page. If what has the focus goes, what takes its place gets it: the chosen area, the first result that was added, the field. */
  function keepFocus(change: () => void): void {
    const { activeElement } = document;
    const isArea = areas.contains(activeElement);
    const isWay = ways.contains(activeElement);
    const before = results.childElementCount;
    change();
    if (activeElement === null || activeElement.isConnected) return;
    const chosen = isArea && areas.querySelector<HTMLElement>('[aria-current]');
    const added = isWay && results.children[before]?.querySelector('a');
    (chosen || added || field).focus();
  }

  function fill(
    choices: readonly HTMLElement[],
    groups: readonly HTMLElement[],
    notes: readonly HTMLElement[],
    others: readonly HTMLElement[],
  ): void {
    keepFocus(() => {
      areas.replaceChildren(...choices);
      results.replaceChildren(...groups);
      note.replaceChildren(...notes);
      ways.replaceChildren(...others);
    });
    results.removeAttribute('aria-busy');
  }

  function showAnswer(answer: Answer): void {
    const { found } = answer;
    const count = countFound(found);
    const groups = found.results.map(result =>
      makeElement('div', { class: 'search-group' }, ...createResultLinks(result, answer)),
    );
    const choices = areaChoices(answer).map(choice => createChoice(choice));
    showVersions(parts.version, answer);
    announce(count);
    if (groups.length === 0) fill(choices, [], [], createWaysOn(answer, href));
    else
      fill(
        choices,
        groups,
        [...spellingNotes(answer, href), makeElement('p', { class: 'search-count' }, count)],
        moreOf(answer),
      );
  }

  function createChoice(choice: AreaChoice): HTMLElement {
    const address = href + writeAsked({ ...asked(), area: choice.id });
    const current = choice.id === asked().area ? { 'aria-current': 'true' } : {};
    return makeElement('a', { href: address, ...current }, ...choiceNodes(choice));
  }

  function moreOf({ found }: Answer): readonly HTMLElement[] {
    if (found.results.length >= found.total) return [];
    const attributes = { type: 'button', class: 'button button-secondary' };
    const button = makeElement('button', attributes, searchWords.showMore);
    button.addEventListener('click', showMore);
    return [button];
  }

  return {
    showAnswer,
    showStart: all => fill([], [], [], createAreaLinks(all)),
    begin: () => results.setAttribute('aria-busy', 'true'),
    showWaiting: () => keepFocus(() => note.replaceChildren(waitingNote())),
    showFailure: () => fill([], [], [failureNote(search)], []),
  };
}
