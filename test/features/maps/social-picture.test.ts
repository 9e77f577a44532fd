import { describe, expect, test } from 'vitest';
import { socialPicture } from '../../../src/features/maps/files/social-picture.ts';

/** A map as the compiler writes it. */
function mapOf(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n<title>A</title>\n<g><path id="A" title="A" d="M0 0h9v9z"/></g>\n</svg>\n`;
}

/** Where the map lies on the sheet. */
function placeOf(width: number, height: number) {
  const [, x, y, shownWidth, shownHeight] =
    /viewBox="[^"]*" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(
      socialPicture(mapOf(width, height)),
    ) ?? [];
  return { x: Number(x), y: Number(y), width: Number(shownWidth), height: Number(shownHeight) };
}

describe('the picture for social networks', () => {
  test('is a sheet of 1200 by 630 pixels with water below the map', () => {
    const picture = socialPicture(mapOf(1000, 800));
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630">/);
    expect(picture).toMatch(/<rect width="1200" height="630" fill="#[0-9a-f]{6}"\/><svg /);
    expect(picture.trim()).toMatch(/<\/svg>\s*<\/svg>$/);
  });

  test('has the whole map in it, unchanged but for its place and size', () => {
    const picture = socialPicture(mapOf(1000, 800));
    expect(picture).toContain('viewBox="0 0 1000 800"');
    expect(picture).toContain('<title>A</title>\n<g><path id="A" title="A" d="M0 0h9v9z"/></g>');
    expect(picture).not.toContain('width="1000"');
  });

  test.each([
    ['a square map', 1000, 1000],
    ['a tall map', 400, 1400],
    ['a wide map', 1000, 200],
    ['a map of the proportions of the sheet', 1120, 550],
    ['a tiny map', 10, 8],
  ])('has %s in its middle, in its proportions, within the margin', (_, width, height) => {
    const place = placeOf(width, height);
    expect(place.width / place.height).toBeCloseTo(width / height, 1);
    expect(place.x + place.width / 2).toBeCloseTo(600, 0);
    expect(place.y + place.height / 2).toBeCloseTo(315, 0);
    expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(40);
  });

  test.each([
    ['a tall map', 400, 1400],
    ['a wide map', 1000, 200],
  ])('has %s as large as it can be', (_, width, height) => {
    const place = placeOf(width, height);
    expect(Math.min(place.x, place.y)).toBeCloseTo(40, 0);
  });
});
