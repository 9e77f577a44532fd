import { expect, test } from 'vitest';
import { readPage } from '../../../../src/features/search/read/read-page.ts';
import { pageOf } from '../sample-pages.ts';

const fail = (): never => expect.fail('nothing found');

test('a heading with an id begins a section; what comes before the first is the page itself', () => {
  const { sections } = pageOf(
    '/a',
    '<h1>Title</h1><p>Lead.</p><h2 id="one">One</h2><a class="heading-anchor" href="#one"></a><p>First &amp; last</p><h3>No id</h3><p>More</p>',
  );
  expect(sections).toMatchObject([
    { id: '', heading: '', text: 'Lead.', labels: [] },
    { id: 'one', heading: 'One', text: 'First & last · No id · More', labels: [] },
  ]);
});

test('only the words of the page count: no navigation, controls, scripts, hidden parts, nor what is marked', () => {
  const { sections } = pageOf(
    '/a',
    `<nav>menu <ul><li>x</li></ul></nav><p>kept<!-- not --> <code>code</code></p><script>if (a < b) "</p>"</script>
    <style>p { color: red }</style><template><p>t</p></template><button>press</button><select><option>o</option></select>
    <svg><text>s</text></svg><p aria-hidden="true">h <b>h</b></p><img alt="a > b" src="x"><div data-search="off">off <p>off</p></div><p>end</p>`,
  );
  expect(sections).toMatchObject([{ id: '', heading: '', text: 'kept code · end', labels: [] }]);
});

test('an element that is marked as a name is a section, and its surroundings go on after it', () => {
  const { sections } = pageOf(
    '/a',
    `<h2 id="regions">States</h2><table><tr id="DE-BY" data-search="name"><td>Bavaria</td><td><code>DE-BY</code></td></tr></table><p>After</p>`,
  );
  expect(sections).toMatchObject([
    expect.objectContaining({ id: '' }),
    { id: 'regions', heading: 'States', text: 'After', labels: [] },
    { id: 'DE-BY', heading: 'Bavaria DE-BY', text: '', labels: ['Bavaria', 'DE-BY'] },
  ]);
});

test('an id is a name of what it is the id of', () => {
  const { sections } = pageOf(
    '/a',
    '<td id="DE-BY" data-search="name">Bavaria</td><td><code>DE-BY</code></td>',
  );
  expect(sections[1]).toMatchObject({ id: 'DE-BY', heading: 'Bavaria', text: '', labels: ['DE-BY'] });
});

test.each(['td', 'th'])(
  'a row of a table with an id is a section: its first cell, a %s, is the heading',
  cell => {
    const { sections } = pageOf(
      '/a',
      `<table><tr id="Zoom.limit"><${cell}><code>limit</code></${cell}><td>How <b>close</b>.</td></tr></table>`,
    );
    expect(sections.at(-1)).toMatchObject({
      id: 'Zoom.limit',
      heading: 'limit',
      text: 'How close.',
      labels: [],
    });
  },
);

test('the text of a table has its cells and rows apart', () => {
  const { sections } = pageOf(
    '/a',
    `<p>These are known</p><table><thead><tr><th>Field</th><th>Holds</th></tr></thead>
    <tbody><tr><td><code>id</code></td><td>A number</td><td></td></tr>
    <tr><td></td><td>title</td><td>What visitors read.</td></tr><tr><td>b</td><td>B</td></tr></tbody></table><p>After it.</p>
    <h2 id="next">Next</h2><p>More.</p>`,
  );
  expect(sections.map(({ text }) => text)).toEqual([
    'These are known; Field · Holds; id · A number; title · What visitors read. b · B; After it.',
    'More.',
  ]);
});

test('paragraphs, items and terms are apart, unless a sentence ends', () => {
  const { sections } = pageOf(
    '/a',
    `<ul><li><a href="/a">Store locator</a>: the parts</li><li>Maps for retail: what customers ask</li></ul>
    <ul><li><h3>Marker</h3><p>An image.</p></li><li><h3>Map</h3><p>It holds <em>all</em>:</p></li></ul>
    <dl><dt>Default</dt><dd><code>80</code></dd><dt>Since</dt><dd>8.0</dd></dl><p>One<br>line</p><p></p><div><p>“The end.”</p></div><p>After</p>`,
  );
  expect(sections[0]?.text).toBe(
    'Store locator: the parts · Maps for retail: what customers ask · Marker · An image. Map · It holds all: Default · 80; Since · 8.0 · One line · “The end.” After',
  );
});

test('a mark after a control belongs to the text before it, a name that begins with a dot to itself', () => {
  const { sections } = pageOf('/a', '<p>Choose <button>x</button>, then <code>.popover</code> <b>!</b></p>');
  expect(sections[0]?.text).toBe('Choose, then .popover!');
});

test('words that are marked are found in their section, but not shown', () => {
  const { sections } = pageOf(
    '/a',
    `<div><h3 id="A.size">size</h3><code data-search="words">: number</code> <span data-search="words">optional</span> <span>How large it is.</span></div>`,
  );
  const [, member] = sections;
  expect(member).toMatchObject({ id: 'A.size', heading: 'size', text: 'How large it is.' });
  expect(member?.runningText.terms).toEqual(expect.arrayContaining(['number', 'optional', 'large']));
});

test('short emphasised texts and terms are labels', () => {
  const { sections } = pageOf(
    '/a',
    '<p><strong>On start: fit markers:</strong> text</p><dl><dt>Term</dt><dd>x</dd></dl><p><strong>A whole sentence that is much too long to be one</strong></p>',
  );
  expect(sections[0]?.labels).toEqual(['On start: fit markers', 'Term']);
});

test('breadcrumbs lead to the page, and the time in a header is its date', () => {
  const page = pageOf(
    '/a/b',
    `<nav class="breadcrumbs" aria-label="x"><ol><li><a href="/a">Docs</a></li><li><span>Page</span></li></ol></nav>
    <nav class="versions">8.x</nav><header><h1>Page</h1><time dateTime="2025-07-15T10:00">July</time></header><p><time datetime="2020-01-01">then</time></p>`,
  );
  expect(page).toMatchObject({ crumbs: ['Docs'], label: 'Page', date: '2025-07-15' });
});

test('the heading is the title where the title for tabs contains it; else it is another name', () => {
  const title = 'Map | Reference';
  expect(pageOf('/a', '<h1>Map</h1>', { title })).toMatchObject({ title: 'Map', names: [title] });
  expect(pageOf('/b', '<h1>Draw!</h1>', { title })).toMatchObject({ title, names: ['Draw!'] });
});

test.each([
  ['a title', '<h1>Guide: zoom</h1>', ['guide', 'guide zoom']],
  ['a title that is a version', '<h1>v8.0.0: zoom</h1>', ['8.0.0', '8.0.0 zoom', '8.0', '8']],
  ['a title that speaks of a version', '<h1>Upgrade to 8.0.0</h1>', ['upgrade to 8.0.0']],
  ['a heading with its id and more', '<h2 id="limit">Limit number</h2>', ['a', 'limit number', 'limit']],
  ['a heading with another id', '<h2 id="lim">Limit number</h2>', ['a', 'limit number']],
  ['a member', '<h3 id="Atlas.getById">()</h3>', ['a', 'atlas getbyid', 'getbyid']],
  ['a heading with a member in its id', '<h3 id="ä-Atlas.get">B</h3>', ['a', 'b']],
])('%s has names that are found whole', (_, main, names) => {
  const { sections } = pageOf('/a', main);
  const terms = sections.flatMap(({ shortTexts }) => shortTexts.flatMap(([, found]) => found.terms));
  expect(terms.filter(term => term.endsWith('=')).map(term => term.slice(0, -1))).toEqual(names);
});

test('texts without words are not kept', () => {
  const { sections } = pageOf('/a', '<h2 id="a">…</h2><p><strong>–</strong></p>');
  expect(sections.flatMap(({ shortTexts }) => shortTexts.map(([text]) => text))).toEqual(['']);
});

test('a word of a short text counts more than one of a long text, and a part of a word less', () => {
  const weightIn = (title: string, wanted: string) => {
    const [[, { terms, weights }] = fail()] = pageOf('/a', `<h1>${title}</h1>`).sections[0]?.shortTexts ?? [];
    return weights[terms.indexOf(wanted)] ?? 0;
  };
  expect(weightIn('zoom', 'zoom')).toBeGreaterThan(weightIn('zoom of maps', 'zoom'));
  expect(weightIn('zoomIn', 'zoom')).toBeLessThan(weightIn('zoom', 'zoom'));
  expect(weightIn('zoomIn zoom', 'zoom')).toBe(weightIn('zoom zoomIn', 'zoom'));
  expect(weightIn('zoomIn', 'zoomin')).toBe(weightIn('zoom', 'zoom'));
});

test('the words of the description are words of the page, and of none of its sections', () => {
  const [page, section] = pageOf('/a', '<p>Zoom</p><h2 id="b">B</h2>', {
    description: 'Zoom closer',
  }).sections;
  const [plain] = pageOf('/a', '<p>Zoom</p>').sections;
  expect(page?.runningText.terms).toEqual(['zoom', 'closer']);
  expect(page?.runningText.weights[0]).toBeGreaterThan(plain?.runningText.weights[0] ?? fail());
  expect(section?.runningText.terms).toEqual(['b']);
});

test('a page without <main> is not found', () => {
  const page = { path: '/a', title: 'A', description: '', names: [] };
  expect(readPage({ ...page, html: '<body><p>text</p></body>' })).toBeNull();
});

test('the words of a section are weighed: the more often in a shorter text, the more', () => {
  const [short, long] = [1, 30].map(times => {
    const [section] = pageOf('/a', `<p>Once twice twice. ${'other '.repeat(times)}</p>`).sections;
    return new Map(
      section?.runningText.terms.map((word, index) => [word, section.runningText.weights[index] ?? 0]),
    );
  });
  expect(short?.get('twice')).toBeGreaterThan(short?.get('once') ?? 0);
  expect(short?.get('once')).toBeGreaterThan(long?.get('once') ?? 0);
});
