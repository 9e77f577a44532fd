import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng, type Pixels } from '../../../../src/generator/host/picture/encode-png.ts';

/** A square of pixels, each with the red, green, blue and opacity that a function of its place gives. */
function square(side: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const places = Array.from({ length: side * side }, (_, place) =>
    colorAt(place % side, Math.floor(place / side)),
  );
  return { width: side, height: side, pixels: Uint8Array.from(places.flat()) };
}

/** The pixels of a PNG with a palette, as `square` gives them. */
function pixelsOf(png: Uint8Array | null): Uint8Array {
  const { IHDR, PLTE, IDAT } = chunksOf(Buffer.from(png ?? []));
  if (!IHDR || !PLTE || !IDAT) throw new Error('A chunk is missing');
  const row = IHDR.readUInt32BE(0) + 1;
  const indices = [...inflateSync(IDAT)].filter((_, place) => place % row !== 0);
  return Uint8Array.from(indices.flatMap(index => [...PLTE.subarray(index * 3, index * 3 + 3), 255]));
}

function chunksOf(png: Buffer, start = 8): Readonly<Record<string, Buffer>> {
  if (start >= png.length) return {};
  const end = start + 8 + png.readUInt32BE(start);
  return {
    [png.toString('latin1', start + 4, start + 8)]: png.subarray(start + 8, end),
    ...chunksOf(png, end + 4),
  };
}

/** 4,096 colours, as many as those of many soft edges. */
const softEdges = square(64, (x, y) => [x * 4, 255 - x * 2, y * 2, 255]);

describe('encodePng', () => {
  it('keeps each colour if they fit into a palette', () => {
    const flag = square(16, (x, y) => [x * 16, 10, y * 16, 255]);
    expect(pixelsOf(encodePng(flag))).toEqual(flag.pixels);
  });

  it('changes more shades than that by less than can be seen', () => {
    const shades = square(48, (x, y) => [40 + x, 130 + x + (y % 2), 120 + y, 255]);
    const drawn = pixelsOf(encodePng(shades));
    const changes = [...shades.pixels].map((part, place) => Math.abs(part - (drawn[place] ?? 0)));
    expect(Math.max(...changes)).toBeLessThanOrEqual(4);
    expect(Math.max(...changes)).toBeGreaterThan(0);
  });

  it('leaves the most frequent colours as they are', () => {
    const paper = [243, 248, 247, 255];
    const sheet = square(64, (x, y) => (x > 4 ? paper : [4 * x, y * 4, x * y, 255]));
    const drawn = pixelsOf(encodePng(sheet));
    expect([...drawn.subarray(-4)]).toEqual(paper);
  });

  it('gives these bytes on every machine', () => {
    const hash = createHash('sha256').update(encodePng(softEdges) ?? '');
    expect(hash.digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"3766cdbc000da08e"`);
  });

  it('refuses what one can see through', () => {
    expect(encodePng(square(4, x => [0, 0, 0, x === 0 ? 254 : 255]))).toBeNull();
  });

  it('refuses a photograph', () => {
    expect(encodePng(square(128, (x, y) => [x, y, x ^ y, 255]))).toBeNull();
  });
});
