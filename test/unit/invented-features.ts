import {
  docFrontMatter,
  postFrontMatter,
} from '../../src/generator/load/front-matter/front-matter-schema.ts';
import { titleFromPath } from '../../src/generator/load/title-from-path.ts';
import { segmentsOfArticle } from '../../src/generator/model/article-path.ts';
import type { Collection } from '../../src/generator/model/collection.ts';
import { segmentsOfDoc } from '../../src/generator/model/paths/file-path.ts';
import { pagesIn } from '../../src/generator/pages.ts';
import type { AddressedEntries } from '../../src/generator/plan/address-entries.ts';
import {
  baseOfGenerated,
  entryDraft,
  generatedDraft,
  type PageDraft,
} from '../../src/generator/plan/page-draft.ts';
import type { PlannedPart, PlanPart } from '../../src/generator/plan/plan-part.ts';
import { PLAIN } from '../../src/templates/contract/layout.ts';
import { pageKind } from '../../src/templates/contract/page.ts';
import { wordsOf } from '../../src/templates/shared/words/words-of.ts';

/** What a feature gives to loading and to the plan. */
export interface TestFeature {
  readonly collections: readonly Collection[];
  readonly part: PlanPart;
}

/** The collection of every site. */
export const PAGES = pagesIn(wordsOf('en'));

/** Invented for the tests of the core: entries in folders whose addresses are folders of pages. */
export const GUIDES: Collection = {
  name: 'docs',
  folders: ['content/docs/'],
  frontMatter: docFrontMatter,
  baseOf: () => '/docs',
  segmentsOf: segmentsOfDoc,
  titleOf: path => titleFromPath(path, 'Docs'),
  hasFolders: true,
};

/** Invented too: dated entries whose template writes the title, and headings of level 2 that mean something. */
export const NEWS: Collection = {
  name: 'blog',
  folders: ['content/blog/'],
  frontMatter: postFrontMatter,
  baseOf: () => '/blog',
  segmentsOf: segmentsOfArticle,
  titleOf: path => titleFromPath(path, 'Blog'),
  leavesTitleOut: true,
  sections: ['Morning', 'Evening'],
};

const ENTRY = pageKind<string>('invented-entry');
const LIST = pageKind<string>('invented-list');

/** A feature whose main page is a file. */
export const WITH_GUIDES: TestFeature = {
  collections: [GUIDES],
  part: entries => partOf(GUIDES, entries),
};

/** A feature with pages that no file is behind, and a feed. */
export const WITH_NEWS: TestFeature = {
  collections: [NEWS],
  part: entries => {
    const { drafts, ...part } = partOf(NEWS, entries);
    return { ...part, drafts: [...drafts, ...['/blog', '/blog/archive'].map(listAt)], feeds: [FEED] };
  },
};

function partOf(collection: Collection, entries: AddressedEntries): PlannedPart {
  const own = entries.of(collection.name);
  const drafts = own.map(entry =>
    entryDraft(ENTRY, entry, () => ({ layout: PLAIN, content: entry.head.title })),
  );
  const section = { title: collection.titleOf('index.md'), path: collection.baseOf('index.md') };
  return { drafts, ...(own.length > 0 && { section }) };
}

function listAt(path: string): PageDraft {
  return generatedDraft(LIST, baseOfGenerated(path, 'News'), () => ({ layout: PLAIN, content: 'A list' }));
}

const FEED = { output: 'blog/feed.xml', path: '/blog', title: 'News', description: '', items: [] };
