import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loadSiteData } from '../../../src/generator/load/load-site-data.ts';
import { readDataFile } from '../../../src/generator/load/read-data-file.ts';
import type { DataKind } from '../../../src/generator/model/data-kind.ts';
import { printed } from './load-text.ts';

const PRODUCT = { name: 'Map Maker', slug: 'map-maker' };
const town = v.object({ name: v.string() });

/** Invented: a file in any folder, each with one town. */
const TOWNS: DataKind<string> = {
  matches: file => file.endsWith('/town.yml'),
  open: async () => source => {
    const { output, diagnostics } = readDataFile(source, town);
    return { items: output === undefined ? [] : [`${output.name}, ${source.product.name}`], diagnostics };
  },
};

const load = (files: Readonly<Record<string, string | Uint8Array>>, kinds = [TOWNS]) =>
  loadSiteData(
    Object.entries(files).map(([file, text]) => ({ file, bytes: Buffer.from(text) })),
    kinds,
    PRODUCT,
  );

test('the files of a kind give its items, in their order', async () => {
  const { data, diagnostics } = await load({
    'content/a/town.yml': 'name: Ghent\n',
    'content/b/town.yml': 'name: Bruges\n',
    'content/plans.yml': 'name: Free\n',
  });
  expect(data.of(TOWNS)).toEqual(['Ghent, Map Maker', 'Bruges, Map Maker']);
  expect(diagnostics).toEqual([]);
});

test.each(['town.yaml', 'town.YML'])(
  'a file that has the name of a kind with another ending is reported: %s',
  async name => {
    const { data, diagnostics } = await load({
      [`content/a/${name}`]: 'name: Ghent\n',
      'content/plans.yaml': '',
    });
    expect(data.of(TOWNS)).toEqual([]);
    expect(printed(diagnostics)).toBe(
      `content/a/${name} warning data/wrong-ending\nThis file is not read, because its name does not end with “.yml”\n→ Rename it to content/a/town.yml.`,
    );
  },
);

test('what is wrong with them is reported, all at once; files of no kind must be text too', async () => {
  const { data, diagnostics } = await load({
    'content/a/town.yml': 'nmae: Ghent\n',
    'content/b/town.yml': '- Bruges\n',
    'content/plans.yml': new Uint8Array([0x61, 0xff]),
  });
  expect(data.of(TOWNS)).toEqual([]);
  expect(printed(diagnostics)).toMatchInlineSnapshot(`
    "content/a/town.yml:1:1 warning data/unknown-field
    Unknown field “nmae”
    → Did you mean name?

    content/a/town.yml:1:1 error data/invalid-field
    “name” is missing
    → Write name instead of nmae.

    content/b/town.yml:1:1 error data/not-fields
    Expected fields here
    → Write each one as name: value.

    content/b/town.yml:1:1 error data/invalid-field
    “name” is missing
    → Add name: '…'.

    content/plans.yml:1:2 error source/invalid-utf-8
    The byte at offset 1 (0xff) is not valid UTF-8
    → Save the file as UTF-8."
  `);
});

test('a kind without files has no items, and is not imported', async () => {
  const open = () => Promise.reject(new Error('It is imported'));
  const { data } = await load({ 'content/plans.yml': '' }, [{ ...TOWNS, open }, TOWNS]);
  expect(data.of(TOWNS)).toEqual([]);
});

test('a kind that no feature lists is a defect of the feature that asks for it', async () => {
  const { data } = await load({}, []);
  expect(() => data.of(TOWNS)).toThrow('data files that no feature lists');
});
