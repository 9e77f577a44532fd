import { createHash } from 'node:crypto';
import { joinPath } from '@mapwright/site/plan';

/** Hexadecimal digits behind a map's slug. */
const DIGITS = 4;

/** The page of a map. The hash is made of the slug alone, so that the address survives new data. */
export function mapPathOf(slug: string, base: string): string {
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, DIGITS);
  return joinPath(base, `${slug}-${hash}`);
}

/** What people type: leads to the page. */
export function mapAliasOf(slug: string, base: string): string {
  return joinPath(base, slug);
}
