import { NAME_MARK } from '../../index-format.ts';
import { decodePostings } from './decode-postings.ts';
import type { SearchIndex } from './open-index.ts';

/** A name that only begins with the query counts less. */
const BEGUN = 0.6;

/** The places whose whole name is the query, or begins with it, with the weight of the name. */
export async function findNames(
  index: SearchIndex,
  words: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const name = words.join(' ');
  const shard = await index.terms(`${name}${NAME_MARK}`);
  const weights = new Map<number, number>();
  for (const [at, key] of shard.keys.entries()) {
    const isWhole = key === `${name}${NAME_MARK}`;
    if (!isWhole && !(key.endsWith(NAME_MARK) && key.startsWith(`${name} `))) continue;
    for (const { place, weight } of decodePostings(shard.postings[at] ?? ''))
      weights.set(place, Math.max(weights.get(place) ?? 0, isWhole ? weight : weight * BEGUN));
  }
  return weights;
}
