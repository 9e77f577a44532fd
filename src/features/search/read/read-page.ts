import { attributeOf, htmlPieces, type OpeningTag } from './html-pieces.ts';
import type { PageToRead, SearchedPage } from './searched-page.ts';
import { createSections } from './sections.ts';

const SKIPPED = new Set('nav button select textarea label legend svg canvas'.split(' '));

/** Words on both sides of these tags belong to one text, without a space. */
const INLINE = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Short texts in these are names that readers look for: labels of settings, terms. */
const LABELS = new Set(['strong', 'dt', 'summary']);

/** What the search knows of a page: the content of its `<main>`. A page without one is not found. */
export function readPage(page: PageToRead): SearchedPage | null {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page.html)?.[1];
  if (main === undefined) return null;
  const sections = createSections();
  let date: string | undefined;
  const crumbs = crumbsIn(main);
  /** What happens at the closing tags of the open elements. */
  const open: (() => void)[] = [];
  let skipped = 0;
  let headers = 0;
  const nothing = () => {};

  function enter(tag: OpeningTag): () => void {
    if (skipped > 0 || isSkipped(tag)) {
      skipped += 1;
      return () => {
        skipped -= 1;
      };
    }
    if (!INLINE.has(tag.name)) sections.write(' ');
    if (tag.name === 'header') {
      headers += 1;
      return () => {
        headers -= 1;
      };
    }
    if (tag.name === 'time' && headers > 0) date ??= attributeOf(tag, 'datetime')?.slice(0, 10);
    if (tag.name === 'h1') return sections.beginTitle();
    const id = attributeOf(tag, 'id');
    if (id !== undefined && /^h[2-6]$/.test(tag.name)) return sections.beginSection(id);
    if (id !== undefined && attributeOf(tag, 'data-search') === 'name') return sections.beginName(id);
    if (id !== undefined && tag.name === 'tr') return sections.beginRow(id);
    if (tag.name === 'td' || tag.name === 'th') return sections.beginCell();
    if (LABELS.has(tag.name)) return sections.beginLabel();
    return nothing;
  }

  for (const piece of htmlPieces(main)) {
    if (piece.type === 'text') {
      if (skipped === 0) sections.write(piece.text);
    } else if (piece.type === 'close') {
      open.pop()?.();
      if (skipped === 0 && !INLINE.has(piece.name)) sections.write(' ');
    } else if (piece.isVoid) {
      if (skipped === 0 && !INLINE.has(piece.name)) sections.write(' ');
    } else open.push(enter(piece));
  }
  const { titles, list } = sections.finish();
  return {
    ...namesOf(page, [...titles, ...crumbs.slice(-1)]),
    path: page.path,
    description: page.description,
    ...(page.version !== undefined && { version: page.version }),
    ...(date !== undefined && { date }),
    crumbs: crumbs.slice(0, -1),
    ...(crumbs.length > 0 && { label: crumbs.at(-1) ?? '' }),
    sections: list,
  };
}

/**
 * The title of a page and its other names. A title for browser tabs says more than the heading that it contains (`Map | Reference`), so
 * then the heading is the title.
 */
function namesOf(
  { title, names }: PageToRead,
  headings: readonly string[],
): Pick<SearchedPage, 'title' | 'names'> {
  const [heading = ''] = headings;
  const shown = heading !== '' && title.includes(heading) ? heading : title;
  const others = new Set([title, ...names, ...headings]);
  return { title: shown, names: [...others].filter(name => name !== '' && name !== shown) };
}

function isSkipped(tag: OpeningTag): boolean {
  return (
    SKIPPED.has(tag.name) ||
    attributeOf(tag, 'aria-hidden') === 'true' ||
    attributeOf(tag, 'data-search') === 'off'
  );
}

/** The texts of the breadcrumbs, from the top to the page itself. */
function crumbsIn(main: string): readonly string[] {
  const list = /<nav class="breadcrumbs"[^>]*>([\s\S]*?)<\/nav>/.exec(main)?.[1] ?? '';
  return list.split('</li>').flatMap(item => {
    const texts = [...htmlPieces(item)].flatMap(piece => (piece.type === 'text' ? piece.text : []));
    return texts.join('').trim() || [];
  });
}
