import { createFenceTracker } from '../load/markdown/code-fences.ts';
import type { checkSvg } from '../load/svg/check-svg.ts';
import { encodePath } from '../model/paths/encode-path.ts';
import type { AdoptedPage, AdoptedSite, WrittenFile } from './adopted-site.ts';
import { publishableText } from './publishable-drawings.ts';

/** The site with the drawings that are written in its texts as files, because Markdown here has no <svg>. */
export async function withDrawingsInFiles(site: AdoptedSite): Promise<AdoptedSite> {
  if (!site.pages.some(({ text }) => text.includes('<svg'))) return site;
  const { checkSvg } = await import('../load/svg/check-svg.ts');
  const moved = site.pages.map(page => moveDrawings(page, checkSvg));
  return {
    ...site,
    pages: moved.map(({ page }) => page),
    texts: [...(site.texts ?? []), ...moved.flatMap(({ texts }) => texts)],
  };
}

/** A drawing that begins a line. */
const DRAWING = /^([ \t]*)(<svg[\s>].*?<\/svg>)/gms;

/** A page and its drawings. Those that take their colour from the text around them, as icons do, stay. */
function moveDrawings(
  page: AdoptedPage,
  check: typeof checkSvg,
): { readonly page: AdoptedPage; readonly texts: readonly WrittenFile[] } {
  const texts: WrittenFile[] = [];
  const isInCode = codeLinesOf(page.text);
  const text = page.text.replaceAll(DRAWING, (whole, indent: string, svg: string, offset: number) => {
    const drawing = publishableText(standalone(svg));
    const address = `/drawings/${page.to.replace(/^content\/|\.md$/g, '')}-${texts.length + 1}.svg`;
    const file = `content/static${address}`;
    if (isInCode(page.text.slice(0, offset).split('\n').length - 1)) return whole;
    if (/currentColor/i.test(drawing) || check(file, Buffer.from(drawing)).diagnostics.length > 0)
      return whole;
    texts.push({ file, text: `${drawing}\n` });
    return `${indent}<img src="${encodePath(address)}" alt="${titleOf(drawing)}">`;
  });
  return { page: { ...page, text }, texts };
}

/** Whether the line with an index is in a code block. */
function codeLinesOf(text: string): (line: number) => boolean {
  const inCode = text.split('\n').map(createFenceTracker());
  return line => inCode[line] === true;
}

/** In a page the namespace needs no name; in a file it does. */
function standalone(svg: string): string {
  return /^<svg[^>]*\sxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

function titleOf(svg: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(svg)?.[1]?.trim().replaceAll('"', '&quot;') ?? '';
}
