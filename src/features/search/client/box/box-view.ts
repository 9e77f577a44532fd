import { searchWords } from '@mapwright/site/words';
import type { AreaFacts } from '../../index-format.ts';
import { makeElement } from '../make-element.ts';
import { areaChoices } from '../results/area-choices.ts';
import { countFound, showAllWord } from '../results/count-words.ts';
import { failureNote, spellingNotes, waitingNote } from '../results/notes.ts';
import { createResultLinks } from '../results/result-links.ts';
import { createSearchLink } from '../results/search-link.ts';
import { createWaysOn, linksToAreas } from '../results/ways-on.ts';
import type { Answer, SearchView } from '../run-searches.ts';
import { writeAsked } from '../search-address.ts';
import type { AreaFilter } from './area-filter.ts';
import type { BoxFrame } from './box-frame.ts';
import type { OptionGroup, OptionList } from './option-list.ts';
import type { RecentSearches } from './recent-searches.ts';
import type { VersionFilter } from './version-filter.ts';

export interface BoxViewOptions {
  readonly frame: BoxFrame;
  readonly options: OptionList;
  readonly filter: AreaFilter;
  readonly versions: VersionFilter;
  readonly recent: RecentSearches;
  /** Path of the search page. */
  readonly searchPage: string;
  /** Searches again for what is in the field. */
  readonly search: () => void;
}

/** What the box shows. */
export interface BoxView extends SearchView {
  /** Before anything is typed: the last searches, and the areas once they are known. */
  readonly showStart: (areas: readonly AreaFacts[]) => void;
  /** Whether the results are those of a query. */
  readonly isAnswerOf: (query: string) => boolean;
}

/** Milliseconds of rest after which the number of results is announced. */
const REST = 500;

/** Fills the parts of the box. */
export function createBoxView({
  frame,
  options,
  filter,
  versions,
  recent,
  searchPage,
  search,
}: BoxViewOptions): BoxView {
  const { note, ways, more, status } = frame;
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fill(
    groups: readonly OptionGroup[],
    parts: Partial<Record<'note' | 'ways' | 'more', readonly HTMLElement[]>>,
  ): void {
    clearTimeout(timer);
    shown = null;
    options.show(groups);
    note.replaceChildren(...(parts.note ?? []));
    ways.replaceChildren(...(parts.ways ?? []));
    more.replaceChildren(...(parts.more ?? []));
  }

  function showAnswer(answer: Answer): void {
    const { query, scope, found } = answer;
    const href = searchPage + writeAsked({ query, area: scope.area ?? null, version: found.version ?? '' });
    const isNothing = found.results.length === 0;
    fill(
      found.results.map(result => groupOf(result, answer)),
      {
        note: isNothing ? [] : spellingNotes(answer, searchPage),
        ways: isNothing ? createWaysOn(answer, searchPage) : [],
        more: isNothing ? [] : [makeElement('a', { href }, showAllWord(found))],
      },
    );
    filter.show(areaChoices(answer));
    versions.show(answer);
    shown = query;
    timer = setTimeout(() => {
      status.textContent = countFound(found);
    }, REST);
  }

  function showStart(areas: readonly AreaFacts[]): void {
    const recentLinks = recent.list().map(query => createSearchLink(searchPage, query, query));
    const groups = [
      { label: searchWords.recent, isShown: true, links: recentLinks },
      { label: searchWords.browse, isShown: true, links: linksToAreas(areas) },
    ].filter(({ links }) => links.length > 0);
    fill(groups, { more: recentLinks.length === 0 ? [] : [createClearing()] });
    filter.show([]);
    versions.hide();
  }

  /** The button that forgets the last searches. */
  function createClearing(): HTMLElement {
    const button = makeElement('button', { type: 'button' }, searchWords.clear);
    button.addEventListener('click', () => {
      recent.clear();
      searchAgain();
    });
    return button;
  }

  /** The button that was pressed goes, so the field gets the focus. */
  function searchAgain(): void {
    search();
    frame.field.focus();
  }

  return {
    showAnswer,
    showStart,
    showWaiting: () => note.replaceChildren(waitingNote()),
    showFailure: () => {
      const page = makeElement('a', { href: searchPage }, searchWords.searchPage);
      fill([], { note: [failureNote(searchAgain)], more: [page] });
      filter.show([]);
      versions.hide();
    },
    isAnswerOf: query => shown === query,
  };
}

function groupOf(result: Answer['found']['results'][number], answer: Answer): OptionGroup {
  return {
    label: result.title.map(({ text }) => text).join(''),
    links: createResultLinks(result, answer),
  };
}
