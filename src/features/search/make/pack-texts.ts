import type { PageText, SectionText } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';

/** Characters of a pack; a larger page has a pack to itself. */
const PACK_SIZE = 8_000;

interface TextPack {
  /** The number of its first page. */
  readonly first: number;
  readonly content: readonly PageText[];
}

/** The texts of pages, in packs of neighbours: pages that are found together often lie together. */
export function packTexts(pages: readonly SearchedPage[]): readonly TextPack[] {
  const packs: { first: number; content: PageText[] }[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [first, page] of pages.entries()) {
    const text = textOf(page);
    const length = JSON.stringify(text).length;
    const last = packs.at(-1);
    if (last && size + length <= PACK_SIZE) {
      last.content.push(text);
      size += length;
    } else {
      packs.push({ first, content: [text] });
      size = length;
    }
  }
  return packs;
}

function textOf({ path, title, crumbs, description, sections }: SearchedPage): PageText {
  const texts = sections.map(({ id, heading, text }): SectionText => [id, heading, text]);
  return { path, title, crumbs, description, sections: texts };
}
