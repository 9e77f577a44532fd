import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import type { Pack, PackMember } from '../../model/pack.ts';

/**
 * Gathers values until a pack is whole, and sends it. `ofMember` gives what a member is known by when its value is there. An `undefined`
 * value is one that must not be remembered: its pack is not sent.
 */
export function createPackCollector<Member extends PackMember, Item>(
  cache: SharedCache,
  ofMember: (member: Member) => Item,
) {
  const unfinished = new Map<Item, { readonly pack: Pack<Member>; readonly values: Map<Item, unknown> }>();
  return {
    /** This machine makes all values of these packs. */
    expect: (packs: readonly Pack<Member>[]) => {
      if (!cache.isWritable) return;
      for (const pack of packs) {
        const waiting = { pack, values: new Map<Item, unknown>() };
        for (const member of pack.members) unfinished.set(ofMember(member), waiting);
      }
    },
    add: async (item: Item, value: unknown) => {
      const waiting = unfinished.get(item);
      if (waiting === undefined) return;
      unfinished.delete(item);
      waiting.values.set(item, value);
      const { members } = waiting.pack;
      if (waiting.values.size < members.length) return;
      const values = members.map(member => waiting.values.get(ofMember(member)));
      if (!values.includes(undefined)) await cache.put(waiting.pack, values);
    },
  };
}
