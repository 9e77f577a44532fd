import { describe, expect, test } from 'vitest';
import type { ApiSymbol, TypeText } from '../../../../src/features/api-reference/api.ts';
import { bodyOf, method, nameOf, parameter, signaturesOf, symbol } from './sample-library.ts';

const written = (declared: ApiSymbol) => `\n${signaturesOf(bodyOf([declared])).join('\n')}\n`;
const alias = (type: TypeText) => symbol('Sign', { kind: 'type', type });

describe('a long signature', () => {
  test('has a line for each parameter', () => {
    const long = method('create', {
      parameters: [
        parameter('repository', [nameOf('Repository'), '<', nameOf('Model'), '>']),
        parameter(
          'options',
          [
            '{ first: string; ',
            'second: number; ',
            'third: boolean; ',
            'fourth: string | ',
            'undefined; ',
            'fifth: null }',
          ],
          { isOptional: true },
        ),
        parameter('rest', ['unknown[]'], { isRest: true }),
      ],
      returns: ['Promise<void>'],
    });
    expect(written(symbol('Shelf', { members: [long] }))).toMatchInlineSnapshot(`
      "
      create(
        repository: Repository<Model>,
        options?: { first: string; second: number; third: boolean;
          fourth: string | undefined; fifth: null },
        ...rest: unknown[],
      ): Promise<void>
      "
    `);
  });

  test('breaks a union before its signs', () => {
    const parts = Array.from({ length: 12 }, (_, index) => `'value-${index}'${index < 11 ? ' | ' : ''}`);
    expect(written(alias(parts))).toMatchInlineSnapshot(`
      "
      type Sign = 'value-0' | 'value-1' | 'value-2' | 'value-3' | 'value-4'
        | 'value-5' | 'value-6' | 'value-7' | 'value-8' | 'value-9'
        | 'value-10' | 'value-11'
      "
    `);
  });

  test('of a class breaks before its clauses', () => {
    const names = ['FirstInterface', 'SecondInterface', 'ThirdInterface', 'FourthInterface'];
    expect(
      written(
        symbol('Shelf', { extends: [['BaseOfEverything<unknown>']], implements: names.map(name => [name]) }),
      ),
    ).toMatchInlineSnapshot(`
      "
      class Shelf extends BaseOfEverything<unknown> implements FirstInterface,
        SecondInterface, ThirdInterface, FourthInterface
      "
    `);
  });

  test('that nothing can break stays as it is', () => {
    const word = 'x'.repeat(120);
    expect(written(alias([word]))).toBe(`\ntype Sign = ${word}\n`);
  });

  test.each([
    [' & ', ([, name = '']: readonly string[]) => ` & ${name} &`],
    [', ', ([name = '']: readonly string[]) => ` ${name}`],
  ])('between “%s” has lines that are as long as they can be', (sign, firstOf) => {
    const names = Array.from({ length: 60 }, (_, index) => `Name${index}${sign}`).concat('Last');
    const lines = signaturesOf(bodyOf([alias(names)]))[0]?.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(72);
    // With the first name of the next line, and the sign behind it, a line would be too long.
    for (const [index, line] of lines.slice(1).entries())
      expect((lines[index] + firstOf(line.trim().split(' '))).length).toBeGreaterThan(72);
  });
});

test('type parameters show what they extend and what they are by default', () => {
  const declared = symbol('Shelf', {
    kind: 'interface',
    typeParameters: [
      { name: 'T', modifier: 'const', constraint: [nameOf('Thing')], default: ['Box'] },
      { name: 'U' },
    ],
  });
  expect(written(declared)).toBe('\ninterface Shelf<const T extends Thing = Box, U>\n');
});

test('a plain interface or class needs no declaration beside its name', () => {
  expect(signaturesOf(bodyOf([symbol('Shelf'), symbol('Box', { kind: 'interface' })]))).toEqual([]);
});

test('names in types are links, one reference for a name that is used twice', () => {
  const html = bodyOf([alias([nameOf('A'), ' | ', nameOf('B'), ' | ', nameOf('A')])]);
  expect(html).toContain('<a href="‹0›">A</a> | <a href="‹1›">B</a> | <a href="‹0›">A</a>');
});

test('words of the language and strings have their colors', () => {
  expect(bodyOf([alias(["'a<b'"])])).toContain(
    '<span class="tok-keyword">type </span><b>Sign</b> = <span class="tok-string">\'a&lt;b\'</span>',
  );
});
