import { expect, test } from 'vitest';
import { inOrderOf, isOfShare, packsOf } from '../../../src/generator/model/pack.ts';

const members = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `page-${index}`, key: `key-${index}` }));
const namesOf = (packs: readonly { readonly name: string }[]) => packs.map(({ name }) => name);

test('every member is in one pack, whatever the order in which they come', () => {
  const packs = packsOf('pages', members(1000));
  expect(packs.flatMap(pack => pack.members)).toHaveLength(1000);
  expect(packsOf('pages', members(1000).reverse())).toEqual(packs);
  for (const { members } of packs) expect(members.length).toBeLessThanOrEqual(256);
});

test('a changed or a new member changes one pack, and another kind of value all of them', () => {
  const before = new Set(namesOf(packsOf('pages', members(1000))));
  const changed = members(1000).map(member => (member.id === 'page-5' ? { ...member, key: 'new' } : member));
  const isNew = (name: string) => !before.has(name);
  expect(namesOf(packsOf('pages', changed)).filter(isNew)).toHaveLength(1);
  expect(namesOf(packsOf('pages', members(1001))).filter(isNew)).toHaveLength(1);
  expect(namesOf(packsOf('heads', members(1000))).filter(isNew)).toHaveLength(before.size);
});

test.each([1, 2, 3, 5, 16])('%i shares have every pack once, and each begins with its own', count => {
  const packs = packsOf('pages', members(2000));
  const shares = Array.from({ length: count }, (_, index) => ({ number: index + 1, count }));
  for (const pack of packs) expect(shares.filter(share => isOfShare(pack, share))).toHaveLength(1);
  for (const share of shares) {
    const own = packs.filter(pack => isOfShare(pack, share));
    const ordered = inOrderOf(share, packs);
    expect(ordered.slice(0, own.length)).toEqual(own);
    expect(new Set(ordered)).toEqual(new Set(packs));
    expect(ordered).toHaveLength(packs.length);
  }
});
