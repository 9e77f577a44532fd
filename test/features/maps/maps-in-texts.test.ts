import { describe, expect, test } from 'vitest';
import type { Reference } from '../../../src/generator/model/entry.ts';
import { asset, head, planning, type TestSite } from '../../unit/plan/heads.ts';
import { gallery, loadedMap } from './loaded-maps.ts';
import { mapsOf } from './maps-of.ts';

const PAGE = 'content/pages/a.md';
const AT = { line: 7, column: 3 };

/** What a text that names a map or a picture shows, and what is reported. */
function shownBy(
  reference: Pick<Reference, 'kind' | 'url' | 'parts'>,
  site: Partial<TestSite> = {},
  maps = gallery([loadedMap('germany'), loadedMap('france')]),
) {
  const { routes, diagnostics } = planning(mapsOf(maps, { path: '/atlas' })).plan({
    entries: [head({ file: PAGE, references: [{ ...reference, ...AT }] })],
    ...site,
  });
  return { shown: routes.find(({ path }) => path === '/a')?.bodies[0]?.references[0], diagnostics };
}

describe('a map that a text names', () => {
  test('is the picture of the gallery', () => {
    expect(shownBy({ kind: 'map', url: 'germany', parts: ['DE-BE'] })).toEqual({
      shown: { kind: 'image', src: '/assets/maps/germany.aaaaaaaa.svg', width: 1000, height: 1353 },
      diagnostics: [],
    });
  });

  test('is unknown on a site without a gallery, which has no folder to look in', () => {
    const { diagnostics } = shownBy({ kind: 'map', url: 'germany' }, {}, gallery([]));
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [
        'There is no map “germany”',
        'This site has no gallery, which would be in maps/catalogue/. The directive map can show an SVG file instead: picture="./plan.svg".',
      ],
    ]);
  });

  test.each([
    ['germny', [], 'map/unknown', 'There is no map “germny”', 'Did you mean “germany”?'],
    ['moon', [], 'map/unknown', 'There is no map “moon”', 'The maps are in maps/catalogue/.'],
    [
      'germany',
      ['DE-BB', 'DE-HH', '1'],
      'map/unknown-region',
      'The map “germany” has no region “DE-BB”, “1”',
      'Did you mean “DE-BE”?',
    ],
    [
      'germany',
      ['Bavaria'],
      'map/unknown-region',
      'The map “germany” has no region “Bavaria”',
      'Its regions are on the page /atlas/germany.',
    ],
  ])('or one of its regions is unknown: %s %j', (url, parts, code, message, hint) => {
    expect(shownBy({ kind: 'map', url, parts }).diagnostics).toEqual([
      { severity: 'error', code, message, hint, place: { file: PAGE, ...AT } },
    ]);
  });
});

describe('a picture that becomes a map', () => {
  const assets = [
    asset('content/pages/plan.svg', { width: 30, height: 20 }),
    asset('content/pages/plan.png', { width: 30, height: 20 }),
  ];

  test('is an SVG file of the site', () => {
    expect(shownBy({ kind: 'map-picture', url: './plan.svg' }, { assets })).toEqual({
      shown: { kind: 'image', src: '/assets/images/plan.01234567.svg', width: 30, height: 20 },
      diagnostics: [],
    });
  });

  test.each(['./plan.png', 'https://example.org/plan.svg'])('cannot be %s', url => {
    expect(shownBy({ kind: 'map-picture', url }, { assets }).diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        code: 'map/picture-no-svg',
        message: `The picture of a map must be an SVG file of this site, but “${url}” is not`,
        place: { file: PAGE, ...AT },
      }),
    ]);
  });

  test('may lose something, which is reported in the file, with the page', () => {
    const inlineLoss = {
      what: 'a style sheet',
      place: { file: 'content/pages/plan.svg', line: 2, column: 1 },
    };
    const svgReports = new Map([['content/pages/plan.svg', { diagnostics: [], inlineLoss }]]);
    expect(
      shownBy({ kind: 'map-picture', url: './plan.svg' }, { assets, input: { svgReports } }).diagnostics,
    ).toEqual([
      expect.objectContaining({
        severity: 'warning',
        code: 'map/picture-style',
        message: expect.stringContaining('This picture loses a style sheet'),
        place: inlineLoss.place,
        related: [{ file: PAGE, ...AT, message: 'the map' }],
      }),
    ]);
  });
});
