import type { SiteMark } from '@mapwright/site/kit';
import type { Caption } from '@mapwright/site/picture';
import { contentHash } from '@mapwright/site/source';
import type { LoadedMap } from '../map.ts';

/** The published picture of a map for social networks, made from its SVG. */
export interface SocialFile {
  readonly slug: string;
  readonly output: string;
  /** Names everything that is in it. */
  readonly hash: string;
  readonly caption: Caption;
  readonly logo: SiteMark | null;
}

/** Its name changes with what is in it, because social networks keep pictures long. */
export function socialFileOf(
  { slug, files }: LoadedMap,
  caption: Caption,
  logo: SiteMark | null,
): SocialFile {
  const hash = contentHash(JSON.stringify([files.svg.hash, caption, logo?.hash]));
  return { slug, output: `assets/maps/${slug}.${hash.slice(0, 8)}.png`, hash, caption, logo };
}
