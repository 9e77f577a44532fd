import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImageFacts } from '../../../../src/generator/host/sources/image-facts.ts';

test('an AVIF has a size, with one frame or several', async () => {
  const still = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } })
    .avif()
    .toBuffer();
  const several = Buffer.from(still);
  several.write('avis', 8);
  const facts = { width: 30, height: 20, bytes: still.length };
  expect(readImageFacts(still)).toEqual({ ...facts, isAnimated: false });
  expect(readImageFacts(several)).toEqual({ ...facts, isAnimated: true });
});

test('what is no image has no facts', () => {
  expect(readImageFacts(Buffer.from('ftypavis'))).toBeNull();
  expect(readImageFacts(Buffer.from('no image'))).toBeNull();
});
