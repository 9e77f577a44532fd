import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated } from '../../../src/generator/model/is-animated.ts';

const frame = (background = '#123') => sharp({ create: { width: 4, height: 4, channels: 3, background } });

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('one frame in %s is not animated', async format => {
  expect(isAnimated(await frame().toFormat(format).toBuffer())).toBe(false);
});

test('several frames in WebP are', async () => {
  const parts = await Promise.all(['#123', '#456'].map(colour => frame(colour).png().toBuffer()));
  const frames = sharp(parts, { join: { animated: true } });
  expect(isAnimated(await frames.webp().toBuffer())).toBe(true);
});

test('a WebP of the plain kind is not, whatever its first byte of data', () => {
  expect(isAnimated(Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x02'))).toBe(false);
});

test('a PNG is if it says so before its data', async () => {
  const png = await frame().png().toBuffer();
  const chunk = Buffer.from([0, 0, 0, 0, ...Buffer.from('acTL'), 0, 0, 0, 0]);
  const data = png.indexOf('IDAT') - 4;
  expect(isAnimated(Buffer.concat([png.subarray(0, data), chunk, png.subarray(data)]))).toBe(true);
  expect(isAnimated(Buffer.concat([png, chunk]))).toBe(false);
});

test('a GIF counts as animated, and a sequence in AVIF', () => {
  expect(isAnimated(Buffer.from('GIF89a'))).toBe(true);
  expect(isAnimated(Buffer.from('\0\0\0\x1cftypavis'))).toBe(true);
});

test('anything else does not, however short', () => {
  for (const text of ['', 'RIFF', '\x89PNG', '\x89PNG\r\n\x1a\n\0\0\0\0'])
    expect(isAnimated(Buffer.from(text, 'latin1'))).toBe(false);
});
