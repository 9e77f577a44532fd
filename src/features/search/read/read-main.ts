import { attributeOf, type OpeningTag, scanHtml } from '@mapwright/site/html';
import type { SearchedSection } from './searched-page.ts';
import { createSections } from './sections.ts';

/** What is read of the content of a page. */
interface MainContent {
  /** The headings of the first level. */
  readonly titles: readonly string[];
  readonly sections: readonly SearchedSection[];
  /** The first time in a header: `2025-07-15`. */
  readonly date: string | undefined;
}

/** Navigation, controls and drawings. */
const SKIPPED = new Set('nav button select textarea label legend svg canvas'.split(' '));

/** Words on both sides of these tags belong to one text, without a space. */
const INLINE = new Set(
  `a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr`.split(
    ' ',
  ),
);

/** Words on both sides of these tags belong to texts of their own, such as paragraphs, items and cells. */
const BLOCKS = new Set(
  `address article aside blockquote dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section
  summary table td th ul`.split(/\s+/),
);

/** Short texts in these are names that readers look for, such as labels of settings. */
const LABELS = new Set(['strong', 'summary']);

/** Reads the HTML of a page's `<main>`. */
export function readMain(html: string): MainContent {
  const reader = createReader();
  scanHtml(html, reader);
  return reader.finish();
}

function createReader() {
  const sections = createSections();
  /** What happens at the closing tags of the open elements. */
  const ends: (() => void)[] = [];
  const within = { skipped: 0, header: 0 };
  let date: string | undefined;

  function write(text: string): void {
    if (within.skipped === 0) sections.write(text);
  }

  function separate(name: string): void {
    if (within.skipped > 0 || INLINE.has(name)) return;
    if (BLOCKS.has(name)) sections.endText();
    else sections.write(' ');
  }

  function count(what: keyof typeof within): () => void {
    within[what] += 1;
    return () => {
      within[what] -= 1;
    };
  }

  function begin(tag: OpeningTag): () => void {
    if (within.skipped > 0 || isSkipped(tag)) return count('skipped');
    if (tag.name === 'header') return count('header');
    if (tag.name === 'time' && within.header > 0) date ??= attributeOf(tag, 'datetime')?.slice(0, 10);
    return beginIn(sections, tag);
  }

  return {
    write,
    open(tag: OpeningTag): void {
      separate(tag.name);
      if (!tag.isVoid) ends.push(begin(tag));
    },
    close(name: string): void {
      ends.pop()?.();
      separate(name);
    },
    finish: (): MainContent => ({ ...sections.finish(), date }),
  };
}

function isSkipped(tag: OpeningTag): boolean {
  const isHidden = attributeOf(tag, 'aria-hidden') === 'true' || attributeOf(tag, 'data-search') === 'off';
  return SKIPPED.has(tag.name) || isHidden;
}

/** Begins what a tag begins: a title, a section, a name, words, a cell, a term, a label, or nothing. */
function beginIn(sections: ReturnType<typeof createSections>, tag: OpeningTag): () => void {
  const { name } = tag;
  if (name === 'h1') return sections.beginTitle();
  const id = attributeOf(tag, 'id');
  if (id !== undefined && /^h[2-6]$/.test(name)) return sections.beginSection(id);
  if (id !== undefined && attributeOf(tag, 'data-search') === 'name') return sections.beginName(id);
  if (attributeOf(tag, 'data-search') === 'alias') return sections.beginAlias();
  if (attributeOf(tag, 'data-search') === 'words') return sections.beginWords();
  if (name === 'tr') return id === undefined ? sections.beginTextRow() : sections.beginRow(id);
  if (name === 'td' || name === 'th') return sections.beginCell();
  if (name === 'dt') return sections.beginTerm();
  return LABELS.has(name) ? sections.beginLabel() : () => {};
}
