import { describe, expect, test } from 'vitest';
import { withSymbolLinks } from '../../../../src/features/api-reference/load/symbol-links.ts';
import { loadEntry } from '../../../../src/generator/load/load-entry.ts';
import type { LoadedEntry } from '../../../../src/generator/model/entry.ts';
import { DEFAULT_CONFIG } from '../../../unit/default-config.ts';
import { GUIDES } from '../../../unit/invented-features.ts';
import { loadOptionsWith, processorFor } from '../../../unit/load/load-options.ts';

const PRODUCT = { name: 'Map Maker', slug: 'map-maker' };

function load(text: string, linksSymbols = true, parser: 'native' | 'remark' = 'native'): LoadedEntry {
  const encode = (value: string) => new TextEncoder().encode(value);
  return loadEntry(
    { collection: GUIDES, file: 'content/docs/a.md', path: 'a.md', bytes: encode(text) },
    loadOptionsWith({
      linkSchemes: new Set(['symbol']),
      markdown: { ...DEFAULT_CONFIG.markdown, parser },
      processor: processorFor(parser),
      readFile: file => (file === 'content/docs/part.md' ? encode('Part [[Inner]].') : undefined),
      ...(linksSymbols && { extend: processor => withSymbolLinks(processor, { product: PRODUCT }) }),
    }),
  );
}

const htmlOf = (text: string, linksSymbols?: boolean) =>
  load(text, linksSymbols).body.html.replace(/\0(\d+)\0/g, '‹$1›');
const linksOf = (text: string) =>
  load(text).head.references.map(({ url, line, column }) => `${line}:${column} ${url}`);

test.each([
  ['[[ArrayIndexed]]', '<code>ArrayIndexed</code>', 'symbol:ArrayIndexed'],
  ['[[ArrayIndexed#push]]', '<code>ArrayIndexed.push</code>', 'symbol:ArrayIndexed#push'],
  ['[[Core/ArrayIndexed#_x]]', '<code>ArrayIndexed._x</code>', 'symbol:Core/ArrayIndexed#_x'],
  ['[[Core/ArrayIndexed#push|the push method]]', 'the push method', 'symbol:Core/ArrayIndexed#push'],
  ['[[हिन्दी]]', '<code>हिन्दी</code>', 'symbol:हिन्दी'],
  ['[[Location/Geo point|where]]', 'where', 'symbol:Location/Geo%20point'],
])('%s is a link into the reference', (text, shown, url) => {
  expect(htmlOf(`See ${text}.`)).toBe(`<p>See <a href="‹0›">${shown}</a>.</p>`);
  expect(load(text).head.references).toMatchObject([{ kind: 'link', url }]);
});

test('both parsers give the same', () => {
  const text =
    'See [[A]], **[[B#c]]** and\n[[D|*e*]] or [[E]] \\[[F]].\n\n| [[G]] | [[H\\|i]] |\n|---|---|\n';
  expect(load(text, true, 'remark').head.references).toEqual(load(text, true, 'native').head.references);
  expect(load(text, true, 'remark').body.html).toBe(load(text, true, 'native').body.html);
});

test('each link knows its place', () => {
  expect(linksOf('See [[A]] and\n[[B]] or [[C]].\n\n- x\n- [[D]]')).toEqual([
    '1:5 symbol:A',
    '2:1 symbol:B',
    '2:10 symbol:C',
    '5:3 symbol:D',
  ]);
});

test('the product’s name is filled in names of symbols', () => {
  expect(load('[[{product}Class]]').head.references).toMatchObject([{ url: 'symbol:Map%20MakerClass' }]);
  expect(load('[[x{product.slug}|it]]').head.references).toMatchObject([{ url: 'symbol:xmap-maker' }]);
});

describe('it stays text', () => {
  test.each([
    '`[[A]]`',
    '```\n[[A]]\n```',
    '[[A]]\nb = 1',
    '[[A]]\n[A.b]\nc = 1',
    '[see [[A]]](b.md)',
    '[see **[[A]]**](b.md)',
    '\\[[A]]',
    '[[]]',
    '[[1, 2], [3, 4]]',
    '[[A',
    '[[ | x]]',
    '[[#only]]',
  ])('%j', text => {
    expect(load(text).head.references.filter(({ url }) => url.startsWith('symbol:'))).toEqual([]);
    expect(load(text)).toEqual(load(text, false));
  });

  test('on a site without a reference', () => {
    expect(htmlOf('See [[A]].', false)).toBe('<p>See [[A]].</p>');
  });
});

test('headings and excerpts read like the text', () => {
  const { head } = load('First [[A#b]] here.\n\n## About [[C]]');
  expect(head.excerpt).toBe('First A.b here.');
  expect(head.headings).toMatchObject([{ text: 'About C', id: 'about-c' }]);
});

test('included files are linked too', () => {
  expect(load('::include{file="part.md"}').head.references).toMatchObject([
    { url: 'symbol:Inner', file: 'content/docs/part.md', line: 1, column: 6 },
  ]);
});

test('an image never has such an address', () => {
  const { diagnostics } = load('![x](symbol:A) [y](symbol:A)');
  expect(diagnostics.map(({ code }) => code)).toEqual(['markdown/unsafe-url']);
});
