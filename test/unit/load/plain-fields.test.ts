import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readPlainFields } from '../../../src/generator/load/front-matter/read-plain-fields.ts';
import { parseFields } from '../../../src/generator/load/front-matter/read-yaml.ts';

const SCHEMA = v.object({
  title: v.string(),
  slug: v.optional(v.string()),
  position: v.optional(v.number()),
  draft: v.optional(v.boolean()),
  tags: v.optional(v.array(v.string())),
});
const sourceOf = (text: string) => ({ file: 'a.md', text, linesAbove: 1, prefix: 'frontmatter' as const });

test.each([
  ['title: Store locator', { title: 'Store locator' }],
  ['title: "A: b # c"\nslug: \'d "e"\'', { title: 'A: b # c', slug: 'd "e"' }],
  ['title: 1\nposition: 1\ndraft: true', { title: '1', position: 1, draft: true }],
  ['title: true\n\nslug: https://example.com/a:b', { title: 'true', slug: 'https://example.com/a:b' }],
  ['tags: []\nunknown: 0 ', { tags: [], unknown: 0 }],
])('is read without the YAML parser: %j', (text, expected) => {
  expect(readPlainFields(sourceOf(text), SCHEMA)?.value).toEqual(expected);
});

test.each([
  'title: a: b',
  'title: a #b',
  'title: a\n  b',
  'title: a\ntitle: b',
  'title: null',
  'title: 01',
  'title: 1.10',
  'title: {product}',
  'title: "a\\n"',
  'title: "a',
  'tags: [a]',
  'title:\n- a',
  'title: |\n  a',
  '- a',
  'constructor: a',
  'title: &a b',
  'title: a\t# b',
  'title: a\r',
])('is left to the YAML parser: %j', text => {
  expect(readPlainFields(sourceOf(text), SCHEMA)).toBeUndefined();
});

test('a number that a record of texts has stays text, as the YAML parser reads it', () => {
  const schema = v.record(v.string(), v.string());
  const source = sourceOf('brakes: 7\nwheels: true');
  expect(readPlainFields(source, schema)?.value).toEqual({ brakes: '7', wheels: 'true' });
  expect(parseFields(source, schema).value).toEqual({ brakes: '7', wheels: 'true' });
});

test('what is read without the YAML parser says the same to it', () => {
  const names = fc.constantFrom('title', 'slug', 'position', 'draft', 'tags', 'other-name', 'null', 'on');
  const parts = fc.constantFrom(
    ...[
      'a',
      'Z',
      'é',
      '1',
      '0',
      '-',
      ' ',
      ':',
      '#',
      "'",
      '"',
      '[]',
      '[',
      '{',
      '&',
      '*',
      '!',
      '|',
      '>',
      '%',
      '@',
      '`',
      ',',
      '?',
      '.',
      '/',
      '~',
    ],
    ...['true', 'False', 'null', 'no', '1e3', '0x1', '2024-01-01', '\t', '\\'],
  );
  const values = fc.array(parts, { maxLength: 5 }).map(list => list.join(''));
  const lines = fc.tuple(names, fc.constantFrom(': ', ':', ':  '), values).map(list => list.join(''));
  const texts = fc.array(fc.oneof({ weight: 9, arbitrary: lines }, values), { maxLength: 4 });
  fc.assert(
    fc.property(texts, list => {
      const source = sourceOf(list.join('\n'));
      const plain = readPlainFields(source, SCHEMA);
      if (plain === undefined) return;
      const parsed = parseFields(source, SCHEMA);
      expect(plain.diagnostics).toEqual(parsed.diagnostics);
      expect(plain.value).toEqual(parsed.value);
      // A text may stand for a list, and an empty list has no items.
      for (const [name, value] of Object.entries({ ...plain.value, missing: '' }))
        for (const path of Array.isArray(value) ? [[name]] : [[name], [name, 0]])
          expect(plain.placeOf(path)).toEqual(parsed.placeOf(path));
    }),
    { numRuns: 5_000 },
  );
});
