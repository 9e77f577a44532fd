import { describe, expect, test } from 'vitest';
import { at, bodyOf, comment, load, member, method, nameOf, parameter, symbol } from './sample-library.ts';

const shelf = symbol('Shelf', {
  comment: comment('Keeps things in order.', {
    since: '2.0.0',
    examples: [{ title: 'Put one in', code: 'shelf.put(1);', language: 'ts' }],
  }),
  typeParameters: [{ name: 'T', comment: comment('What it keeps.') }],
  extends: [[nameOf('Furniture', 'Furniture', 'Core/Furniture')]],
  members: [
    member('constructor', { kind: 'constructor', signatures: method('x', {}).signatures }),
    member('width', { type: ['number'], isReadonly: true, comment: comment('In `cm`.'), defaultValue: '80' }),
    method('put', {
      comment: comment('Puts things in.', { returns: 'How many there are.', throws: ['When it is full.'] }),
      parameters: [parameter('things', ['T[]'], { isRest: true, comment: comment('What to put in.') })],
      returns: ['number'],
    }),
    member('move', {
      kind: 'method',
      inheritedFrom: [
        { text: 'Furniture.move', ref: { module: 'Core/Furniture', symbol: 'Furniture', member: 'move' } },
      ],
    }),
  ],
});

describe('the page of a class', () => {
  test('says what it is, how it is declared, what it has, and then each member', () => {
    expect(bodyOf([shelf])).toMatchInlineSnapshot(`
      "<section class="api-symbol">
      <div class="api-head" id="Shelf"><span class="api-kind">Class</span> <span class="api-badge" data-search="words">since 2.0.0</span><span class="api-source" data-search="off">Source: content/api/core/shelf.ts:5</span></div>
      <p>Keeps things in order.</p>
      <pre class="api-signature" translate="no"><code><span class="tok-keyword">class </span><b>Shelf</b>&lt;T&gt; <span class="tok-keyword">extends </span><a href="‹0›">Furniture</a></code></pre>
      <dl class="api-facts">
      <dt>Type parameters</dt><dd><code>T</code> What it keeps.</dd>
      </dl>
      <details class="details"><summary>Inherited from Furniture (1)</summary><div class="details-body"><ul class="api-names"><li id="move"><a href="‹1›">move()</a></li></ul></div></details>
      <h2 id="examples">Examples</h2><a class="heading-anchor" href="#examples" aria-label="Link to this section: Examples"></a>
      <p class="api-label">Put one in</p>
      ‹c0›
      <div class="api-members">
      <h2 id="constructors">Constructors</h2><a class="heading-anchor" href="#constructors" aria-label="Link to this section: Constructors"></a>
      <div class="api-member"><div class="api-line"><h3 id="constructor">new Shelf</h3><code class="api-type" data-search="words">()</code></div><a class="heading-anchor" href="#constructor" aria-label="Link to this section: new Shelf()"></a></div>
      </div>
      <div class="api-members">
      <h2 id="properties">Properties</h2><a class="heading-anchor" href="#properties" aria-label="Link to this section: Properties"></a>
      <div class="api-member"><details><summary class="api-line"><h3 id="width">width</h3><code class="api-type api-folded" data-search="off">: number</code> <span class="api-badge" data-search="words">read-only</span> <span class="api-brief">In <code>cm</code>.</span></summary>
      <div class="api-more">
      <pre class="api-signature" translate="no"><code><span class="tok-keyword">readonly </span><b>width</b>: number</code></pre>
      <dl class="api-facts">
      <dt>Default</dt><dd><code>80</code></dd>
      </dl>
      </div></details><a class="heading-anchor" href="#width" aria-label="Link to this section: width"></a></div>
      </div>
      <div class="api-members">
      <h2 id="methods">Methods</h2><a class="heading-anchor" href="#methods" aria-label="Link to this section: Methods"></a>
      <div class="api-member"><details><summary class="api-line"><h3 id="put">put</h3><code class="api-type api-folded" data-search="off">(...things: T[]): number</code> <span class="api-brief">Puts things in.</span></summary>
      <div class="api-more">
      <pre class="api-signature" translate="no"><code><b>put</b>(...things: T[]): number</code></pre>
      <p class="api-label">Parameters</p>
      <dl class="api-parameters">
      <dt><code class="api-name">...things</code> <code class="api-type">T[]</code></dt><dd>What to put in.</dd>
      </dl>
      <dl class="api-facts">
      <dt>Returns</dt><dd><code class="api-type">number</code> How many there are.</dd>
      <dt>Throws</dt><dd>When it is full.</dd>
      </dl>
      </div></details><a class="heading-anchor" href="#put" aria-label="Link to this section: put()"></a></div>
      </div>
      </section>
      "
    `);
  });

  test('has the head of an entry', () => {
    const { head, body } = load([shelf]);
    expect(head).toMatchObject({
      collection: 'api',
      file: 'content/api/core/shelf.ts',
      path: 'Core/Shelf',
      title: 'Shelf',
      hasOwnTitle: false,
      frontMatter: {},
      excerpt: 'Keeps things in order.',
      readingMinutes: 1,
    });
    expect(body.codeBlocks).toMatchObject([{ language: 'ts', code: 'shelf.put(1);' }]);
    expect(head.headings.map(({ level, text, id }) => `${level} ${text} #${id}`)).toEqual([
      '2 Examples #examples',
      '2 Constructors #constructors',
      '3 new Shelf() #constructor',
      '2 Properties #properties',
      '3 width #width',
      '2 Methods #methods',
      '3 put() #put',
    ]);
  });

  test('names every symbol and member once for indexes and links', () => {
    expect(load([shelf]).head.data).toEqual([
      { name: 'Shelf', id: 'Shelf', kind: 'class', summary: 'Keeps things in order.' },
      {
        name: 'Shelf.constructor',
        owner: 'Shelf',
        title: 'new Shelf()',
        id: 'constructor',
        kind: 'constructor',
        summary: '',
      },
      {
        name: 'Shelf.width',
        owner: 'Shelf',
        title: 'width',
        id: 'width',
        kind: 'property',
        summary: 'In cm.',
      },
      {
        name: 'Shelf.put',
        owner: 'Shelf',
        title: 'put()',
        id: 'put',
        kind: 'method',
        summary: 'Puts things in.',
      },
      {
        name: 'Shelf.move',
        owner: 'Shelf',
        title: 'move()',
        id: 'move',
        kind: 'method',
        summary: '',
        isInherited: true,
      },
    ]);
  });
});

test('ids of the model come first: a group that is called like a member gets another', () => {
  const { head } = load([symbol('Shelf', { members: [method('methods', {}), method('put', {})] })]);
  expect(head.headings.map(({ id }) => id)).toEqual(['methods-1', 'methods', 'put']);
});

test('headings and ids of the body are those of the head, and no id is there twice', () => {
  const long = comment('One[^1].\n\n[^1]: Note.\n\n# Title\n\n:::tabs\n::::tab[A]\nx\n::::\n:::');
  const { head, body } = load([
    { ...shelf, comment: long },
    symbol('Other', {
      comment: long,
      source: at(50),
      members: [member('width', { id: 'Other.width', type: ['number'] })],
    }),
  ]);
  const ids = [...body.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual([...head.ids].sort());
  expect([...body.html.matchAll(/<h([1-6]) id="([^"]*)"/g)].map(([, level, id]) => `${level} ${id}`)).toEqual(
    head.headings.map(({ level, id }) => `${level} ${id}`),
  );
});

test('every slot has its reference or its code, and every reference its slot', () => {
  const linked = comment('[a](a.md) and [b](https://b.example)\n\n```ts\n1\n```');
  const { head, body } = load([
    { ...shelf, comment: linked },
    symbol('Other', {
      kind: 'interface',
      members: [member('one', { type: [nameOf('Shelf')], comment: linked })],
    }),
  ]);
  const numbers = (pattern: RegExp) => [
    ...new Set([...body.html.matchAll(pattern)].map(([, digits]) => Number(digits))),
  ];
  const upTo = (length: number) => Array.from({ length }, (_, index) => index);
  expect(numbers(/\0(\d+)\0/g).sort((a, b) => a - b)).toEqual(upTo(head.references.length));
  expect(numbers(/\0c(\d+)\0/g).sort((a, b) => a - b)).toEqual(upTo(body.codeBlocks.length));
  expect(head.references).toHaveLength(7);
});

test('a link is reported at the declaration, in its own file', () => {
  const far = { file: 'content/api/other/far.ts', line: 7, column: 2 };
  const { head } = load([
    symbol('Shelf', {
      extends: [[nameOf('Base', 'Base', 'Other/Far away')]],
      members: [member('far', { type: ['number'], comment: comment('See [it](./it.md).'), source: far })],
    }),
  ]);
  expect(head.references).toEqual([
    { kind: 'link', url: 'symbol:Other/Far%20away#Base', line: 5, column: 3 },
    { kind: 'link', url: '../other/it.md', ...far },
  ]);
});

describe('a module of several symbols', () => {
  const symbols = [symbol('Option', { kind: 'interface', comment: comment('An *option*.') }), shelf];

  test('begins with the one that it is named after, and lists what it holds', () => {
    const { head } = load(symbols);
    expect(head.headings.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '2 Shelf',
      '3 new Shelf()',
      '3 width',
      '3 put()',
      '2 Option',
    ]);
    expect(head.excerpt).toBe('Keeps things in order.');
    expect(bodyOf(symbols)).toContain(
      '<tr><td><a href="#Option"><code class="api-name">Option</code></a></td><td><span class="api-kind">Interface</span></td><td>An option.</td></tr>',
    );
  });

  test('is introduced by its own comment', () => {
    const { head } = load(symbols, { comment: comment('All about shelves.') });
    expect(head.excerpt).toBe('All about shelves.');
  });

  test('names what can be imported from it too', () => {
    const reExports = [{ name: 'Box', ref: { module: 'Core/Box', symbol: 'Box' } }];
    expect(bodyOf([], { reExports })).toBe(
      '<dl class="api-facts">\n<dt>Also exports</dt><dd><a href="‹0›"><code>Box</code></a></dd>\n</dl>\n',
    );
  });
});

test.each([
  ['Core/ArrayIndexed', ['ArrayIndexed'], 'ArrayIndexed'],
  ['core/array-indexed', ['Other', 'ArrayIndexed'], 'ArrayIndexed'],
  ['core/use_repository', ['useRepository'], 'useRepository'],
  ['core/lists', ['ArrayIndexed'], 'ArrayIndexed'],
  ['core/lists', ['One', 'Two'], 'lists'],
  ['Core/Migrations/8.0.0', ['Renames'], '8.0.0'],
  ['Location/Geo point', ['GeoPoint'], 'Geo point'],
  ['index', [], 'index'],
])('the module %s with %j is called %s', (path, names, title) => {
  expect(
    load(
      names.map(name => symbol(name)),
      { path },
    ).head.title,
  ).toBe(title);
});

test('the only class of a module comes first, where none has its name', () => {
  const { head } = load([symbol('A', { kind: 'interface' }), symbol('B')], { path: 'Core/Other' });
  expect(head.headings.map(({ text }) => text)).toEqual(['B', 'A']);
});

test('a symbol that is alone on a page of another name is named', () => {
  expect(bodyOf([symbol('Rack')])).toContain('<span class="api-kind">Class <code>Rack</code></span>');
  expect(bodyOf([symbol('Shelf')])).toContain('<span class="api-kind">Class</span>');
});

test('a very long outline keeps to its groups', () => {
  const many = Array.from({ length: 120 }, (_, index) => method(`m${index}`, {}));
  const { head } = load([symbol('Shelf', { members: many })]);
  expect(head.headings).toHaveLength(121);
  expect(head.frontMatter).toEqual({ tocMaxLevel: 2 });
});

test('the same module gives the same entry each time', () => {
  expect(load([shelf])).toEqual(load([shelf]));
  expect(at(5)).toEqual(shelf.source);
});
