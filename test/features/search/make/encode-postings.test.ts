import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePostings } from '../../../../src/features/search/client/engine/decode-postings.ts';
import { MOST_WEIGHT } from '../../../../src/features/search/index-format.ts';
import { encodePostings } from '../../../../src/features/search/make/encode-postings.ts';

test('postings come back as they were written', () => {
  const postings = fc
    .uniqueArray(fc.record({ place: fc.nat(3_000_000), weight: fc.integer({ min: 1, max: MOST_WEIGHT }) }), {
      selector: ({ place }) => place,
    })
    .map(list => list.sort((a, b) => a.place - b.place));
  fc.assert(
    fc.property(postings, list => {
      expect(decodePostings(encodePostings(list.flatMap(({ place, weight }) => [place, weight])))).toEqual(
        list,
      );
    }),
  );
});

test('neighbours take two characters each', () => {
  const postings = Array.from({ length: 1000 }, (_, place) => [place, 1]).flat();
  expect(encodePostings(postings)).toHaveLength(2000);
});
