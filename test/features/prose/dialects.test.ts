import { describe, expect, test } from 'vitest';
import { htmlOf, loadText, problemsOf } from '../../unit/load/load-text.ts';

const PARSERS = ['native', 'remark'] as const;
const remark = (look: string, title: string, body: string) =>
  `<aside class="admonition admonition-${look}" role="note" aria-label="${title}"><p class="admonition-title">${title}</p>\n` +
  `<div class="admonition-body">\n${body}\n</div></aside>`;

describe.each(PARSERS)('with the %s parser', parser => {
  const html = (text: string) => htmlOf(text, { parser });

  describe('a title', () => {
    test.each([
      ':::tip[Oil first]\nx\n:::',
      ':::tip Oil first\nx\n:::',
      '::: tip Oil first\nx\n:::',
      '::: tip  Oil first  \nx\n::::',
    ])('may follow the name: %j', text => {
      expect(html(text)).toBe(remark('tip', 'Oil first', '<p>x</p>'));
      expect(problemsOf(text, { parser })).toBe('');
    });
    test('keeps its Markdown, brackets and attributes', () => {
      expect(html('::: warning Use `a[0]` {#index}\nx\n:::')).toContain('<code>a[0]</code></p>');
      expect(html('::: warning Use `a[0]` {#index}\nx\n:::')).toContain('<aside id="index"');
      expect(html('::: details Open ] me {open}\nx\n:::')).toContain('<details class="details" open');
      expect(html('::: details Open ] me {open}\nx\n:::')).toContain('<summary>Open ] me</summary>');
    });
    test('is not lost where the directive takes none', () => {
      expect(problemsOf('::: steps Title\n1. x\n:::', { parser })).toContain('directive/unexpected-label');
    });
  });

  describe('colons without a directive', () => {
    test('are text, with their closing fence', () => {
      const text = '::: correct\n\n*a*\n\n:::\n\n:::slot{x=1}\nb\n:::';
      expect(html(text)).toBe(
        '<p>::: correct</p>\n<p><em>a</em></p>\n<p>:::</p>\n<p>:::slot{x=1}\nb\n:::</p>',
      );
      expect(problemsOf(text, { parser })).toBe('');
    });
    test('are text inside other directives too', () => {
      const text = '::::note\n::: correct\na\n:::\n::::';
      expect(html(text)).toBe(remark('note', 'Note', '<p>::: correct\na\n:::</p>'));
    });
    test('that nearly name one are text, with a warning', () => {
      expect(html(':::nte\nx\n:::')).toBe('<p>:::nte</p>\n<p>x</p>\n<p>:::</p>');
      expect(problemsOf(':::nte\nx\n:::', { parser })).toMatchInlineSnapshot(`
        "content/docs/guides/page.md:1:1 warning directive/unknown
        “:::nte” is shown as text: there is no such directive
        → Did you mean :::note? If not, write \\:::nte."
      `);
    });
    test('stay beside their Markdown in a sentence', () => {
      expect(html('See :ref[the *guide*]{x=1} and ::youtube[Film]')).toBe(
        '<p>See :ref[the <em>guide</em>]{x=1} and ::youtube[Film]</p>',
      );
    });
    test('of other programs that switch something off leave nothing', () => {
      expect(html('::: v-pre\n{{ x }}\n:::')).toBe('<p>{{ x }}</p>');
    });
  });

  describe('an alert', () => {
    test.each([
      ['NOTE', 'note', 'Note'],
      ['TIP', 'tip', 'Tip'],
      ['IMPORTANT', 'info', 'Important'],
      ['WARNING', 'warning', 'Warning'],
      ['CAUTION', 'danger', 'Caution'],
      ['bug', 'danger', 'Bug'],
      ['tldr', 'note', 'Tldr'],
    ])('[!%s] is a remark', (kind, look, title) => {
      expect(html(`> [!${kind}]\n> x`)).toBe(remark(look, title, '<p>x</p>'));
    });
    test('may have a title with Markdown, and no text', () => {
      expect(html('> [!tip] Oil *first*')).toContain('<p class="admonition-title">Oil <em>first</em></p>');
      expect(html('> [!tip] Oil\n> x *y*\n>\n> - z')).toContain('<p>x <em>y</em></p>\n<ul>');
    });
    test('folds', () => {
      expect(html('> [!faq]- Why?\n> x')).toBe(
        '<details class="details"><summary>Why?</summary>\n<div class="details-body">\n<p>x</p>\n</div></details>',
      );
      expect(html('> [!faq]+\n> x')).toContain('<details class="details" open><summary>Faq</summary>');
      expect(html('> [!note]-\n> x')).toContain('<details class="details"><summary>Note</summary>');
    });
    test('inside a list or a quote is one too', () => {
      expect(html('- a\n\n  > [!NOTE]\n  > x')).toContain('admonition-note');
    });
    test('of an unknown kind stays a quote', () => {
      expect(html('> [!x] y')).toBe('<blockquote>\n<p>[!x] y</p>\n</blockquote>');
      expect(html('> NOTE\n> [!NOTE]')).toContain('<blockquote>');
    });
  });

  describe('an indented block', () => {
    test('of MkDocs is a remark', () => {
      expect(html('!!! note\n    x\n\n    y\n\nz')).toBe(
        `${remark('note', 'Note', '<p>x</p>\n<p>y</p>')}\n<p>z</p>`,
      );
      expect(html('!!! note "a" b\n    x')).not.toContain('<aside');
      expect(html('!!! danger "Do not ride"\n    x')).toBe(remark('danger', 'Do not ride', '<p>x</p>'));
      expect(html('!!! pied-piper\n    x')).toBe(remark('note', 'Pied-piper', '<p>x</p>'));
      expect(html('!!! tip "Use [x] and [y"\n    x')).toBe(remark('tip', 'Use [x] and [y', '<p>x</p>'));
    });
    test('opens on a click', () => {
      expect(html('??? tip "More"\n    x')).toContain('<details class="details"><summary>More</summary>');
      expect(html('???+ tip "More"\n    x')).toContain('<details class="details" open>');
    });
    test('may hold code and others', () => {
      const text =
        '!!! note\n    a\n\n    !!! tip\n        b\n\n        ```\n        !!! c\n            d\n        ```\n';
      expect(loadText(text, { parser }).body.codeBlocks[0]?.code).toBe('!!! c\n    d');
      expect(html(text)).toContain('<p>a</p>\n<aside class="admonition admonition-tip"');
    });
    test('in a list belongs to its item', () => {
      expect(html('1. a\n\n    !!! note\n        b\n\n2. c')).toContain(
        `<p>a</p>\n${remark('note', 'Note', '<p>b</p>')}\n</li>\n<li>\n<p>c</p>`,
      );
    });
    test('may be a tab', () => {
      const tabs = html('=== "npm"\n    a\n\n=== "pnpm"\n\n    b\n\nc');
      expect(tabs).toContain('data-label="npm"><p class="tab-label">npm</p>\n<p>a</p>\n</div>');
      expect(tabs).toContain('data-label="pnpm"');
      expect(tabs.match(/class="tabs"/g)).toHaveLength(1);
      expect(tabs.endsWith('</div>\n<p>c</p>')).toBe(true);
    });
    test('keeps the places of what it holds', () => {
      const text = 'a\n\n!!! note "T"\n\n    b [c](d)\n\n[e](f)';
      expect(loadText(text, { parser }).head.references).toMatchObject([
        { line: 5, column: 7 },
        { line: 7, column: 1 },
      ]);
    });
    test('in code is code', () => {
      expect(html('```\n!!! note\n    x\n::: tip Title\n```')).toBe('‹c0›');
      expect(problemsOf('```\n!!! note\n    x\n::: tip Title\n```', { parser })).toBe('');
    });
  });

  describe('a block between slashes', () => {
    test('is a remark', () => {
      expect(html('/// tip\n\nx\n\n///\nz')).toBe(`${remark('tip', 'Tip', '<p>x</p>')}\n<p>z</p>`);
      expect(html('/// tip  \nx\n///  ')).toBe(remark('tip', 'Tip', '<p>x</p>'));
      expect(html('/// note | Do *not* ride\nx\n///')).toContain('Do <em>not</em> ride</p>');
      expect(html('/// admonition | Stop\n    type: danger\nx\n///')).toBe(
        remark('danger', 'Stop', '<p>x</p>'),
      );
    });
    test('opens on a click', () => {
      expect(html('/// details | More\n    type: tip\n    open: true\n\nx\n///')).toContain(
        '<details class="details" open><summary>More</summary>',
      );
    });
    test('may be a tab, and hold others of fewer slashes', () => {
      const tabs = html('//// tab | npm\n\n/// tip\n\na\n\n///\n\n////\n\n//// tab | pnpm\n\nb\n\n////\n\nc');
      expect(tabs).toContain(remark('tip', 'Tip', '<p>a</p>'));
      expect(tabs.match(/data-label="p?npm"/g)).toHaveLength(2);
      expect(tabs.match(/class="tabs"/g)).toHaveLength(1);
      expect(tabs.endsWith('</div>\n<p>c</p>')).toBe(true);
    });
    test('of HTML leaves its content', () => {
      expect(html('/// html | div.wide\n\n*x*\n\n///')).toBe('<p><em>x</em></p>');
    });
    test('is text without its last line, and in code', () => {
      expect(html('/// tip\nx')).toBe('<p>/// tip\nx</p>');
      expect(loadText('/// tip\n\n```\n///\n```\n\n///', { parser }).body.codeBlocks[0]?.code).toBe('///');
    });
    test('keeps the places of what it holds', () => {
      expect(
        loadText('a\n\n/// note\n\nb [c](d)\n\n///\n\n[e](f)', { parser }).head.references,
      ).toMatchObject([
        { line: 5, column: 3 },
        { line: 9, column: 1 },
      ]);
    });
  });
});

describe.each(PARSERS)('inside blocks, with the %s parser', parser => {
  const html = (text: string, marks = false) => htmlOf(text, { parser, marks });

  test('pictures and links may have a list of attributes', () => {
    expect(html('![a](b.png){width=300 .x}')).toBe('<p><img src="‹0›" alt="a"></p>');
    const sizeOf = (list: string) => loadText(`![a](b.png)${list}`, { parser }).head.references[0]?.size;
    expect(sizeOf("{width='300' height='20%'}")).toEqual({ width: '300', height: '20%' });
    expect(sizeOf('{width=30em align=rightmost}')).toBeUndefined();
    expect(html('![a](b.png){align=leftmost}')).toBe('<p><img src="‹0›" alt="a"></p>');
    expect(html('![a](b.png){c}{width=300}')).toBe('<p><img src="‹0›" alt="a">{c}{width=300}</p>');
    expect(loadText('![a](b.png){ width="300" align=right }', { parser }).head.references[0]?.size).toEqual({
      width: '300',
    });
    expect(html('[a](b){target=_blank} and {c}')).toBe('<p><a href="‹0›">a</a> and {c}</p>');
    expect(html('a\n\n{: .wide}')).toBe('<p>a</p>');
    expect(html('*c* [a](b){:target="_blank" rel="x"} d {:e}')).toBe(
      '<p><em>c</em> <a href="‹0›">a</a> d {:e}</p>',
    );
    expect(html('{:style="a:b;c:d"}\n1. c')).toBe('<ol>\n<li>c</li>\n</ol>');
  });

  test('a line of a block may be a list of attributes', () => {
    expect(html('a\n*b*\n{: .wide}')).toBe('<p>a\n<em>b</em></p>');
    expect(html('{: .wide #x }\na')).toBe('<p><a id="x"></a>a</p>');
    expect(html('a\n{ .annotate }')).toBe('<p>a</p>');
    expect(html('*a*\n{:.x}\n\nb')).toBe('<p><em>a</em></p>\n<p>b</p>');
    expect(html('a **b**{: .label } `c`{.x} d')).toBe('<p>a <strong>b</strong> <code>c</code> d</p>');
    expect(html('| a | b |\n|---|---|\n| c | d |\n{: .wide}')).toContain('<td>d</td>\n</tr>\n</tbody>');
    expect(html('a\n{b=c}\n\n{d}')).toBe('<p>a\n{b=c}</p>\n<p>{d}</p>');
    expect(html('<kbd>a</kbd>{: .warning } b')).toContain('b</p>');
    expect(html('{: .warning } *b*')).toBe('<p> <em>b</em></p>');
    expect(html('[a][b]{: .btn } c{:.x} {:y}\n\n[b]: d')).toBe('<p><a href="‹0›">a</a> c {:y}</p>');
    expect(html('`{: .x }` {: .y }z\n{: .y }\na')).toBe('<p><code>{: .x }</code> z\n\na</p>');
    expect(html('a `b`{c=d}')).toBe('<p>a <code>b</code>{c=d}</p>');
  });

  test('an id on a line of a block is an anchor of it', () => {
    const ids = (text: string) => loadText(text, { parser }).head.ids;
    const anchor = '<a id="x"></a>';
    expect(html('- **a**: b\n{#x}\n- c\n  {: #y .z }')).toBe(
      `<ul>\n<li>${anchor}<strong>a</strong>: b</li>\n<li><a id="y"></a>c</li>\n</ul>`,
    );
    expect(html('- a\n- b\n\n{: #x }\n```\nc\n```')).toMatch(/<\/ul>\n<a id="x"><\/a>\n/);
    expect(html('> a\n\n{: #x }')).toBe('<blockquote>\n<p>a</p>\n</blockquote>');
    expect(html('```\na\n```\n{: #x }\n\nb')).toMatch(/^<a id="x"><\/a>\n.*\n<p>b<\/p>$/s);
    expect(ids('## A\n{: #x }\n\nb\n{#y}\n\nc {#z}')).toEqual(['x', 'y']);
    expect(problemsOf('a\n{#x}\n\nb\n{#x}', { parser })).toBe('');
  });

  test('a class of a block may make a remark of it', () => {
    const warning = (body: string) => remark('warning', 'Warning', body);
    expect(html('{: .warning }\na *b*')).toBe(warning('<p>a <em>b</em></p>'));
    expect(html('a\n{: .note .warning}\n\nb')).toBe(`${warning('<p>a</p>')}\n<p>b</p>`);
    expect(html('{: .warning }\n> a\n>\n> b')).toBe(warning('<p>a</p>\n<p>b</p>'));
    expect(html('a {: .warning }\nb')).toBe('<p>a\nb</p>');
    expect(html('| a | b |\n|---|---|\n| {: .x} | c |')).toContain('<td>c</td>');
    expect(html('{: .warning }\n- a')).toBe(warning('<ul>\n<li>a</li>\n</ul>'));
    expect(html('{: .note-title }\n> My *title*\n>\n> b')).toContain(
      '<p class="admonition-title">My <em>title</em></p>\n<div class="admonition-body">\n<p>b</p>',
    );
    expect(html('## a\n{: .warning }\n\nb')).toContain('</a>\n<p>b</p>');
  });

  test('HTML with the attribute “markdown” holds Markdown without empty lines', () => {
    expect(html('<div class="a" markdown="1">\n*a*\n</div>\nb *c*')).toBe(
      '<div>\n<p><em>a</em></p>\n</div>\n<p>b <em>c</em></p>',
    );
    expect(html('<details markdown>\n<summary>\nx\n</summary>\n*a*\n</details>')).toContain(
      '<p><em>a</em></p>',
    );
    const span = '<div markdown="1">\n<span class="b">\n*a*\n</span>\n</div>';
    expect(html(span)).toBe('<div>\n<p><em>a</em></p>\n</div>');
    expect(problemsOf(span, { parser })).toBe('');
    expect(html('<div markdown="1">\n<br>\n  *a*\n  <p class="b" markdown="1">\n*c*\n  </p>\n</div>')).toBe(
      '<div>\n<br>\n<p><em>a</em></p>\n<p><em>c</em></p>\n</div>',
    );
    const { codeBlocks } = loadText('```html\n<p markdown="1">\n*a*\n</p>\n```', { parser }).body;
    expect(codeBlocks.map(({ code }) => code)).toEqual(['<p markdown="1">\n*a*\n</p>']);
    expect(html('<div>\n*a*\n</div>\nb')).toBe('<div>\n*a*\n</div>\nb');
  });

  test('code right below HTML is code', () => {
    const { body } = loadText('<div>\na\n</div>\n```js\n</div>\n```\n\nb', { parser });
    expect(body.codeBlocks.map(({ code }) => code)).toEqual(['</div>']);
  });

  test('headings may have a list of attributes with an id', () => {
    const ids = (text: string) => loadText(text, { parser }).head.ids;
    expect(ids('## A {: #b .c }')).toEqual(['b']);
    expect(ids('## A `c`{: #b }')).toEqual(['b']);
    expect(ids('## A { #b data-x="y z" }')).toEqual(['b']);
    expect(ids("## A { data-x='y z' #b }")).toEqual(['b']);
    expect(loadText('## A {.c}', { parser }).head.headings[0]).toMatchObject({ id: 'a', text: 'A' });
    expect(ids('## Set {x}')).toEqual(['set-x']);
  });

  test('a term with definitions is a list', () => {
    const list = '<dl><dt><em>A</em> b</dt><dd>c</dd><dd>d</dd></dl>';
    expect(html('*A* b\n: c\n: d')).toBe(list);
    expect(html('*A* b\n\n:   c\n\n:   d')).toBe(list.replace(/<dd>(.)<\/dd>/g, '<dd><p>$1</p></dd>'));
    expect(html('A\n: b\n\nC\n: d')).toBe('<dl><dt>A</dt><dd>b</dd><dt>C</dt><dd>d</dd></dl>');
    expect(html('a: b\n:c')).toBe('<p>a: b\n:c</p>');
    expect(html(': a')).toBe('<p>: a</p>');
  });

  test('a definition holds what is indented below it', () => {
    const text = 'A\n:   b\n\n    c\n\n    - d\n:   e\n\nF\n\n:   g\n\n        h\n\nI';
    expect(html(text).replaceAll('\n', '')).toBe(
      '<dl><dt>A</dt><dd><p>b</p><p>c</p><ul><li>d</li></ul></dd><dd><p>e</p></dd></dl><dl><dt>F</dt>' +
        '<dd><p>g</p>‹c0›</dd></dl><p>I</p>',
    );
    const note = '!!! tip "Oil"\n\n        b';
    expect(html(`A\n\n:   ${note}\n\n    c`)).toBe(
      `<dl><dt>A</dt><dd>${remark('tip', 'Oil', '<p>b</p>')}<p>c</p></dd></dl>`,
    );
    expect(html(`<!-- A -->\n\n:   ${note}`)).toBe(remark('tip', 'Oil', '<p>b</p>'));
    expect(
      problemsOf('A\n:   [b](javascript:b)\n\n    [c](javascript:c)', { parser }),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:5 error markdown/unsafe-url
      The URL “javascript:b” is unsafe: the scheme “javascript:” is not allowed
      → Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./

      content/docs/guides/page.md:4:5 error markdown/unsafe-url
      The URL “javascript:c” is unsafe: the scheme “javascript:” is not allowed
      → Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./"
    `);
  });

  test.each([
    ['', ['#b', '#c']],
    ['tocMinLevel: 3', ['#c']],
    ['tocMaxLevel: 4', ['#b', '#c', '#d']],
  ])('a list of the headings has the levels of the page: %s', (fields, links) => {
    const html = htmlOf(`---\n${fields}\n---\n\n[TOC]\n\n## B\n\n### C\n\n#### D\n`, { parser });
    const [list = ''] = /<nav.*?<\/nav>/s.exec(html) ?? [];
    expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links);
  });

  test.each(['[[toc]]', '[TOC]', '[[_TOC_]]', '::toc{}'])('%s is a list of the headings', mark => {
    expect(html(`${mark}\n\n## A\n\n### B & c\n\n## D`)).toContain(
      '<nav class="contents-list" aria-label="Contents"><ul><li><a href="#a">A</a><ul><li><a href="#b--c">B &amp; c</a></li></ul></li><li><a href="#d">D</a></li></ul></nav>',
    );
    expect(html(mark)).toBe('');
    expect(html(`${mark}\n\na\n\n- b`)).toBe('\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>');
    expect(html(`a ${mark}`)).toMatch(/^<p>a .+<\/p>$/);
  });

  test.each([
    ['an import', "import A from './a';\n\nb", '<p>b</p>'],
    ['an import of several lines', "import {\n  A,\n} from './a'\nb", '<p>b</p>'],
    ['an import of effects', "import './a.css'\nb", '<p>b</p>'],
    ['an export', 'export const a = 1;\nb', '<p>b</p>'],
    ['an export of several lines', 'export const a =\n  1;\n\nb', '<p>b</p>'],
    ['a function', 'export function a() {\n  const c = 1;\n\n  return c;\n}\nb', '<p>b</p>'],
    ['a component', 'export const A = ({ b }) => (\n  <i>{b}</i>\n);\nb', '<p>b</p>'],
    ['a comment', 'a {/* x * y */} b {/* z */}c', '<p>a  b c</p>'],
    ['a comment of several lines', '{/* a\nb\nc */}\n\nd', '<p>d</p>'],
  ])('%s of MDX is left out, elsewhere it is text', (_, text, shown) => {
    expect(htmlOf(text, { parser, path: 'guides/page.mdx' })).toBe(shown);
    expect(htmlOf(text, { parser })).not.toBe(shown);
    const code = `\`\`\`\n${text}\n\`\`\``;
    expect(loadText(code, { parser, path: 'guides/page.mdx' }).body.codeBlocks[0]?.code).toBe(text);
  });

  test('marks are what the site wants', () => {
    const text = 'a ==b *c*== x^2^ H~2~O ~~d~~ e == f == g';
    expect(html(text, true)).toBe(
      '<p>a <mark>b <em>c</em></mark> x<sup>2</sup> H<sub>2</sub>O <del>d</del> e == f == g</p>',
    );
    expect(html(text)).toContain('==b <em>c</em>== x^2^ H<del>2</del>O');
    expect(html('a ==**b**== x^*n*^', true)).toBe(
      '<p>a <mark><strong>b</strong></mark> x<sup><em>n</em></sup></p>',
    );
    expect(html('==a *b*', true)).toBe('<p>==a <em>b</em></p>');
    expect(html('*b*== and c==', true)).toBe('<p><em>b</em>== and c==</p>');
    expect(html('a==', true)).toBe('<p>a==</p>');
  });

  test('shortcodes of GitHub are emoji, and other colons are text', () => {
    expect(html('**Go** :rocket: (:+1:) :no_such_name: 10:30:45 `:rocket:`')).toBe(
      '<p><strong>Go</strong> 🚀 (👍) :no_such_name: 10:30:45 <code>:rocket:</code></p>',
    );
    expect(html(':warning: Mind *:bug:*')).toBe('<p>⚠️ Mind <em>🐛</em></p>');
  });

  test('a group of code blocks is tabs', () => {
    const text = '::: code-group\n```sh [npm]\nnpm i\n```\n```js\nx\n```\n:::';
    const written =
      ':::::tabs\n::::tab[npm]\n```sh\nnpm i\n```\n::::\n::::tab[js]\n```js\nx\n```\n::::\n:::::';
    expect(html(text)).toBe(html(written));
    expect(problemsOf(text, { parser })).toBe('');
    expect(loadText(text, { parser }).body.codeBlocks[0]).not.toHaveProperty('title');
    const marked = '::: code-group\n```sh [npm] {2}\na\nb\n```\n:::';
    expect(loadText(marked, { parser }).body.codeBlocks[0]).toMatchObject({ marked: [2] });
  });

  test('names in double brackets are links to pages', () => {
    const text = 'See [[Disc brakes ]], [[rim# Wear | worn rims ]], [[rim#Wear]] and [[a/b]].';
    const { head, body } = loadText(text, { parser });
    expect(body.html.replace(/\0\d+\0/g, '‹›')).toBe(
      '<p>See <a href="‹›">Disc brakes</a>, <a href="‹›">worn rims</a>, <a href="‹›">rim › Wear</a> and <a href="‹›">a/b</a>.</p>',
    );
    expect(head.references.map(({ url }) => url)).toEqual([
      'page:Disc%20brakes',
      'page:rim#Wear',
      'page:rim#Wear',
      'page:a%2Fb',
    ]);
  });
  test('a name in double brackets has its place in the text as it is written', () => {
    const text = '> See\n> a [[one]] &amp; \\* [[one]], [[two]].\n\nAt &lt; [[one]].';
    expect(loadText(text, { parser }).head.references.map(({ line, column }) => [line, column])).toEqual([
      [2, 5],
      [2, 22],
      [2, 31],
      [4, 9],
    ]);
  });
  test.each(['[[ -f x ]]', '[[1]]', '\\[[Brakes]]', '`[[Brakes]]`', '[[$x]]'])('%s is text', text => {
    expect(loadText(text, { parser }).head.references).toEqual([]);
  });
});
