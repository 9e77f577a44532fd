import { hash } from 'node:crypto';
import { compareText } from './text/compare-text.ts';

/** Something whose value is kept under a key. Its id does not change with its content, as a path does not. */
export interface PackMember {
  readonly id: string;
  readonly key: string;
}

/**
 * Values that travel together. Most take about a millisecond to make, and a request costs as much, so each request carries many. A pack is
 * a run of neighbours by id, because neighbours resemble one another. Hashes of ids say where a run ends, so a new member changes one pack.
 */
export interface Pack<Member extends PackMember = PackMember> {
  /** SHA-256 in hexadecimal digits of the kind and all keys: same name, same values. */
  readonly name: string;
  /** Where it begins among all members: from 0, below 1. */
  readonly position: number;
  /** In an order that is the same everywhere. */
  readonly members: readonly Member[];
}

/** A part of the work: `number` from 1 to `count`. */
export interface Share {
  readonly number: number;
  readonly count: number;
}

/** Larger sites have larger packs. */
const MOST_PACKS = 4096;

/** Puts members into packs of about `size`, a power of two. */
export function packsOf<Member extends PackMember>(
  kind: string,
  members: readonly Member[],
  size = 64,
): readonly Pack<Member>[] {
  let usual = size;
  while (usual * MOST_PACKS < members.length) usual *= 2;
  const sorted = members.toSorted((a, b) => compareText(a.id, b.id) || compareText(a.key, b.key));
  const packs: Pack<Member>[] = [];
  let start = 0;
  for (const [index, { id }] of sorted.entries()) {
    const length = index - start + 1;
    if (index < sorted.length - 1 && length < 4 * usual && numberOf(id) % usual > 0) continue;
    packs.push(packOf(kind, sorted.slice(start, index + 1), start / sorted.length));
    start = index + 1;
  }
  return packs;
}

/** One pack of all members. */
export function packOf<Member extends PackMember>(
  kind: string,
  members: readonly Member[],
  position = 0,
): Pack<Member> {
  const name = hash('sha256', JSON.stringify([kind, members.map(({ key }) => key)]), 'hex');
  return { name, position, members };
}

/** Whether a pack is part of a share. Packs of pages and packs of their sources have the same positions, so a share renders what it has loaded. */
export function isOfShare({ position }: Pick<Pack, 'position'>, { number, count }: Share): boolean {
  return Math.floor(position * count) === number - 1;
}

/**
 * Packs in the order in which a share needs them: its own, then those of the others, each from its end, where its owner comes last. So
 * shares that run at the same time do little twice, and one that runs alone does everything.
 */
export function inOrderOf<Some extends Pack>(share: Share, packs: readonly Some[]): readonly Some[] {
  const shares = Array.from({ length: share.count }, (_, index) => ({
    number: ((share.number - 1 + index) % share.count) + 1,
    count: share.count,
  }));
  return shares.flatMap((some, index) => {
    const own = packs.filter(pack => isOfShare(pack, some));
    return index === 0 ? own : own.reverse();
  });
}

/** The same for the same id, and otherwise any number. */
function numberOf(id: string): number {
  return Number.parseInt(hash('sha256', id, 'hex').slice(0, 8), 16);
}
