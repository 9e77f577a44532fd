import type { SiteVersion } from '@mapwright/site/plan';
import { contentHash } from '@mapwright/site/system';
import { INDEX_FILE, INDEX_FORMAT, type IndexFile, type LinkFacts } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';
import { findAreas } from './find-areas.ts';
import { foldSynonyms } from './fold-synonyms.ts';
import { makeDictionary } from './make-dictionary.ts';
import { packTexts } from './pack-texts.ts';
import { rankPages } from './rank-pages.ts';
import { roomOf } from './room-of.ts';
import { shardDictionary } from './shard-dictionary.ts';

export interface IndexOptions {
  /** `en`, `de-AT`. */
  readonly language: string;
  /** Where the site begins, in the paths of all pages; `/` if it is left out. */
  readonly baseUrl?: string;
  /** The versions of the docs, if there are several. */
  readonly versions?: readonly SiteVersion[];
  /** Where a visitor who has found nothing can ask. */
  readonly contact?: LinkFacts;
  /** Words by words that readers use instead: `{ pin: ['marker'] }`. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** A file of the index: `path` is relative to its folder. */
export interface IndexedFile {
  readonly path: string;
  readonly text: string;
}

/** The files of the index of all pages. They depend on nothing else, nor on the order of the pages. */
export function makeIndex(given: readonly SearchedPage[], options: IndexOptions): readonly IndexedFile[] {
  const pages = [...given].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { entries, words } = makeDictionary(pages);
  const places = pages.map(({ sections }) => roomOf(sections));
  const shards = shardDictionary(
    entries,
    places.reduce((sum, count) => sum + count, 0),
  );
  const terms = shards.map(({ first, content }) => ({ first, file: nameFile('t', JSON.stringify(content)) }));
  const texts = packTexts(pages).map(({ first, text }) => ({ first, file: nameFile('p', text) }));
  const wordsFile = nameFile('w', JSON.stringify(words));
  const { areas, areaOfPage } = findAreas(pages, options.baseUrl ?? '/');
  const { versions = [] } = options;
  const names = versions.map(({ name }) => name);
  const index: IndexFile = {
    format: INDEX_FORMAT,
    language: options.language,
    areas,
    versions: versions.map(({ name, label, href }) => ({ name, label, href })),
    mainVersion: Math.max(
      0,
      versions.findIndex(({ isUnreleased }) => !isUnreleased),
    ),
    ...(options.contact !== undefined && { contact: options.contact }),
    pages: {
      areas: areaOfPage,
      versions: pages.map(({ version }) => (version === undefined ? -1 : names.indexOf(version))),
      places,
      ranks: rankPages(pages),
    },
    terms: terms.map(({ first, file }) => [first, file.path]),
    texts: texts.map(({ first, file }) => [first, file.path]),
    words: wordsFile.path,
    synonyms: foldSynonyms(options.synonyms),
  };
  const files = [...terms, ...texts].map(({ file }) => file);
  return [{ path: INDEX_FILE, text: JSON.stringify(index) }, ...files, wordsFile];
}

/** A name that changes with the content: browsers may keep the file for ever. */
function nameFile(kind: string, text: string): IndexedFile {
  const hash = contentHash(text).slice(0, 10);
  return { path: `${kind}-${hash}.json`, text };
}
