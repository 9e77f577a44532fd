import { expect, test } from 'vitest';
import { drawnMaps, faultsOf } from './compiled-gallery.ts';
import { parseSvg } from './parse-svg.ts';

test('the world and the continents have a file in high detail', () => {
  const light = drawnMaps().filter(
    ({ slug, head, files }) =>
      (head.kind === 'world' || head.kind === 'continent') &&
      slug !== 'antarctica' &&
      files.fineSvg === undefined,
  );
  expect(light.map(({ slug }) => slug)).toEqual([]);
});

test('a file in high detail has the ids, titles and viewBox of the light one, and 1.3 MB at most', () => {
  expect(
    faultsOf(({ files: { svg, fineSvg } }) => {
      if (fineSvg === undefined) return [];
      const differs = JSON.stringify(frameAndRegions(svg)) !== JSON.stringify(frameAndRegions(fineSvg));
      return [
        ...(differs ? ['other regions'] : []),
        ...(fineSvg.length > svg.length * 2 && fineSvg.length < 1_300_000 ? [] : [`${fineSvg.length} bytes`]),
      ];
    }),
  ).toEqual([]);
});

function frameAndRegions(svg: string): readonly (readonly (string | undefined)[])[] {
  return parseSvg(svg)
    .filter(({ name, attributes }) => name === 'svg' || attributes.id !== undefined)
    .map(({ attributes: { viewBox, id, title } }) => [viewBox, id, title]);
}
