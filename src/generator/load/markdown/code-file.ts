import type { Code } from 'mdast';
import { fillProductInText } from '../source/fill-product.ts';
import { readIncludedText } from './included-text.ts';
import type { PageContext } from './page-context.ts';
import { findRegion, isRegionMark } from './region.ts';

/** Reads the code of a file or its region, without the indentation that all lines share. */
export function readCodeFile(
  page: PageContext,
  node: Code,
  wanted: { readonly file: string; readonly region?: string },
): string {
  const included = readIncludedText(page, node, wanted.file);
  if (included === undefined) return '';
  const text = fillProductInText(included.text, page.surroundings.product).replace(/\n$/, '');
  if (wanted.region === undefined) return text;
  const region = findRegion(page, node, { file: included.file, text, region: wanted.region });
  return region === undefined ? '' : dedent(region.lines.filter(line => !isRegionMark(line))).join('\n');
}

function dedent(lines: readonly string[]): string[] {
  const widths = lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
  const width = widths.reduce((least, next) => Math.min(least, next), Number.POSITIVE_INFINITY);
  return lines.map(line => line.slice(width));
}
