import {
  INDEX_FORMAT,
  type IndexFile,
  type TermsFile,
  type TextsFile,
  type WordsFile,
} from '../../index-format.ts';

/** Gets a file of the index; `isFresh` = not from a cache. */
export type FetchJson = (file: string, isFresh?: boolean) => Promise<unknown>;

/** An index whose files are loaded when they are needed, each of them once. */
export interface SearchIndex {
  readonly file: IndexFile;
  /** The number of the page that a place belongs to. */
  readonly pageOf: (place: number) => number;
  /** The number of a page's first place. */
  readonly firstPlace: (page: number) => number;
  /** The shard of the dictionary in which a key is, if it exists. */
  readonly terms: (key: string) => Promise<TermsFile>;
  readonly text: (page: number) => Promise<TextsFile[number] | undefined>;
  readonly words: () => Promise<WordsFile>;
}

/** Opens an index from its first file; throws if it is not an index of this version. */
export function openIndex(content: unknown, fetchJson: FetchJson): SearchIndex {
  if (!isIndex(content)) throw new Error('The search index has another format than the script');
  const file = content;
  const { pages, firsts } = countPlaces(file.pages.places);
  const loaded = new Map<string, Promise<unknown>>();

  /** Files of the index hold what their kind says: the same build has written them. */
  function load<Content>(name: string): Promise<Content> {
    let content = loaded.get(name);
    if (!content) {
      content = fetchJson(name).catch(error => {
        loaded.delete(name);
        throw error;
      });
      loaded.set(name, content);
    }
    return content as Promise<Content>;
  }

  return {
    file,
    pageOf: place => pages[place] ?? 0,
    firstPlace: page => firsts[page] ?? 0,
    terms(key) {
      const [, name] = file.terms.findLast(([first]) => first <= key) ?? file.terms[0] ?? [];
      return name === undefined ? Promise.resolve(EMPTY_TERMS) : load<TermsFile>(name);
    },
    async text(page) {
      const [first = 0, name] = file.texts.findLast(([number]) => number <= page) ?? [];
      return name === undefined ? undefined : (await load<TextsFile>(name))[page - first];
    },
    words: () => load<WordsFile>(file.words),
  };
}

/** The dictionary of a site without pages. */
export const EMPTY_TERMS: TermsFile = { keys: [], postings: [], common: [] };

function isIndex(content: unknown): content is IndexFile {
  return (
    typeof content === 'object' && content !== null && 'format' in content && content.format === INDEX_FORMAT
  );
}

/** The page of each place, and the first place of each page. */
function countPlaces(counts: readonly number[]): {
  readonly pages: readonly number[];
  readonly firsts: readonly number[];
} {
  const pages: number[] = [];
  const firsts: number[] = [];
  for (const [page, count] of counts.entries()) {
    firsts.push(pages.length);
    for (let at = 0; at < count; at += 1) pages.push(page);
  }
  return { pages, firsts };
}
