import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  describePath,
  type FieldPath,
  validateFields,
} from '../../../src/generator/model/validate-fields.ts';

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

  test('that are wrong tell what they expect and what they got', () => {
    expect(
      messagesOf({ title: 1, count: '2', mode: 'drak', items: 'x', named: { x: { flag: 'yes' } } }),
    ).toEqual([
      'config/invalid-field | “title” expects text, got 1',
      'config/invalid-field | “count” expects a number, got "2"',
      'config/invalid-field | “mode” expects "light" or "dark", got "drak" | Did you mean dark?',
      'config/invalid-field | “items” expects a list, got "x" | Write a list: [x].',
      'config/invalid-field | “named.x.flag” expects true or false, got "yes" | Write true or false, without quotes.',
    ]);
    expect(messagesOf({ title: 'T', items: [{ label: 'a', to: null }] })).toEqual([
      'config/invalid-field | “items[0].to” expects a path, got nothing',
    ]);
    expect(messagesOf([])).toEqual(['config/invalid-field | “title” is missing | Add it.']);
    expect(messagesOf(7)).toEqual(['config/invalid-field | This expects a group of fields, got 7']);
  });

  test('that are unknown are told at every depth with the nearest name', () => {
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

  test('that are one value or a list tell which items are wrong', () => {
    const item = v.union([v.string(), v.object({ id: v.string() })], 'an id or an item');
    const list = v.object({ all: v.union([v.literal('all'), v.array(item)], '"all" or a list of items') });
    const rules = { prefix: 'config', unknownSeverity: 'error', placeOf: () => undefined } as const;
    const said = (all: unknown) =>
      validateFields(list, { all }, rules).diagnostics.map(({ message }) => message);
    expect(said(['a', ['b'], { id: 'c' }, { id: 3 }])).toEqual([
      '“all[1]” expects an id or an item, got a list',
      '“all[3]” expects an id or an item, got a group of fields',
    ]);
    expect(said('some')).toEqual(['“all” expects "all" or a list of items, got "some"']);
    expect(said({ id: 'c' })).toEqual(['“all” expects "all" or a list of items, got a group of fields']);
  });

  test('that no field of the schema could be say so', () => {
    const rules = { prefix: 'config', unknownSeverity: 'error', placeOf: () => undefined } as const;
    expect(validateFields(v.object({}), { size: 3 }, rules).diagnostics[0]?.hint).toBe(
      'Leave it out: there are no fields.',
    );
  });

  test('that are missing say so', () => {
    expect(messagesOf({})).toEqual(['config/invalid-field | “title” is missing | Add it.']);
  });

  test('have places', () => {
    expect(validate({ title: 'T', items: [{ label: 1 }] }).diagnostics[0]?.place).toEqual({
      file: 'site.config.ts',
      line: 3,
    });
  });
});

test('a path is written as in code', () => {
  expect(describePath(['navbar', 'items', 2, 'to'])).toBe('navbar.items[2].to');
});
