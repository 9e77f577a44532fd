import { createHash } from 'node:crypto';
import { joinPath } from '@mapwright/site/plan';

/** Number of hexadecimal digits after a map's slug. */
const DIGITS = 4;

/** The page of a map. The hash depends only on the slug, so that the address stays the same with new data. */
export function mapPathOf(slug: string, base: string): string {
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, DIGITS);
  return joinPath(base, `${slug}-${hash}`);
}

/** The page that other sites show in a frame. */
export function mapFramePathOf(slug: string, framePath: string): string {
  return joinPath(framePath, slug);
}

/** The picture at an address that stays the same. */
export function plainSvgOf(slug: string, base: string): string {
  return `${mapAliasOf(slug, base)}.svg`;
}

/** The short address that people type; it leads to the page. */
export function mapAliasOf(slug: string, base: string): string {
  return joinPath(base, slug);
}
