import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import { isOfShare, type Pack, type PackMember, type Share } from '../../model/pack.ts';
import { createPackCollector } from './pack-collector.ts';

/** Pages or files, as machines share them. A pack is sent by the machine that makes all of it. */
export interface PackExchange<Member extends PackMember, Item, Value> {
  /** Hands over the values of wanted items that other machines have made. `take` says whether it could use one. */
  readonly fetch: (
    wanted: Iterable<Item>,
    take: (member: Member, value: Value) => boolean,
  ) => Promise<FetchedPacks<Member, Item>>;
  readonly packsOf: (share: Share) => Promise<SharePacks<Member>>;
  /** Sends the value of an item, once all others of its pack are there. An `undefined` value keeps its pack back. */
  readonly add: (item: Item, value: Value | undefined) => Promise<void>;
}

export interface FetchedPacks<Member extends PackMember, Item> {
  /** The packs that have wanted items. */
  readonly touched: readonly Pack<Member>[];
  /** The wanted items that are left for this machine. */
  readonly left: ReadonlySet<Item>;
  /** The packs that this machine makes all of. */
  readonly own: readonly Pack<Member>[];
}

/** The packs of a share, and those of them that no machine has made, which this one makes now. */
export interface SharePacks<Member extends PackMember> {
  readonly all: readonly Pack<Member>[];
  readonly missing: readonly Pack<Member>[];
}

export interface ExchangeOptions<Member extends PackMember, Item, Value> {
  readonly cache: SharedCache;
  readonly itemOf: (member: Member) => Item;
  /** Whether something from the server is a value: other programs may have put it there. */
  readonly isValue: (value: unknown) => value is Value;
}

/** Exchanges the values of these packs, each of which some machine makes. */
export function createPackExchange<Member extends PackMember, Item, Value>(
  packs: readonly Pack<Member>[],
  { cache, itemOf, isValue }: ExchangeOptions<Member, Item, Value>,
): PackExchange<Member, Item, Value> {
  const collector = createPackCollector(cache, itemOf);
  return {
    fetch: async (wanted, take) => {
      const left = new Set(wanted);
      const isLeft = (member: Member) => left.has(itemOf(member));
      const touched = packs.filter(({ members }) => members.some(isLeft));
      const missing = new Set(touched);
      for await (const { pack, values } of cache.fetch(touched)) {
        if (!values.every(isValue)) continue;
        missing.delete(pack);
        for (const [index, member] of pack.members.entries()) {
          const value = values[index];
          if (value !== undefined && isLeft(member) && take(member, value)) left.delete(itemOf(member));
        }
      }
      const own = [...missing].filter(({ members }) => members.every(isLeft));
      collector.expect(own);
      return { touched, left, own };
    },
    packsOf: async share => {
      const all = packs.filter(pack => isOfShare(pack, share));
      const found = await cache.find(all);
      const missing = all.filter(({ name }) => !found.has(name));
      collector.expect(missing);
      return { all, missing };
    },
    add: collector.add,
  };
}
