import { describe, expect, test } from 'vitest';
import type { BidiArgument } from '../../browser/engines/webkit/bidi-messages.ts';
import { fromRemote, toCallArgument } from '../../browser/engines/webkit/script-values.ts';

describe('toCallArgument', () => {
  test('writes JSON as a value', () => {
    const list: BidiArgument = { type: 'array', value: [{ type: 'number', value: 1 }, { type: 'null' }] };
    const object: BidiArgument = { type: 'object', value: [[{ type: 'string', value: 'a' }, list]] };
    expect(toCallArgument(object)).toEqual({ value: { a: [1, null] } });
  });

  test('writes a handle as an object, and nothing for undefined', () => {
    expect(toCallArgument({ handle: 'h' })).toEqual({ objectId: 'h' });
    expect(toCallArgument({ type: 'undefined' })).toEqual({});
  });
});

describe('fromRemote', () => {
  test('gives JSON by its parts', () => {
    expect(fromRemote({ type: 'object', value: { a: [true] } }, 'page')).toEqual({
      type: 'object',
      value: [['a', { type: 'array', value: [{ type: 'boolean', value: true }] }]],
    });
  });

  test('gives an element and a window by what Playwright knows them by', () => {
    expect(fromRemote({ type: 'object', subtype: 'node', objectId: 'n' }, 'page')).toEqual({
      type: 'node',
      handle: 'n',
      sharedId: 'n',
    });
    expect(fromRemote({ type: 'object', className: 'Window', objectId: 'w' }, 'page')).toEqual({
      type: 'window',
      handle: 'w',
      value: { context: 'page' },
    });
  });

  test.each([{ type: 'undefined' }, { type: 'string', value: 'a' }, { type: 'number', value: 0 }])(
    'gives %o as it is',
    remote => {
      expect(fromRemote(remote, 'page')).toEqual({ value: undefined, ...remote });
    },
  );
});
