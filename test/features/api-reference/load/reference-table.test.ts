import { expect, test } from 'vitest';
import { at, bodyOf, comment, load, member, method, nameOf, parameter, symbol } from './sample-library.ts';

const options = symbol('ShelfOptions', {
  kind: 'interface',
  members: [
    member('width', {
      type: ['number'],
      isOptional: true,
      comment: comment('In cm.', { defaultValue: '80', since: '2.1' }),
    }),
    member('place', {
      type: ['{ x: number }'],
      isReadonly: true,
      comment: comment('Where.', { deprecated: 'Use [[width]].' }),
      properties: [{ name: 'x', type: ['number'], comment: comment('From the left.') }],
    }),
    member('onMove', {
      type: ['(by: number) => void'],
      signatures: [
        {
          typeParameters: [],
          parameters: [parameter('by', ['number'], { comment: comment('How far.') })],
          returns: ['void'],
          source: at(12),
        },
      ],
      comment: comment('Is called.', { examples: [{ code: 'f()', language: 'js' }], see: ['`put`'] }),
    }),
  ],
});

test('an interface of options is a table with an anchor at each row', () => {
  expect(bodyOf([options])).toMatchInlineSnapshot(`
    "<section class="api-symbol">
    <div class="api-head" id="ShelfOptions"><span class="api-kind">Interface <code>ShelfOptions</code></span><span class="api-source" data-search="off">Source: content/api/core/shelf.ts:5</span></div>
    <h2 id="options">Options</h2><a class="heading-anchor" href="#options" aria-label="Link to this section: Options"></a>
    <div class="api-members">
    <div class="table-scroll api-table" tabindex="0" role="group" aria-label="Table"><table>
    <thead><tr><th>Option</th><th>Description</th></tr></thead>
    <tbody>
    <tr id="width"><td><code class="api-name">width?</code><a class="heading-anchor" href="#width" aria-label="Link to this section: width"></a> <code class="api-type">number</code></td><td>In cm.
    <span class="api-note">Default <code>80</code></span>
    <span class="api-note">Since 2.1</span></td></tr>
    <tr id="place"><td><code class="api-name">place</code><a class="heading-anchor" href="#place" aria-label="Link to this section: place"></a> <code class="api-type"><span class="tok-keyword">readonly </span>{ x: number }</code></td><td><strong>Deprecated.</strong> Use [[width]].
    Where.</td></tr>
    <tr><td><code class="api-name">place.x</code> <code class="api-type">number</code></td><td>From the left.</td></tr>
    <tr id="onMove"><td><code class="api-name">onMove</code><a class="heading-anchor" href="#onMove" aria-label="Link to this section: onMove"></a> <code class="api-type">(by: number) =&gt; void</code></td><td>Is called.
    <ul class="api-notes"><li><code>by</code>: How far.</li><li>See: <code>put</code></li></ul></td></tr>
    </tbody></table></div>
    <p class="api-label"><code>onMove</code></p>
    ‹c0›
    </div>
    </section>
    "
  `);
  expect(load([options]).head.headings.map(({ text }) => text)).toEqual(['Options']);
  expect(load([options]).head.ids).toEqual(['ShelfOptions', 'width', 'place', 'onMove', 'options']);
});

test('events show what their listeners are given', () => {
  const event = (name: string) =>
    member(name, { type: ['[event: ', nameOf('MapEvent'), '<{ region: ', nameOf('Region'), ' }>]'] });
  const html = bodyOf([
    symbol('MapEvents', { kind: 'interface', members: [event('click.region'), event('zoom')] }),
  ]);
  expect(html).toContain('<th>Event</th>');
  expect(html).toContain('<tr id="click.region"><td><code class="api-name">click.region</code>');
  expect(html).toContain(
    '<code class="api-type">event: <a href="‹0›">MapEvent</a>&lt;{ region: <a href="‹1›">Region</a> }&gt;</code>',
  );
});

test('lists of types are not taken for what listeners are given', () => {
  const members = [member('a', { type: ['string[]'] }), member('b', { type: [nameOf('Shelf'), '[]'] })];
  expect(bodyOf([symbol('LateEvents', { kind: 'interface', members })])).toContain(
    '<code class="api-type">string[]</code>',
  );
});

test('an interface of plain methods is a table of helpers', () => {
  const helper = method('ifeq', {
    parameters: [parameter('a', ['unknown'], { comment: comment('One.') })],
    returns: ['string'],
    comment: comment('Compares.', { returns: 'The block.' }),
  });
  const html = bodyOf([symbol('TemplateHelpers', { kind: 'interface', members: [helper] })]);
  expect(html).toContain('<code class="api-type">(a: unknown) =&gt; string</code>');
  expect(html).toContain(
    'Compares.\n<ul class="api-notes"><li><code>a</code>: One.</li><li>Returns: The block.</li></ul>',
  );
});

test.each([
  ['an example', { examples: [{ code: '1', language: 'js' }] }],
  ['remarks', { remarks: 'More.' }],
  ['an exception', { throws: ['Always.'] }],
])('a method with %s gets a part of its own, unless @table asks for rows', (_, more) => {
  const members = [method('put', { comment: comment('Puts.', more) })];
  expect(bodyOf([symbol('Shelf', { kind: 'interface', members })])).toContain('<h3 id="put">');
  const asked = symbol('Shelf', {
    kind: 'interface',
    members,
    comment: comment('All.', { modifiers: ['table'] }),
  });
  expect(bodyOf([asked])).toContain('<tr id="put">');
});

test.each([
  ['Options', ['property', 'method'], 'Options'],
  ['Shelf', ['method', 'method'], 'Methods'],
  ['Shelf', ['property', 'method'], 'Properties'],
] as const)('the rows of an interface %s of %j are %s', (name, kinds, heading) => {
  const members = kinds.map((kind, index) =>
    kind === 'method' ? method(`m${index}`, {}) : member(`p${index}`),
  );
  const { head } = load([symbol(name, { kind: 'interface', members })]);
  expect(head.headings.map(({ text }) => text)).toEqual([heading]);
});

test('an enumeration is a table of values', () => {
  const members = [
    member('Left', { kind: 'enum-member', type: ["'left'"], comment: comment('The left one.') }),
  ];
  expect(bodyOf([symbol('Side', { kind: 'enum', members })])).toContain(
    '<code class="api-type">= <span class="tok-string">\'left\'</span></code></td><td>The left one.</td>',
  );
});

test('a class is never a table by itself', () => {
  expect(bodyOf([symbol('Shelf', { members: [member('a', { type: ['number'] })] })])).toContain(
    '<h3 id="a">',
  );
});
