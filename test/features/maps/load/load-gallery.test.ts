import { expect, test } from 'vitest';
import { loadGallery } from '../../../../src/features/maps/load/load-gallery.ts';
import type { SourceInput } from '../../../../src/generator/load/feature-source.ts';
import { contentHash } from '../../../../src/generator/model/content-hash.ts';
import { invent, product, rectangle } from './invented.ts';

const CATALOGUE = 'maps/catalogue/countries.yml';
const DATA = 'maps/data/x.json';
const GOOD = '- { slug: squares, title: Squares, kind: country, sources: [x] }\n';
const LOST = '- { slug: lost, title: Lost, kind: country, sources: [y] }\n';
const EMPTY = '- { slug: none, title: None, kind: country, sources: [x], where: { land: no } }\n';
const X = JSON.stringify(invent([{ id: 'XA-A', polygons: [rectangle(0, 0, 1, 1)] }]));

test('problems are remembered with their maps, and reported where their entries are now', async () => {
  const memory = new Map<string, unknown>();
  const first = await load({ [CATALOGUE]: GOOD + LOST + EMPTY, [DATA]: X }, memory);
  expect(first.told).toEqual([`map/unknown-source ${CATALOGUE}:2`, `map/empty ${CATALOGUE}:3`]);
  expect(first.read).toContain(DATA);
  const again = await load({ [CATALOGUE]: `# Moved.\n${GOOD}${LOST}${EMPTY}`, [DATA]: X }, memory);
  expect(again.told).toEqual([`map/unknown-source ${CATALOGUE}:3`, `map/empty ${CATALOGUE}:4`]);
  expect(again.read).not.toContain(DATA);
});

test.each([
  ['no JSON', '{'],
  ['no topology', '{}'],
  ['a topology without its transform', X.replace('"transform"', '"transforms"')],
])('a data file that is %s is reported', async (_, text) => {
  const { told } = await load({ [CATALOGUE]: GOOD, [DATA]: text }, new Map());
  expect(told).toEqual([`map/unknown-source ${CATALOGUE}:1`]);
});

test.each(['borders', 'names', 'facts', 'codes'])('a file of %s that is no JSON is reported', async name => {
  const file = `maps/data/${name}.json`;
  const { told } = await load({ [CATALOGUE]: GOOD, [DATA]: X, [file]: '<<<<<<< HEAD\n{}\n' }, new Map());
  expect(told).toEqual([`map/unreadable-data ${file}`]);
});

test('the texts of a map are read once for all its files', async () => {
  const memory = new Map<string, unknown>();
  const files = { [CATALOGUE]: GOOD, [DATA]: X };
  await load(files, memory);
  const { filesOf, texts } = await load(files, memory);
  const [svg, again] = [await filesOf('squares'), await filesOf('squares')];
  expect(svg.svg).toContain('<svg');
  expect(again).toBe(svg);
  expect(texts).toHaveLength(1);
});

/** Loads a gallery of files in memory: what is reported, which files were read, and which texts were asked for. */
async function load(files: Readonly<Record<string, string>>, memory: Map<string, unknown>) {
  const read: string[] = [];
  const texts: string[] = [];
  const input: SourceInput = {
    root: '/',
    packageRoot: '/',
    files: Object.keys(files),
    hashOf: file => (files[file] === undefined ? null : contentHash(files[file])),
    read: file => {
      read.push(file);
      return new TextEncoder().encode(files[file]);
    },
    filesBelow: () => [],
    codeKey: '',
    product,
    // One stage gives back what it was given.
    stage: <Value>(name: string) => ({
      get: (key: string) => {
        if (name === 'files') texts.push(key);
        return memory.get(`${name}:${key}`) as Value | undefined;
      },
      set: (key: string, value: Value) => void memory.set(`${name}:${key}`, value),
    }),
    missingPackages: () => [],
  };
  const { diagnostics, data } = await loadGallery(input);
  const told = diagnostics.map(({ code, place }) =>
    [`${code} ${place?.file}`, place?.line ?? []].flat().join(':'),
  );
  return { told, read, texts, filesOf: data.filesOf };
}
