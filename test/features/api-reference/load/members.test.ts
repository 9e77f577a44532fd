import { describe, expect, test } from 'vitest';
import type { ApiMember, ApiSymbol } from '../../../../src/features/api-reference/api.ts';
import {
  bodyOf,
  comment,
  linesOf,
  load,
  member,
  method,
  nameOf,
  parameter,
  signature,
  signaturesOf,
  symbol,
} from './sample-library.ts';

test('a member whose name is no identifier has it in quotes in its declaration', () => {
  const html = bodyOf([
    symbol('Shelf', {
      members: [
        member('max-width', {
          type: ['number'],
          isOptional: true,
          comment: comment('A.', { remarks: 'A.' }),
        }),
        member('data-id', { kind: 'accessor', type: ['string'], comment: comment('B.', { remarks: 'B.' }) }),
        method('odd-call', { comment: comment('C.', { remarks: 'C.' }) }),
        method('[iterator]', { comment: comment('D.', { remarks: 'D.' }) }),
      ],
    }),
  ]);
  expect(signaturesOf(html)).toEqual([
    '"max-width"?: number',
    'get "data-id"(): string\nset "data-id"(value: string)',
    '"odd-call"(): void',
    '[iterator](): void',
  ]);
});

describe('a method', () => {
  test('with overloads has a signature, a text and a result for each', () => {
    const html = bodyOf([
      symbol('Shelf', {
        members: [
          method(
            'find',
            { parameters: [parameter('id', ['number'])], returns: ['Thing'], comment: comment('By number.') },
            {
              parameters: [parameter('name', ['string'])],
              returns: ['Thing[]'],
              comment: comment('By name.'),
            },
          ),
        ],
      }),
    ]);
    expect(signaturesOf(html)).toEqual(['find(id: number): Thing', 'find(name: string): Thing[]']);
    expect(html.indexOf('By number.')).toBeLessThan(html.indexOf('find</b>(name'));
    expect(html.match(/<p>By n\w+\.<\/p>/g)).toEqual(['<p>By number.</p>', '<p>By name.</p>']);
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(html.match(/<dt>Returns<\/dt>/g)).toHaveLength(2);
  });

  test('lists its parameters where somebody has described them, and those of objects with them', () => {
    const options = parameter('options', ['{ deep?: boolean }'], {
      isOptional: true,
      properties: [{ name: 'deep', type: ['boolean'], isOptional: true, defaultValue: 'false' }],
    });
    const html = bodyOf([symbol('Shelf', { members: [method('find', { parameters: [options] })] })]);
    expect(html).toContain('<code class="api-name">options?</code>');
    expect(html).toContain(
      '<dt><code class="api-name">options.deep?</code> <code class="api-type">boolean</code></dt><dd><span class="api-note">Default\u00a0<code>false</code></span></dd>',
    );
    expect(
      bodyOf([symbol('Shelf', { members: [method('find', { parameters: [parameter('id', ['number'])] })] })]),
    ).not.toContain('<dl');
  });

  test('that is static, abstract, protected or deprecated says so', () => {
    const find = {
      ...method('find', { comment: comment('Finds.', { deprecated: 'Use [[x]].', modifiers: ['beta'] }) }),
      isStatic: true,
      isProtected: true,
    };
    const html = bodyOf([symbol('Shelf', { members: [find] })]);
    expect(signaturesOf(html)).toEqual(['protected static find(): void']);
    expect([...html.matchAll(/<span class="api-badge[^>]*>([^<]*)/g)].map(([, word]) => word)).toEqual([
      'deprecated',
      'static',
      'protected',
      'beta',
    ]);
    expect(html).toContain('aria-label="Deprecated"');
  });

  test('that replaces another names it', () => {
    const open = { ...method('open', {}), overrides: ['Base.open'] };
    expect(bodyOf([symbol('Shelf', { members: [open] })])).toContain(
      '<dt>Overrides</dt><dd><code class="api-type">Base.open</code></dd>',
    );
  });
});

test('an accessor shows what it gives and what it takes', () => {
  const accessors = [
    member('a', { kind: 'accessor', type: ['number'], isReadonly: true }),
    member('b', { kind: 'accessor', type: ['number'], setterType: ['number | string'] }),
    member('c', { kind: 'accessor', setterType: ['string'] }),
  ];
  const html = bodyOf([symbol('Shelf', { members: accessors })]);
  expect(signaturesOf(html)).toEqual([
    'get b(): number\nset b(value: number | string)',
    'set c(value: string)',
  ]);
  expect(html).toContain(
    '</h3><code class="api-type" data-search="words">: number</code> <span class="api-badge" data-search="words">read-only</span>',
  );
});

test('a constructor and an index signature are called as they are written', () => {
  const members = [
    member('constructor', {
      kind: 'constructor',
      signatures: [signature({ parameters: [parameter('n', ['number'])], returns: ['Shelf'] })],
    }),
    member('[index]', {
      id: 'index',
      kind: 'index-signature',
      isReadonly: true,
      signatures: [signature({ parameters: [parameter('key', ['string'])], returns: ['unknown'] })],
    }),
  ];
  const { head, body } = load([symbol('Shelf', { members })]);
  expect(linesOf(body.html)).toEqual(['new Shelf(n: number)', '[key: string]: unknown read-only']);
  expect(head.headings.map(({ text }) => text)).toEqual([
    'Constructors',
    'new Shelf()',
    'Index signatures',
    '[key: string]',
  ]);
});

test('what makes objects says `new`, and what it makes unless that is its own class', () => {
  const make = signature({ keyword: 'new', parameters: [parameter('n', ['number'])], returns: ['Book'] });
  const constructed = member('constructor', { kind: 'constructor', signatures: [make] });
  const count = member('count', { type: ['number'] });
  const made = (kind: ApiSymbol['kind'], more: Partial<ApiSymbol>) => {
    const html = bodyOf([symbol('Shelf', { kind, ...more })]);
    return [...linesOf(html), ...signaturesOf(html)];
  };
  expect(made('class', { members: [constructed] })).toEqual(['new Shelf(n: number)']);
  expect(made('interface', { members: [constructed] })).toEqual([
    'new Shelf(n: number): Book',
    'new Shelf(n: number): Book',
  ]);
  expect(made('type', { signatures: [make], members: [count] })).toEqual(['new Shelf(n: number): Book']);
  expect(made('variable', { type: ['{ … }'], signatures: [make], members: [count] })).toEqual([
    'new Shelf(n: number): Book',
  ]);
});

test('of a constructor and an index signature leave out the result and the type parameters', () => {
  const called = (name: string, kind: ApiMember['kind']) =>
    member(name, {
      kind,
      overrides: ['Base.x'],
      signatures: [
        signature({
          comment: comment('Makes one.', { returns: 'The new one.' }),
          typeParameters: [{ name: 'T', comment: comment('Its books.') }],
          returns: ['Shelf'],
        }),
      ],
    });
  const termsOf = (name: string, kind: ApiMember['kind']) =>
    [...bodyOf([symbol('Shelf', { members: [called(name, kind)] })]).matchAll(/<dt>(.*?)<\/dt>/g)].map(
      ([, term]) => term,
    );
  expect(termsOf('make', 'method')).toEqual(['Type parameters', 'Returns', 'Overrides']);
  expect(termsOf('constructor', 'constructor')).toEqual([]);
  expect(termsOf('[key]', 'index-signature')).toEqual(['Overrides']);
});

test('inherited members are in closed boxes, one for each origin, with links to where they are described', () => {
  const from = (owner: string, name: string) => ({
    ...method(name, { comment: comment('Text.') }),
    inheritedFrom: [{ text: `${owner}.${name}`, ref: { module: 'Core/Base', symbol: owner, member: name } }],
  });
  const local = { ...member('plain', { type: ['number'] }), inheritedFrom: ['Hidden.plain'] };
  const { head, body } = load([
    symbol('Shelf', { members: [from('Base', 'open'), from('Base', 'close'), local] }),
  ]);
  expect(body.html.replace(/\0(\d)\0/g, '‹$1›')).toContain(
    '<details class="details"><summary>Inherited from Base (2)</summary><div class="details-body"><ul class="api-names"><li id="open"><a href="‹0›">open()</a></li><li id="close"><a href="‹1›">close()</a></li></ul></div></details>',
  );
  expect(body.html).toContain(
    'Inherited from Hidden (1)</summary><div class="details-body"><ul class="api-names"><li id="plain">plain</li>',
  );
  expect(head.references.map(({ url }) => url)).toEqual(['symbol:Core/Base#open', 'symbol:Core/Base#close']);
  expect(head.headings).toEqual([]);
});

test.each([
  ['open', 'Base.open', 'Base'],
  ['open', 'Core.Base.open', 'Core.Base'],
  ['click.region', 'MapEvents.click.region', 'MapEvents'],
  ['[key]', 'Core.Base.__index', 'Core.Base'],
  ['open', 'open', 'open'],
])('a member %s that comes from %s is inherited from %s', (name, inheritedFrom, origin) => {
  const inherited = { ...member(name, { type: ['number'] }), inheritedFrom: [inheritedFrom] };
  expect(bodyOf([symbol('Shelf', { members: [inherited] })])).toContain(`Inherited from ${origin} (1)`);
});

test('static members are in groups of their own', () => {
  const kinds = ['property', 'accessor', 'method'] as const;
  const members = kinds.flatMap(kind =>
    [false, true].map(isStatic => ({
      ...(kind === 'method' ? method('m', {}) : member(kind, { kind, type: ['number'] })),
      id: `${kind}-${isStatic}`,
      isStatic,
    })),
  );
  const { head } = load([symbol('Shelf', { members })]);
  expect(head.headings.map(({ level, text }) => `${level} ${text}`)).toEqual([
    '2 Properties',
    '3 property',
    '2 Accessors',
    '3 accessor',
    '2 Methods',
    '3 m()',
    '2 Static properties',
    '3 property',
    '3 accessor',
    '2 Static methods',
    '3 m()',
  ]);
});

describe('relatives', () => {
  test('are in the declaration if it extends them, and in a list if they extend it', () => {
    const html = bodyOf([
      symbol('Shelf', {
        isAbstract: true,
        extends: [['Base<T>']],
        implements: [['A'], ['B']],
        extendedBy: [[nameOf('Rack')], ['Wall']],
      }),
    ]);
    expect(signaturesOf(html)).toEqual(['abstract class Shelf extends Base<T> implements A, B']);
    expect(html).toContain(
      '<dt>Extended by</dt><dd><code class="api-type"><a href="‹0›">Rack</a></code>, <code class="api-type">Wall</code></dd>',
    );
  });
});

describe('functions, aliases and variables', () => {
  test('a function has its signatures and no class around it', () => {
    const { head, body } = load([
      symbol('useShelf', {
        kind: 'function',
        signatures: [
          signature({ comment: comment('Gives it.', { returns: 'The shelf.' }), returns: ['Shelf'] }),
        ],
      }),
    ]);
    expect(signaturesOf(body.html)).toEqual(['function useShelf(): Shelf']);
    expect(head).toMatchObject({ excerpt: 'Gives it.', headings: [] });
    expect(body.html.match(/Gives it/g)).toHaveLength(1);
  });

  test('an interface that is only called has its calls, each with its text', () => {
    const html = bodyOf([
      symbol('Compare', {
        kind: 'interface',
        comment: comment('Compares.'),
        signatures: [
          signature({ comment: comment('By number.') }),
          signature({ comment: comment('By name.') }),
        ],
      }),
    ]);
    expect(signaturesOf(html)).toHaveLength(2);
    expect(html.match(/<p>[^<]*<\/p>/g)).toEqual([
      '<p>Compares.</p>',
      '<p>By number.</p>',
      '<p>By name.</p>',
    ]);
  });

  test('an alias of a function type has parameters and a result', () => {
    const html = bodyOf([
      symbol('Handler', {
        kind: 'type',
        comment: comment('Listens.', { returns: 'Nothing.' }),
        type: ['(event: Event) => unknown'],
        signatures: [
          signature({
            parameters: [parameter('event', ['Event'], { comment: comment('What happened.') })],
            returns: ['unknown'],
          }),
        ],
      }),
    ]);
    expect(signaturesOf(html)).toEqual(['type Handler = (event: Event) => unknown']);
    expect(html).toContain('What happened.');
    expect(html).toContain('<dt>Returns</dt><dd><code class="api-type">unknown</code> Nothing.</dd>');
  });

  test('the parts of a union that are described are a table', () => {
    const html = bodyOf([
      symbol('Side', {
        kind: 'type',
        type: ["'left' | ", "'right'"],
        alternatives: [{ type: ["'left'"], summary: 'Where *one* reads first.' }],
      }),
    ]);
    expect(html).toContain('Where <em>one</em> reads first.');
    expect(signaturesOf(html)).toEqual(["type Side = 'left' | 'right'"]);
  });

  test('a variable has its type and its default', () => {
    const html = bodyOf([symbol('SIZE', { kind: 'variable', type: ['number'], defaultValue: '12' })]);
    expect(signaturesOf(html)).toEqual(['const SIZE: number']);
    expect(html).toContain('<dt>Default</dt><dd><code>12</code></dd>');
  });

  test('a constant that can be called and has members has its default', () => {
    const described = comment('Measures.', { defaultValue: '`measure`' });
    const measure = symbol('measure', {
      kind: 'variable',
      type: ['{ (): number; size: number }'],
      signatures: [signature({ returns: ['number'] })],
      members: [member('size', { type: ['number'] })],
      comment: described,
    });
    expect(bodyOf([measure])).toContain('<dt>Default</dt><dd><code>measure</code></dd>');
  });
});
