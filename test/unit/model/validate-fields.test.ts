import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describePath, type FieldPath } from '../../../src/generator/model/field-path.ts';
import { validateFields } from '../../../src/generator/model/validate-fields.ts';

const schema = v.object({
  title: v.string(),
  count: v.exactOptional(v.number()),
  mode: v.exactOptional(v.picklist(['light', 'dark'])),
  items: v.exactOptional(v.array(v.object({ label: v.string(), to: v.exactOptional(v.string('a path')) }))),
  named: v.exactOptional(v.record(v.string(), v.object({ flag: v.boolean() }))),
});

const validate = (value: unknown) =>
  validateFields(schema, value, {
    prefix: 'config',
    unknownSeverity: 'error',
    placeOf: (path: FieldPath) => ({ file: 'site.config.ts', line: path.length }),
  });

const messagesOf = (value: unknown) =>
  validate(value).diagnostics.map(({ code, message, hint }) =>
    [code, message, hint].filter(Boolean).join(' | '),
  );

describe('fields', () => {
  test('that are right are given back', () => {
    const value = { title: 'T', items: [{ label: 'a', to: '/b' }], named: { x: { flag: true } } };
    expect(validate(value)).toEqual({ output: value, diagnostics: [] });
  });

  test.each([
    ['3n', 3n],
    ['a date', new Date(0)],
    ['a function', () => 1],
    ['a value of the type Map', new Map()],
    ['nothing', null],
  ])('that are %s are reported as that', (shown, title) => {
    expect(messagesOf({ title })).toEqual([`config/invalid-field | “title” expects text, got ${shown}`]);
  });

  test('that are null do not belong to a field that may be null', () => {
    const bar = v.object({
      title: v.exactOptional(v.string()),
      logo: v.exactOptional(v.nullable(v.string())),
    });
    const { diagnostics } = validateFields(
      v.object({ bar }),
      { bar: null },
      { prefix: 'config', unknownSeverity: 'error', placeOf: () => undefined },
    );
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['“bar” expects a group of fields, got nothing', 'The fields are title, logo.'],
    ]);
  });

  test('that are promises are reported with what to write', () => {
    expect(messagesOf({ title: Promise.resolve('T') })).toEqual([
      'config/invalid-field | “title” expects text, got a promise | Write await in front of it, or leave async out.',
    ]);
    expect(messagesOf({ title: 'T', named: Promise.resolve({}) })).toEqual([
      'config/invalid-field | “named” expects a group of fields, got a promise | Write await in front of it, or leave async out.',
    ]);
  });

  test('that are wrong are reported with what they expect and what they got', () => {
    expect(
      messagesOf({ title: 1, count: '2', mode: 'drak', items: 'x', named: { x: { flag: 'yes' } } }),
    ).toEqual([
      'config/invalid-field | “title” expects text, got 1',
      'config/invalid-field | “count” expects a number, got “2” | Write 2, without quotes.',
      'config/invalid-field | “mode” expects “light” or “dark”, got “drak” | Did you mean dark?',
      'config/invalid-field | “items” expects a list, got “x” | Write a list: [{ label: … }].',
      'config/invalid-field | “named.x.flag” expects true or false, got “yes” | Write true or false, without quotes.',
    ]);
    expect(messagesOf({ title: 'T', items: [{ label: 'a', to: null }] })).toEqual([
      'config/invalid-field | “items[0].to” expects a path, got nothing',
    ]);
    expect(messagesOf(7)).toEqual([
      'config/invalid-field | This expects a group of fields, got 7 | Write { title: … }.',
    ]);
  });

  test('that are unknown are reported at every depth with the nearest name', () => {
    expect(
      messagesOf({
        title: 'T',
        tilte: 'x',
        items: [{ label: 'a', lable: 'b' }],
        named: { x: { flag: true, y: 1 } },
      }),
    ).toEqual([
      'config/unknown-field | Unknown field “tilte” | Did you mean title?',
      'config/unknown-field | Unknown field “items[0].lable” | Did you mean label?',
      'config/unknown-field | Unknown field “named.x.y” | The fields are flag.',
    ]);
  });

  test('that are wrong are left out where they may be absent', () => {
    expect(validate({ title: 'T', count: 'x' }).output).toEqual({ title: 'T' });
    expect(validate({ count: 1 }).output).toBeUndefined();
  });

  test('that are one value or a list are reported with the items that are wrong', () => {
    const item = v.union([v.string(), v.object({ id: v.string() })], 'an id or an item');
    const list = v.object({ all: v.union([v.literal('all'), v.array(item)], '"all" or a list of items') });
    const rules = { prefix: 'config', unknownSeverity: 'error', placeOf: () => undefined } as const;
    const said = (all: unknown) =>
      validateFields(list, { all }, rules).diagnostics.map(({ message }) => message);
    expect(said(['a', ['b'], { id: 'c' }, { id: 3 }])).toEqual([
      '“all[1]” expects an id or an item, got a list',
      '“all[3]” expects an id or an item, got a group of fields',
    ]);
    expect(said('some')).toEqual(['“all” expects "all" or a list of items, got “some”']);
    expect(said({ id: 'c' })).toEqual(['“all” expects "all" or a list of items, got a group of fields']);
  });

  test('that no field of the schema could be say so', () => {
    const rules = { prefix: 'config', unknownSeverity: 'error', placeOf: () => undefined } as const;
    expect(validateFields(v.object({}), { size: 3 }, rules).diagnostics[0]?.hint).toBe(
      'Leave it out: there are no fields.',
    );
  });

  test('that are lists in place of groups are reported as such, and not as unknown fields', () => {
    expect(messagesOf([])).toEqual([
      'config/invalid-field | This expects a group of fields, got a list | Write { title: … }.',
    ]);
    expect(messagesOf({ title: 'T', items: [['a', '/b']], named: [{ flag: true }] })).toEqual([
      'config/invalid-field | “items[0]” expects a group of fields, got a list | Write { label: … }.',
      'config/invalid-field | “named” expects a group of fields, got a list',
    ]);
    expect(validate({ title: 'T', named: [{ flag: true }] }).output).toEqual({ title: 'T' });
  });

  test('that are missing say so', () => {
    expect(messagesOf({})).toEqual(["config/invalid-field | “title” is missing | Add title: '…'."]);
  });

  test('that are numbers in quotes show the number', () => {
    const rules = { prefix: 'data', unknownSeverity: 'error', placeOf: () => undefined } as const;
    const hintFor = (width: string) =>
      validateFields(v.object({ width: v.number() }), { width }, rules).diagnostics[0]?.hint;
    expect(hintFor('10')).toBe('Write 10, without quotes.');
    expect(hintFor('wide')).toBeUndefined();
  });

  test('that are missing together say what to add for each', () => {
    const schema = v.object({
      name: v.string(),
      path: v.pipe(v.string(), v.regex(/^\//, 'a path, such as /jobs')),
      width: v.number(),
      isOpen: v.boolean(),
      kind: v.picklist(['plan', 'map']),
      tags: v.array(v.string()),
      owner: v.object({ name: v.string() }),
      link: v.union([v.object({ href: v.string() }), v.string()]),
      more: v.record(v.string(), v.string()),
    });
    const rules = { prefix: 'data', unknownSeverity: 'error', placeOf: () => undefined } as const;
    const { diagnostics } = validateFields(schema, {}, rules);
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      "Add name: '…'.",
      'Add path: a path, such as /jobs.',
      'Add width: 1.',
      'Add isOpen: true.',
      "Add kind: 'plan'.",
      "Add tags: ['…'].",
      'Add owner: { name: … }.',
      'Add link: { href: … }.',
      'Add more: { … }.',
    ]);
  });

  test('that have another name show the right one', () => {
    const hintsOf = (item: unknown) =>
      validate({ title: 'T', items: [item] }).diagnostics.map(({ hint }) => hint);
    expect(hintsOf({ text: 'a' })).toEqual(['The fields are label, to.', 'Write label instead of text.']);
    expect(hintsOf({ text: 'a', link: '/b' })).toContain("Add label: '…'.");
    expect(hintsOf({ text: 3 })).toContain("Add label: '…'.");
    expect(hintsOf({ tto: '/b' })).toEqual(['Did you mean to?', "Add label: '…'."]);
  });

  test('have places', () => {
    expect(validate({ title: 'T', items: [{ label: 1 }] }).diagnostics[0]?.place).toEqual({
      file: 'site.config.ts',
      line: 3,
    });
  });
});

describe('a hint', () => {
  const link = v.object({ type: v.optional(v.literal('link')), label: v.string(), to: v.string() });
  const folder = v.object({ type: v.literal('folder'), folder: v.string() });
  const group = v.object({ type: v.literal('group'), items: v.array(v.lazy((): v.GenericSchema => item)) });
  const item: v.GenericSchema = v.union([v.string(), link, folder, group], 'an id or an item');
  const options = v.object({
    mode: v.optional(
      v.object({ default: v.optional(v.picklist(['light', 'dark'])), size: v.optional(v.number()) }),
    ),
    redirects: v.optional(
      v.array(v.object({ from: v.string(), to: v.string(), note: v.optional(v.string()) })),
    ),
    paths: v.optional(v.array(v.string())),
    lists: v.optional(v.record(v.string(), v.union([v.literal('all'), v.array(item)], '"all" or a list'))),
    navbar: v.optional(v.variant('type', [link, folder])),
  });
  const said = (value: unknown) =>
    validateFields(options, value, {
      prefix: 'config',
      unknownSeverity: 'error',
      placeOf: () => undefined,
    }).diagnostics.map(({ message, hint }) => [message, hint].join(' | '));

  test.each<[unknown, string]>([
    [{ mode: 'dark' }, "“mode” expects a group of fields, got “dark” | Write { default: 'dark' }."],
    [{ mode: true }, '“mode” expects a group of fields, got true | The fields are default, size.'],
    [
      { redirects: { '/a': '/b' } },
      '“redirects” expects a list, got a group of fields | Write a list: [{ from: …, to: … }].',
    ],
    [
      { redirects: { from: '/a', to: '/b' } },
      '“redirects” expects a list, got a group of fields | Write a list: [{ … }].',
    ],
    [{ paths: 'docs' }, "“paths” expects a list, got “docs” | Write a list: ['docs']."],
    [{ paths: "it's" }, '“paths” expects a list, got “it\'s” | Write a list: ["it\'s"].'],
    [{ lists: ['a'] }, '“lists” expects a group of fields, got a list | Give it a name: { name: […] }.'],
    [{ lists: { docs: 'a' } }, '“lists.docs” expects "all" or a list, got “a” | Write a list: [\'a\'].'],
    [{ lists: { docs: 'al' } }, '“lists.docs” expects "all" or a list, got “al” | Did you mean all?'],
    [
      { lists: { docs: [{ folder: 'a' }] } },
      "“lists.docs[0]” expects an id or an item, got a group of fields | Add type: 'folder'.",
    ],
    [{ navbar: { folder: 'a' } }, "“navbar.label” is missing | Add type: 'folder'."],
  ])('for %j shows the right form', (value, expected) => {
    expect(said(value)[0]).toBe(expected);
  });

  test('says what is wrong inside the kind of item that is named', () => {
    expect(
      said({ lists: { docs: [{ type: 'group', items: ['a', { type: 'folder', folder: 3 }] }] } }),
    ).toEqual(['“lists.docs[0].items[1].folder” expects text, got 3 | ']);
  });

  test('names a field that no kind of item has', () => {
    expect(said({ lists: { docs: [{ type: 'folder', folder: 'a', lable: 'b' }] } })).toEqual([
      'Unknown field “lists.docs[0].lable” | The fields are type, folder.',
    ]);
  });
});

test('a path is written as in code', () => {
  expect(describePath(['navbar', 'items', 2, 'to'])).toBe('navbar.items[2].to');
});
