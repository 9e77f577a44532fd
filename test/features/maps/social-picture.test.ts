import { describe, expect, test } from 'vitest';
import { socialFileOf } from '../../../src/features/maps/files/social-file.ts';
import { socialPicture } from '../../../src/features/maps/files/social-picture.ts';
import { loadedMap } from './loaded-maps.ts';

/** A map as the compiler writes it. */
function mapOf(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n<title>A</title>\n<g><path id="A" title="A" d="M0 0h9v9z"/></g>\n</svg>\n`;
}

const CAPTION = { title: 'Côte d’Ivoire', line: 'SVG map, 14 districts', site: 'Atlas' };

/** Where the map lies on the sheet. */
function placeOf(width: number, height: number, caption = CAPTION) {
  const [, x, y, shownWidth, shownHeight] =
    /viewBox="[^"]*" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(
      socialPicture(mapOf(width, height), caption),
    ) ?? [];
  return { x: Number(x), y: Number(y), width: Number(shownWidth), height: Number(shownHeight) };
}

/** Where the texts begin on the sheet. */
function textPlaces(width: number, height: number) {
  const places = socialPicture(mapOf(width, height), CAPTION).matchAll(
    /transform="translate\(([\d.]+) ([\d.]+)\) scale/g,
  );
  return [...places].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test('the name of the file changes with the map, its name and the logo', () => {
  const map = loadedMap('ivory-coast');
  const redrawn = { ...map, files: { ...map.files, svg: { ...map.files.svg, hash: 'fedcba98' } } };
  const outputs = [
    socialFileOf(map, CAPTION, null),
    socialFileOf(redrawn, CAPTION, null),
    socialFileOf(map, { ...CAPTION, site: 'Globe' }, null),
    socialFileOf(map, CAPTION, { file: 'content/static/logo.svg', hash: 'a' }),
    socialFileOf(map, CAPTION, { file: 'content/static/logo.svg', hash: 'b' }),
  ].map(({ output }) => output);
  expect(new Set(outputs).size).toBe(outputs.length);
  expect(socialFileOf(map, { ...CAPTION }, null).output).toBe(outputs[0]);
});

describe('the picture for social networks', () => {
  test('is a sheet of 1200 by 630 pixels with light paper below the map', () => {
    const picture = socialPicture(mapOf(1000, 800), CAPTION);
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630">/);
    expect(picture).toMatch(/<rect width="1200" height="630" fill="#f[0-9a-f]{5}"\/>/);
  });

  test('has the whole map in it, unchanged but for its place, its size and its colour', () => {
    const picture = socialPicture(mapOf(1000, 800), CAPTION);
    expect(picture).toContain('viewBox="0 0 1000 800"');
    expect(picture).toContain('<title>A</title>\n<g><path id="A" title="A" d="M0 0h9v9z"/></g>');
    expect(picture).not.toContain('width="1000"');
  });

  test('names the map in outlines, because no machine’s fonts are used', () => {
    const picture = socialPicture(mapOf(1000, 800), CAPTION);
    expect(picture).not.toContain('<text');
    const letters = Object.values(CAPTION).join('').replaceAll(' ', '').length;
    expect(picture.match(/<path transform=/g)).toHaveLength(letters);
  });

  test('has the mark of the site', () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" viewBox="0 0 64 64">\n<circle r="32"/>\n</svg>\n';
    const mark = 'width="48" height="48" viewBox="0 0 64 64">\n<circle r="32"/>';
    expect(socialPicture(mapOf(9, 9), CAPTION, logo)).toContain(mark);
    expect(socialPicture(mapOf(9, 9), CAPTION)).not.toContain('<circle');
  });

  test('has the labels of the map as outlines too', () => {
    const svg = mapOf(9, 9).replace(
      '</svg>',
      '<g fill="#1f2f2b" stroke="#fff" font-size="12" text-anchor="middle">\n<text x="4" y="5">AB</text>\n<text x="4" y="5" font-size="6">C&amp;D</text>\n<text x="4" y="5">aΩ</text>\n</g></svg>',
    );
    const picture = socialPicture(svg, { ...CAPTION, title: 'Ω' });
    expect(picture).not.toContain('<text');
    expect(picture.match(/<path transform=/g)).toHaveLength(5);
    expect(picture).toContain('scale(0.012)');
    expect(picture).toContain('scale(0.006)');
  });

  test('has the map alone if its name is in other letters', () => {
    const caption = { ...CAPTION, title: 'Ελλάδα' };
    expect(socialPicture(mapOf(1000, 800), caption)).not.toContain('<path transform=');
    expect(placeOf(1000, 800, caption).x).toBeLessThan(placeOf(1000, 800).x);
  });

  test.each([
    ['a square map', 1000, 1000],
    ['a tall map', 400, 1400],
    ['a wide map', 1000, 200],
    ['a map nearly as wide', 1120, 750],
    ['a tiny map', 10, 8],
  ])(
    'has %s in its proportions, as large as it can be, clear of its name and the edges',
    (_, width, height) => {
      const place = placeOf(width, height);
      const isWide = width / height > 1.45;
      for (const { x, y } of textPlaces(width, height))
        expect(isWide ? y < 176 : x === 64, `text at ${x}, ${y}`).toBe(true);
      expect(place.width / place.height).toBeCloseTo(width / height, 1);
      expect(place.x).toBeGreaterThanOrEqual(isWide ? 64 : 560);
      expect(place.y).toBeGreaterThanOrEqual(isWide ? 176 : 48);
      expect(place.x + place.width).toBeLessThanOrEqual(1150);
      expect(place.y + place.height).toBeLessThanOrEqual(594);
      expect(Math.max(place.width / 584, place.height / 418)).toBeGreaterThanOrEqual(1);
    },
  );
});
