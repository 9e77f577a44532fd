import type { WeighedTerms } from '../read/weighed-terms.ts';

/** A key of the dictionary while its postings are collected. */
export interface Draft {
  /** Place, weight, place, weight… */
  readonly postings: number[];
  /** The places where it is in a short text. */
  readonly titled: number[];
  /** How many pages it is on. */
  pages: number;
  lastPage: number;
  lastPlace: number;
}

/** Collects keys page by page, and place by place. In a place, short texts come first. */
export function createDrafts() {
  const drafts = new Map<string, Draft>();
  let page = -1;
  let place = -1;
  let next = 0;

  function draftOf(key: string): Draft {
    const known = drafts.get(key);
    if (known) return known;
    const draft = { postings: [], titled: [], pages: 0, lastPage: -1, lastPlace: -1 };
    drafts.set(key, draft);
    return draft;
  }

  function post(draft: Draft, weight: number): void {
    if (draft.lastPage !== page) draft.pages += 1;
    draft.lastPage = page;
    draft.lastPlace = place;
    draft.postings.push(place, weight);
  }

  /** `join` gives the weight of a key that is already in this place. */
  function add({ terms, weights }: WeighedTerms, join: (known: number, weight: number) => number): void {
    for (const [index, key] of terms.entries()) {
      const draft = draftOf(key);
      const weight = weights[index] ?? 0;
      const last = draft.postings.length - 1;
      if (draft.lastPlace === place) draft.postings[last] = join(draft.postings[last] ?? 0, weight);
      else post(draft, weight);
    }
  }

  return {
    /** `room` is the number of places that the page has in the index. */
    beginPage(room: number): void {
      page += 1;
      place = next - 1;
      next += room;
    },
    beginPlace(): void {
      place += 1;
    },
    /** The larger weight counts. */
    addShort(found: WeighedTerms): void {
      add(found, Math.max);
      for (const key of found.terms) draftOf(key).titled.push(place);
    },
    /** It adds to what short texts give. */
    addRunning(found: WeighedTerms): void {
      add(found, (known, weight) => known + weight);
    },
    /** Sorting the keys alone is faster. */
    inOrder: (): readonly (readonly [string, Draft])[] =>
      [...drafts.keys()].sort().map(key => [key, draftOf(key)]),
  };
}
