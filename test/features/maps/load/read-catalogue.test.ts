import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../../src/features/maps/load/read-catalogue.ts';
import { readMapSources } from '../../../../src/features/maps/load/read-map-sources.ts';
import { product, recipeOf } from './invented.ts';

const file = 'maps/catalogue/countries.yml';
const read = (...texts: readonly string[]) =>
  readCatalogue(
    texts.map((text, index) => ({ file: index === 0 ? file : `maps/catalogue/${index}.yml`, text, product })),
  );

const entry = 'slug: twoland, title: Twoland, kind: country, sources: [countries/TW]';

describe('the catalogue', () => {
  test('fills in every default', () => {
    const { recipes, diagnostics } = read(`# Countries\n\n- { ${entry} }\n`);
    expect(diagnostics).toEqual([]);
    expect(recipes).toEqual([recipeOf({ detail: 2, place: { file, line: 3, column: 5 } })]);
  });

  test('takes a projection by its name alone, and insets', () => {
    const { recipes, diagnostics } = read(
      [
        `- ${entry.replaceAll(', ', '\n  ')}`,
        '  continent: europe',
        '  country: NO',
        '  projection: equal-earth',
        '  where: { state: 06 }',
        '  only: [06037]',
        '  note: Drawn by {product}.',
        '  insets:',
        '    - { title: Far, regions: [TW-1*], box: [1, 2, 30, 40] }',
        '    - title: Near',
        '      regions: [TW-2]',
        '      box: [0, 0, 5, 5]',
        '      isFramed: false',
        '      projection: { name: conic-equal-area, rotate: [96, 0, 0], parallels: [29.5, 45.5] }',
      ].join('\n'),
    );
    expect(diagnostics).toEqual([]);
    expect(recipes[0]).toMatchObject({
      continent: 'europe',
      country: 'NO',
      projection: { name: 'equal-earth', rotate: [0, 0, 0] },
      where: { state: '06' },
      only: ['06037'],
      note: 'Drawn by Map Maker.',
      insets: [
        {
          title: 'Far',
          regions: ['TW-1*'],
          box: [1, 2, 30, 40],
          projection: { name: 'mercator', rotate: [0, 0, 0] },
          isFramed: true,
        },
        {
          isFramed: false,
          projection: { name: 'conic-equal-area', rotate: [96, 0, 0], parallels: [29.5, 45.5] },
        },
      ],
    });
  });

  test('may be empty', () => {
    expect(read('# Nothing yet\n')).toEqual({ recipes: [], diagnostics: [] });
  });

  test('leaves out an entry that is wrong, and reports where and why', () => {
    const { recipes, diagnostics } = read(
      [
        `- { ${entry} }`,
        '- slug: Three_Land',
        '  title: Threeland',
        '  kind: contry',
        '  sources: [countries/TH]',
        '  regionNames: states',
        '  projection: mercatr',
        `- { ${entry.replace('twoland', 'fourland')} }`,
      ].join('\n'),
    );
    expect(recipes.map(({ slug }) => slug)).toEqual(['twoland', 'fourland']);
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'data/unknown-field',
        message: 'Unknown field “regionNames”',
        place: { file, line: 6, column: 3 },
        hint: 'Did you mean regionsName?',
      },
      {
        severity: 'error',
        code: 'data/invalid-field',
        message: '“slug” expects a name in kebab case, such as united-kingdom, got “Three_Land”',
        place: { file, line: 2, column: 3 },
      },
      {
        severity: 'error',
        code: 'data/invalid-field',
        message: expect.stringContaining('“kind” expects'),
        place: { file, line: 4, column: 3 },
        hint: 'Did you mean country?',
      },
      {
        severity: 'error',
        code: 'data/invalid-field',
        message: expect.stringContaining('“projection.name” expects'),
        place: { file, line: 7, column: 15 },
        hint: 'Did you mean mercator?',
      },
    ]);
  });

  test('reports an entry that lacks a field', () => {
    const { recipes, diagnostics } = read('- { slug: a, title: A, kind: country }');
    expect(recipes).toEqual([]);
    expect(diagnostics).toEqual([
      expect.objectContaining({ message: '“sources” is missing', place: { file, line: 1, column: 3 } }),
    ]);
  });

  test('reports text that is not a list', () => {
    expect(read('slug: twoland\n').diagnostics).toEqual([
      {
        severity: 'error',
        code: 'data/not-a-list',
        message: 'Expected a list of maps here',
        place: { file, line: 1, column: 1 },
        hint: 'Write each map as - { slug: germany, title: Germany, … }.',
      },
    ]);
  });

  test('reports broken YAML at its line', () => {
    const { recipes, diagnostics } = read(`- { ${entry} }\n- { slug: [ }\n`);
    expect(recipes).toEqual([]);
    expect(diagnostics[0]).toMatchObject({ severity: 'error', place: { file, line: 2 } });
  });

  test('reports a slug that two maps have, with both places', () => {
    const { recipes, diagnostics } = read(`- { ${entry} }`, `- { ${entry.replace('Twoland', 'Tooland')} }`);
    expect(recipes.map(({ title }) => title)).toEqual(['Twoland']);
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'map/duplicate-slug',
        message: 'The maps “Twoland” and “Tooland” have the same slug, “twoland”',
        place: { file: 'maps/catalogue/1.yml', line: 1, column: 5 },
        hint: 'Give one of them another slug.',
        related: [{ file, line: 1, column: 5, message: '“Twoland” is here' }],
      },
    ]);
  });
});

describe('the sources of maps', () => {
  const source = { file: 'maps/sources.yml', product };

  test('are read with their ids', () => {
    const text =
      'earth:\n  title: Earth\n  licence: Public domain\n  url: https://earth.example/\n  vintage: 2024\n';
    expect(readMapSources({ ...source, text })).toEqual({
      items: [
        {
          id: 'earth',
          title: 'Earth',
          licence: 'Public domain',
          url: 'https://earth.example/',
          vintage: '2024',
        },
      ],
      diagnostics: [],
    });
  });

  test('are reported where they are wrong', () => {
    const { diagnostics } = readMapSources({
      ...source,
      text: 'earth:\n  title: Earth\n  licence: None\n  url: earth\n  vintage: 1\n',
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        message: '“earth.url” expects a full URL, got “earth”',
        place: { file: 'maps/sources.yml', line: 4, column: 3 },
      }),
    ]);
  });
});
