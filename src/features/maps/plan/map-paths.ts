import { contentHash, joinPath } from '@mapwright/site/plan';
import type { LoadedMap } from '../map.ts';
import type { MapsContext } from './maps-context.ts';

/** Number of hexadecimal digits after a map's slug. */
const DIGITS = 4;

/** The page of a map. The hash depends only on the slug, so that the address stays the same with new data. */
export function mapPathOf(slug: string, base: string): string {
  return joinPath(base, `${slug}-${contentHash(slug).slice(0, DIGITS)}`);
}

/** A link to the page of a map. */
export function linkToMap(
  { title, slug }: LoadedMap,
  { href, options }: MapsContext,
): { readonly label: string; readonly href: string } {
  return { label: title, href: href(mapPathOf(slug, options.path)) };
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
