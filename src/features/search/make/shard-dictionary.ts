import { BEGINNING_MARK, NAME_MARK, type TermsFile } from '../index-format.ts';
import { encodePostings } from './encode-postings.ts';
import type { DictionaryEntry } from './make-dictionary.ts';

/** Characters of a shard: about 12 kB when compressed. */
const SHARD_SIZE = 20_000;

/** How many places a beginning has at most. */
const MOST_PLACES = 200;

interface TermShard {
  readonly first: string;
  readonly content: TermsFile;
}

interface EncodedEntry extends Pick<DictionaryEntry, 'key' | 'isCommon'> {
  readonly text: string;
}

/** The dictionary in shards of the same size. */
export function shardDictionary(entries: readonly DictionaryEntry[]): readonly TermShard[] {
  const shards = split(entries.map(encode));
  const firsts = shards.map(shard => shard[0]?.key ?? '');
  for (const beginning of beginningsOver(shards)) {
    const entry = encode(entryOfBeginning(beginning, entries));
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
function entryOfBeginning(beginning: string, entries: readonly DictionaryEntry[]): DictionaryEntry {
  const weights = new Map<number, number>();
  for (let at = firstFrom(beginning, entries); at < entries.length; at += 1) {
    const { key = '', postings = [] } = entries[at] ?? {};
    if (!key.startsWith(beginning)) break;
    if (key.endsWith(NAME_MARK)) continue;
    const share = 0.5 + (0.5 * beginning.length) / key.length;
    for (let index = 0; index < postings.length; index += 2) {
      const [place = 0, weight = 0] = [postings[index], postings[index + 1]];
      weights.set(place, Math.max(weights.get(place) ?? 0, Math.max(1, Math.round(weight * share))));
    }
  }
  const best = [...weights].sort(([a, one], [b, other]) => other - one || a - b).slice(0, MOST_PLACES);
  return {
    key: `${beginning}${BEGINNING_MARK}`,
    postings: best.sort(([a], [b]) => a - b).flat(),
    isCommon: false,
  };
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
