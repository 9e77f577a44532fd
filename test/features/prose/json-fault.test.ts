import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault } from '../../../src/features/prose/markdown/json-fault.ts';

describe('where a text stops being JSON', () => {
  test.each([
    ['', 0],
    ['[{"a": 1},\n]', 11],
    ['[{"a": 1,}]', 9],
    ["[{'a': 1}]", 2],
    ['[{a: 1}]', 2],
    ['[{"a" 1}]', 6],
    ['[{"a": 1} {"a": 2}]', 10],
    ['[{"a": 01}]', 8],
    ['[{"a": "\t"}]', 7],
    ['[{"a": 1}]]', 10],
    ['[{"a": 1}\n\n', 9],
    ['[1}', 2],
    ['[// a\n]', 1],
    ['[{"a": NaN}]', 7],
  ])('%j: %i', (text, index) => {
    expect(jsonFault(text)).toBe(index);
  });

  test('is nowhere exactly if Node reads the text', () => {
    const part = fc.constantFrom(...'[]{},:"\\0123.-e \n', '"a"', 'true', 'null', '\\u00e9', '\t', 'x');
    const text = fc.oneof(
      fc.array(part, { maxLength: 8 }).map(parts => parts.join('')),
      fc
        .tuple(fc.json(), part, fc.nat(40))
        .map(([json, sign, at]) => json.slice(0, at) + sign + json.slice(at)),
      fc.json(),
    );
    fc.assert(fc.property(text, written => (jsonFault(written) === undefined) === isJson(written)));
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
