import type { PageText, SectionText } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';

/** Characters of a pack, at least; a larger page has a pack to itself. */
const LEAST_SIZE = 8_000;

/** The packs of a large site are larger, because each file takes time to publish. */
const MOST_PACKS = 400;

interface TextPack {
  /** The number of its first page. */
  readonly first: number;
  /** JSON of a `TextsFile`. */
  readonly text: string;
}

/** The texts of pages, in packs of neighbours: pages that are found together often lie together. */
export function packTexts(pages: readonly SearchedPage[]): readonly TextPack[] {
  const texts = pages.map(page => JSON.stringify(textOf(page)));
  const all = texts.reduce((sum, { length }) => sum + length, 0);
  const most = Math.max(LEAST_SIZE, all / MOST_PACKS);
  const packs: { readonly first: number; readonly texts: string[] }[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [first, text] of texts.entries()) {
    if (size + text.length > most) {
      packs.push({ first, texts: [] });
      size = 0;
    }
    packs.at(-1)?.texts.push(text);
    size += text.length;
  }
  return packs.map(pack => ({ first: pack.first, text: `[${pack.texts.join(',')}]` }));
}

function textOf({ path, title, crumbs, description, sections }: SearchedPage): PageText {
  const texts = sections.map(({ id, heading, text }): SectionText => [id, heading, text]);
  return { path, title, crumbs, description, sections: texts };
}
