import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { readCopy } from '../../../../src/features/markdown-copies/read/read-copy.ts';

/** Elements of a page, and the Markdown that they become. */
const CASES: readonly (readonly [what: string, html: string, markdown: string])[] = [
  ['a paragraph', '<p>One\n two.</p>', 'One two.'],
  ['a break', '<p>One<br>two</p>', 'One\\\ntwo'],
  ['emphasis', '<p><strong>a</strong> <em>b</em> <del>c</del></p>', '**a** *b* ~~c~~'],
  ['emphasis with spaces at its ends', '<p>a<strong> b </strong>c</p>', 'a **b** c'],
  ['emphasis of nothing', '<p>a<strong> </strong>c</p>', 'a c'],
  ['emphasis between letters and signs', '<p>a<strong>(b)</strong>c</p>', 'a<strong>(b)</strong>c'],
  ['emphasis beside emphasis', '<p><em>a</em><strong>b</strong></p>', '<em>a</em>**b**'],
  ['emphasis a space before emphasis', '<p><em>a </em><strong>b</strong></p>', '*a* **b**'],
  ['emphasis of signs between spaces', '<p>a <strong>(b)</strong> c</p>', 'a **(b)** c'],
  [
    'emphasis beside a picture',
    '<p><b>a</b><img src="/a.png" alt="A"></p>',
    '**a**![A](https://site.example/a.png)',
  ],
  [
    'words of a kind that Markdown does not know',
    '<p><kbd>a</kbd><mark>b</mark><sub>c</sub></p>',
    'ab<sub>c</sub>',
  ],
  ['code', '<p><code>a_b</code> <code>`</code></p>', '`a_b` `` ` ``'],
  ['code with parts', '<p><code>a<var>b<b>c</b></var></code></p>', '`abc`'],
  [
    'signs of Markdown',
    '<p>[a] *b* _c_ snake_case &lt;d&gt; 1 &lt; 2 &amp;amp;</p>',
    '\\[a\\] \\*b\\* \\_c\\_ snake_case \\<d> 1 < 2 \\&amp;',
  ],
  ['signs of Markdown with capitals', '<p>&lt;B> &amp;AMP; &amp; C</p>', '\\<B> \\&AMP; & C'],
  [
    'the start of a block',
    '<p># a</p><p>1. b</p><p>- c</p><p>&gt; d</p>',
    '\\# a\n\n1\\. b\n\n\\- c\n\n\\> d',
  ],
  [
    'a heading with its anchor',
    '<h2 id="a">A</h2><a class="heading-anchor" href="#a" aria-label="Link"></a>',
    '## A',
  ],
  ['a heading with a number sign at its end', '<h2>A #</h2>', '## A \\#'],
  ['a heading with a break', '<h2>A<br>b</h2>', '## A b'],
  [
    'a link',
    '<p><a href="/b">B</a> and <a href="#c">C</a></p>',
    '[B](https://site.example/b) and [C](https://site.example/docs/a#c)',
  ],
  [
    'links side by side',
    '<p><a href="/b">B</a><a href="/c">C</a></p>',
    '[B](https://site.example/b) [C](https://site.example/c)',
  ],
  [
    'a link behind an exclamation mark',
    '<p>Look!<a href="/b">B</a></p>',
    'Look\\![B](https://site.example/b)',
  ],
  ['a link with spaces at its ends', '<p>a<a href="/b"> B </a>c</p>', 'a [B](https://site.example/b) c'],
  ['a link with a space at its end', '<p><a href="/b">B </a>c</p>', '[B](https://site.example/b) c'],
  [
    'a link whose name is not shown',
    '<p><a href="/b" aria-label="B"></a></p>',
    '[B](https://site.example/b)',
  ],
  ['a target with brackets', '<p><a href="/b(c) d">B</a></p>', '[B](https://site.example/b%28c%29%20d)'],
  ['a picture', '<p><img src="/a.png" alt="A [pear]"></p>', '![A \\[pear\\]](https://site.example/a.png)'],
  [
    'a link and a picture whose titles speak of the hidden',
    '<p><a href="/b" title="The hidden map">B</a> <img src="/a.png" alt="A hidden layer"></p>',
    '[B](https://site.example/b) ![A hidden layer](https://site.example/a.png)',
  ],
  ['a picture without words', '<p>a<img src="/a.png" alt=""></p>', 'a'],
  [
    'a picture that is a link',
    '<a href="/b"><img src="/a.png" alt="A"></a>',
    '[![A](https://site.example/a.png)](https://site.example/b)',
  ],
  ['a link around blocks', '<a href="/b"><div>A</div><div>b</div></a>', '[A b](https://site.example/b)'],
  ['a list', '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>', '- a\n- b\n  3. c'],
  ['a list with an empty item', '<ul><li></li><li>a</li></ul>', '- a'],
  ['a list with paragraphs', '<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '1. a\n\n   b\n\n2. c'],
  [
    'a list with paragraphs that look like items',
    '<ul><li><p>a - b</p><p>c - d</p></li></ul>',
    '- a - b\n\n  c - d',
  ],
  [
    'tasks',
    '<ul><li><input type="checkbox" disabled checked> a</li><li><input type="checkbox" disabled> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  ['a heading within an item', '<ul><li class="card"><h2>A</h2><p>b</p></li></ul>', '- **A**\n\n  b'],
  ['terms', '<dl><dt>a</dt><dd>b</dd><div><dt>c</dt><dd>d</dd></div></dl>', '- **a**: b\n- **c**: d'],
  ['a single term', '<dl><dt>a</dt><dd>b</dd></dl>', '- **a**: b'],
  [
    'code with a language',
    '<figure class="code" data-language="js"><pre><code>a\nb</code></pre></figure>',
    '```js\na\nb\n```',
  ],
  [
    'code in lines',
    '<figure class="code" data-language="js"><pre><code><span class="line">a</span>\n<span class="line">b</span>\n</code></pre></figure>',
    '```js\na\nb\n```',
  ],
  [
    'code with a title',
    '<figure class="code" data-language="text"><figcaption class="code-title">a.txt</figcaption><pre><code>```</code></pre></figure>',
    '````title="a.txt"\n```\n````',
  ],
  [
    'code with quotes in its title',
    '<figure class="code"><figcaption class="code-title">a "b"</figcaption><pre><code>c</code></pre></figure>',
    '```title="a \'b\'"\nc\n```',
  ],
  [
    'code with changes',
    '<figure class="code" data-language="js"><pre><code><span class="line line-removed">a</span>\n<span class="line line-added">b</span>\n<span class="line">c</span></code></pre></figure>',
    '```diff\n-a\n+b\n c\n```',
  ],
  [
    'a note',
    '<aside class="admonition admonition-danger"><p class="admonition-title">Watch out</p><div class="admonition-body"><p>a</p></div></aside>',
    '> [!CAUTION]\n> **Watch out**\n>\n> a',
  ],
  [
    'a note that says its kind',
    '<aside class="admonition admonition-tip"><p class="admonition-title">Tip</p><p>a</p></aside>',
    '> [!TIP]\n> a',
  ],
  [
    'a note of a kind that has no alert of its own',
    '<aside class="admonition admonition-success"><p>a</p></aside><aside class="admonition admonition-quote"><p>b</p></aside><aside class="admonition admonition-important"><p>c</p></aside>',
    '> [!TIP]\n> a\n\n> [!NOTE]\n> b\n\n> [!IMPORTANT]\n> c',
  ],
  [
    'tabs',
    '<div class="tabs"><div class="tab"><p class="tab-label">npm</p><p>a</p></div><div class="tab"><p class="tab-label">pnpm</p><p>b</p></div></div>',
    '**npm**\n\na\n\n**pnpm**\n\nb',
  ],
  ['details', '<details><summary>More</summary><div><p>a</p></div></details>', '**More**\n\na'],
  ['details whose summary is emphasised', '<details><summary>A <b>b</b></summary></details>', 'A **b**'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  [
    'a table',
    '<table><thead><tr><th>a</th><th class="align-right">b</th></tr></thead><tbody><tr><td>c|d</td><td>e<br>f</td></tr></tbody></table>',
    '| a | b |\n| --- | --: |\n| c\\|d | e<br>f |',
  ],
  [
    'a table without a head',
    '<table><tr><th>a</th><td colspan="2">b</td></tr></table>',
    '|  |  |  |\n| --- | --- | --- |\n| a | b |  |',
  ],
  [
    'a table with a cell over several rows and columns',
    '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td>1</td><td rowspan="2" colspan="2">2</td></tr><tr><td>3</td></tr><tr><td rowspan="9">4</td><td>5</td></tr><tr><td>6</td><td>7</td></tr></table>',
    '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 |  |\n| 3 |  |  |\n| 4 | 5 |  |\n|  | 6 | 7 |',
  ],
  ['a table with an empty row', '<table><tr></tr><tr><th>a</th></tr></table>', '| a |\n| --- |'],
  ['a table with a cell over no columns', '<table><tr><th colspan="0">a</th></tr></table>', '| a |\n| --- |'],
  [
    'a formula',
    '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
    '$x^2$',
  ],
  [
    'a footnote',
    '<p>a<sup><a class="footnote-reference" href="#n">1</a></sup></p><section class="footnotes"><h2 class="visually-hidden">Notes</h2><ol><li><p>b <a class="footnote-back" href="#r">↩</a></p></li></ol></section>',
    'a[^1]\n\n[^1]: b',
  ],
  [
    'a footnote that begins with a list',
    '<section class="footnotes"><ol><li><ul><li>a</li><li>b</li></ul><p>c</p></li></ol></section>',
    '[^1]: - a\n    - b\n\n    c',
  ],
  ['a span around a block', '<span>a<div>b</div></span>', 'a\n\nb'],
  ['a drawing with words', '<p><svg role="img" aria-label="A chart"><path d=""/></svg></p>', 'A chart'],
  [
    'a film',
    '<iframe src="https://film.example/1" title="A film"></iframe>',
    '[A film](https://film.example/1)',
  ],
  [
    'a film whose address has brackets',
    '<iframe src="https://film.example/a)b" title="A film"></iframe>',
    '[A film](https://film.example/a%29b)',
  ],
  [
    'a film with a name for those who cannot see it',
    '<video aria-label="A film"><source src="/f.mp4">Your browser cannot show it.</video>',
    '[A film](https://site.example/f.mp4)',
  ],
  [
    'what is not the text',
    '<nav>a</nav><form>b</form><p class="script-only">c</p><button>d</button><input type="checkbox"><input type="radio" disabled><p hidden>e</p><div aria-hidden="true">f</div><div data-markdown="off">g</div><p>h</p>',
    'h',
  ],
];

test.each(CASES)('%s', (_, html, markdown) => {
  expect(copyOf(html)).toBe(`# Title\n\n${markdown}\n`);
});

test('the heading of a page is its title', () => {
  expect(copyOf('<header class="page-head"><h1>Pears &amp; more</h1></header><p>a</p>')).toBe(
    '# Pears & more\n\na\n',
  );
});

test('a title that no heading shows is text', () => {
  const page = { main: '<main><p>a</p></main>', title: 'The <b> *tag* #', url: 'https://site.example/' };
  expect(readCopy(page)).toBe('# The \\<b> \\*tag\\* \\#\n\na\n');
});

test('a page without a main part has no copy', () => {
  expect(readCopy({ main: '', title: 'A', url: 'https://site.example/' })).toBeNull();
});

describe('any text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ab1 *_`[]()<>!#+-.&;~|\\=:/"\'é'), maxLength: 30 });

  test('is read back as it was', () => {
    fc.assert(
      fc.property(letters, text => {
        expect(textIn(copyOf(`<p>a ${escaped(text)} z</p>`))).toBe(`a ${text} z`.replace(/\s+/g, ' '));
      }),
    );
  });

  test('is read back from code, emphasis, links and cells', () => {
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        const a = `x${first}x`.replace(/\s+/g, ' ');
        const b = `x${second}x`.replace(/\s+/g, ' ');
        const html = `<table><tr><th><code>${escaped(a)}</code><strong>${escaped(b)}</strong></th><th><a href="/c">${escaped(a)}</a></th></tr></table>`;
        expect(textIn(copyOf(html))).toBe(a + b + a);
      }),
    );
  });
});

function copyOf(html: string): string {
  const copy = readCopy({
    main: `<main id="pageMain">${html}</main>`,
    title: 'Title',
    url: 'https://site.example/docs/a',
  });
  return copy ?? '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** What a reader of Markdown shows, but for the title and for HTML. */
function textIn(markdown: string): string {
  const textOf = ({ type, value, children = [] }: Node): string =>
    type === 'html' ? '' : type === 'heading' ? '' : (value ?? children.map(textOf).join(''));
  return textOf(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Node);
}
