import { BEGINNING_MARK, MOST_PLACES, MOST_WEIGHT, NAME_MARK, type TermsFile } from '../index-format.ts';
import { encodePostings } from './encode-postings.ts';
import type { DictionaryEntry } from './make-dictionary.ts';

/** Characters of a shard: about 10 kB when compressed. */
const SHARD_SIZE = 20_000;

interface TermShard {
  readonly first: string;
  readonly content: TermsFile;
}

interface EncodedEntry extends Pick<DictionaryEntry, 'key' | 'isCommon'> {
  readonly text: string;
}

/** The dictionary of a site with a number of places, in shards of the same size. */
export function shardDictionary(entries: readonly DictionaryEntry[], places: number): readonly TermShard[] {
  const shards = split(entries.map(encode));
  const firsts = shards.map(shard => shard[0]?.key ?? '');
  for (const beginning of beginningsOver(shards)) {
    const entry = encode(entryOfBeginning(beginning, entries, places));
    const index = Math.max(
      0,
      firsts.findLastIndex(first => first <= entry.key),
    );
    shards[index]?.push(entry);
  }
  return shards.map((shard, index) => ({ first: firsts[index] ?? '', content: contentOf(shard) }));
}

function encode({ key, postings, isCommon }: DictionaryEntry): EncodedEntry {
  return { key, isCommon, text: encodePostings(postings) };
}

function split(entries: readonly EncodedEntry[]): EncodedEntry[][] {
  const shards: EncodedEntry[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const length = entry.key.length + entry.text.length + 6;
    if (size + length > SHARD_SIZE) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += length;
  }
  return shards;
}

/** The beginnings of words that lie in more than one shard: those that the keys on both sides of a border have in common. */
function beginningsOver(shards: readonly (readonly EncodedEntry[])[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [index, shard] of shards.entries()) {
    const before = shards[index - 1]?.at(-1)?.key ?? '';
    const after = shard[0]?.key ?? '';
    for (let at = 0; at < before.length && before[at] === after[at] && isWordLetter(after[at]); at += 1)
      found.add(after.slice(0, at + 1));
  }
  return found;
}

function isWordLetter(letter: string | undefined): boolean {
  return letter !== undefined && letter !== ' ' && letter !== NAME_MARK;
}

/** The best places of all words with a beginning. */
function entryOfBeginning(
  beginning: string,
  entries: readonly DictionaryEntry[],
  places: number,
): DictionaryEntry {
  const weights = new Uint8Array(places);
  for (let at = firstFrom(beginning, entries); at < entries.length; at += 1) {
    const { key = '', postings = [] } = entries[at] ?? {};
    if (!key.startsWith(beginning)) break;
    if (key.endsWith(NAME_MARK)) continue;
    const share = 0.5 + (0.5 * beginning.length) / key.length;
    for (let index = 0; index < postings.length; index += 2) {
      const [place = 0, weight = 0] = [postings[index], postings[index + 1]];
      weights[place] = Math.max(weights[place] ?? 0, 1, Math.round(weight * share));
    }
  }
  return { key: `${beginning}${BEGINNING_MARK}`, postings: bestOf(weights), isCommon: false };
}

/** The postings of the places with the largest weights, in order; of the same weight, the first ones. */
function bestOf(weights: Uint8Array): readonly number[] {
  const counts = new Uint32Array(MOST_WEIGHT + 1);
  for (let place = 0; place < weights.length; place += 1) {
    const weight = weights[place] ?? 0;
    counts[weight] = (counts[weight] ?? 0) + 1;
  }
  let least = MOST_WEIGHT;
  let left = MOST_PLACES - (counts[least] ?? 0);
  while (least > 1 && left > 0) {
    least -= 1;
    left -= counts[least] ?? 0;
  }
  // Not all of the smallest weight may have room.
  let room = left + (counts[least] ?? 0);
  const postings: number[] = [];
  for (let place = 0; place < weights.length; place += 1) {
    const weight = weights[place] ?? 0;
    if (weight < least || (weight === least && room === 0)) continue;
    if (weight === least) room -= 1;
    postings.push(place, weight);
  }
  return postings;
}

/** The index of the first entry that does not come before a key. */
function firstFrom(key: string, entries: readonly DictionaryEntry[]): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function contentOf(shard: readonly EncodedEntry[]): TermsFile {
  const sorted = [...shard].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    keys: sorted.map(({ key }) => key),
    postings: sorted.map(({ text }) => text),
    common: sorted.flatMap(({ isCommon }, index) => (isCommon ? [index] : [])),
  };
}
