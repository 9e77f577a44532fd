import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { htmlOf, loadText, problemsOf } from './load-text.ts';

describe.each(['native', 'remark'] as const)('raw HTML, with the %s parser', parser => {
  const html = (text: string) => htmlOf(text, { parser });
  const problems = (text: string) => problemsOf(text, { parser });

  test.each([
    ['Press <kbd>Ctrl</kbd> + H<sub>2</sub>O', '<p>Press <kbd>Ctrl</kbd> + H<sub>2</sub>O</p>'],
    ['a<br>b<br/>c', '<p>a<br>b<br>c</p>'],
    ['<div align="center">\n\n*a*\n\n</div>', '<div align="center">\n<p><em>a</em></p>\n</div>'],
    ['<center>a</center>', '<div align="center">a</div>'],
    ['<section class="x">\n\na\n\n</section>', '<div>\n<p>a</p>\n</div>'],
    [
      '<details open>\n<summary>A &amp; B</summary>\n\n- c\n\n</details>',
      '<details open="" class="details">\n<summary>A &amp; B</summary>\n<ul>\n<li>c</li>\n</ul>\n</details>',
    ],
    ['<ABBR Title="x">y</ABBR>', '<p><abbr title="x">y</abbr></p>'],
    ['<ins cite="x" datetime="2020">a</ins>', '<p><ins datetime="2020">a</ins></p>'],
    [
      '<table><tr><td>\n\n**a**\n\n</td></tr></table>',
      '<table><tbody><tr><td>\n<p><strong>a</strong></p>\n</td></tr></tbody></table>',
    ],
    ['<!-- a -->\n\nb <!-- c --> d', '<p>b  d</p>'],
    ['<font color="red">a</font>', '<p>a</p>'],
    ['<p align="center">\n  <b>a</b>\n</p>', '<p align="center">\n  <b>a</b>\n</p>'],
  ])('of the allowlist is shown: %j', (text, expected) => {
    expect(html(text)).toBe(expected);
    expect(problems(text)).toBe('');
  });

  test('has slots for its URLs, which are checked as those of Markdown are', () => {
    const text =
      '<a href="b.md" target="_top">x</a> <img src="c.png" width="300">\n\n<a href="javascript:x">y</a>';
    expect(html(text)).toBe(
      '<p><a href="‹0›">x</a> <img src="‹1›" alt="" loading="lazy" decoding="async"></p>\n<p><a>y</a></p>',
    );
    expect(loadText(text, { parser }).head.references).toEqual([
      { kind: 'link', url: 'b.md', line: 1, column: 1 },
      { kind: 'image', url: 'c.png', size: { width: '300' }, line: 1, column: 36, picture: {} },
    ]);
    expect(problems(text)).toContain('3:1 error markdown/unsafe-url');
  });

  test('may make anchors, each once', () => {
    const text = '<a id="x"></a><a name="y"></a>\n\n## Z\n\n<div id="x">a</div>';
    expect(loadText(text, { parser }).head.ids).toEqual(['x', 'y', 'z']);
    expect(html(text)).toContain('<a id="x"></a><a id="y"></a>');
    expect(html(text)).toContain('<div>a</div>');
  });

  test.each(['pageRoot', 'pageMain', 'pageMenu', 'pageData', 'footnote-label', 'mentions'])(
    'may not take the id %s of the page around it',
    id => {
      expect(html(`<a id="${id}"></a>`)).toBe('<p><a></a></p>');
    },
  );

  test('that the policy of the site would block gets a hint that trust does not help', () => {
    expect(
      problemsOf('<p style="color:red" onclick="a()">A</p>\n\n<style>p{}</style>'),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning html/removed
      The page leaves out HTML that is not allowed in Markdown: style, onclick, <style>
      → Write Markdown or a directive instead. Put a tag that readers should see in \`code\`. trustHtml would not help, because the Content-Security-Policy blocks styles and scripts in the text: use a class of your theme, or a feature."
    `);
  });

  test('that could do harm is left out, with one warning a file', () => {
    const text =
      'a <b style="x" onclick="y">b</b>\n\n<script>\nalert(1)\n</script>\n\n<iframe src="x"><p>y</p></iframe>\n\n<svg><path d="x"/></svg>\n\n<button>c</button>';
    expect(html(text)).toBe('<p>a <b>b</b></p>\n<p>c</p>');
    expect(problems(text)).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:3 warning html/removed
      The page leaves out HTML that is not allowed in Markdown: style, onclick, <script>, <iframe>, <svg>, <button>
      → Write Markdown or a directive instead. Put a tag that readers should see in \`code\`. Or set trustHtml: true in the front matter."
    `);
  });

  test('that is a placeholder is text', () => {
    expect(html('Use `a` and Array<string> or <name>')).toBe(
      '<p>Use <code>a</code> and Array&#x3C;string> or &#x3C;name></p>',
    );
    expect(problems('Array<string>')).toBe('');
    expect(loadText('# The <Map> element', { parser }).head.title).toBe('The <Map> element');
  });

  test('of a component leaves what it contains', () => {
    expect(html('<Badge type="tip" text="new" />\n\n<Tabs>\n\na\n\n</Tabs>')).toBe('<p>a</p>');
    expect(problems('<Badge type="tip" />')).toContain('not allowed in Markdown: <Badge>');
  });

  test('that is never closed is closed where its parent ends, with a warning', () => {
    expect(html('> <div>\n\na')).toBe('<blockquote>\n<div></div>\n</blockquote>\n<p>a</p>');
    expect(problems('<div>\n\na\n\n<p>b')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning html/unclosed
      <div> is never closed
      → Write </div> in the same paragraph, list item, quote or directive."
    `);
  });

  test('closes nothing but its own', () => {
    expect(html('a</div></main></aside>\n\nb')).toBe('<p>a</p>\n<p>b</p>');
    expect(html(':::note\n</div></aside>\n:::\n\nb')).toMatch(/<\/aside>\n<p>b<\/p>$/);
  });

  test('never changes what comes behind it', () => {
    const pieces =
      '<kbd> </kbd> <b> </b> <i> </i> <div> </div> <p> </p> <a> </a> <td> <br> <li> text *em* [a](b) > - |'.split(
        ' ',
      );
    const texts = fc.array(fc.constantFrom(...pieces, '\n', '\n\n', ' ', '- '), { maxLength: 12 });
    const namesAfter = (text: string) =>
      parseFragment(`<main>${html(text)}</main><p></p>`).childNodes.map(({ nodeName }) => nodeName);
    fc.assert(
      fc.property(texts, parts => {
        expect(namesAfter(parts.join(''))).toEqual(['main', 'p']);
      }),
    );
  });

  test('keeps code and links where they are', () => {
    const text = '<details><summary>a</summary>\n\n```js\nx\n```\n\n[b](c)\n\n</details>';
    expect(html(text)).toContain('‹c0›\n<p><a href="‹0›">b</a></p>\n</details>');
  });

  test('in headings and excerpts is not text', () => {
    const { head } = loadText('# A<br>b <sup>c</sup>\n\nd <b>e</b>', { parser });
    expect(head).toMatchObject({ title: 'A b c', excerpt: 'd e' });
  });
});

test.each(['native', 'remark'] as const)(
  'what is left out is told at its tag, and so is what stays open (%s)',
  parser => {
    expect(
      problemsOf('<div>\n<p>Text</p>\n  <script>x</script>\n</div>\n', { parser }),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:3 warning html/removed
      The page leaves out HTML that is not allowed in Markdown: <script>
      → Write Markdown or a directive instead. Put a tag that readers should see in \`code\`. Or set trustHtml: true in the front matter."
    `);
    expect(
      problemsOf('- a\n\n  > <div>\n  > <p>Text</p>\n  >   <b>x <i onclick="x">\n', { parser }),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:5:12 warning html/unclosed
      <i> is never closed
      → Write </i> in the same paragraph, list item, quote or directive.

      content/docs/guides/page.md:5:7 warning html/unclosed
      <b> is never closed
      → Write </b> in the same paragraph, list item, quote or directive.

      content/docs/guides/page.md:3:5 warning html/unclosed
      <div> is never closed
      → Write </div> in the same paragraph, list item, quote or directive.

      content/docs/guides/page.md:5:12 warning html/removed
      The page leaves out HTML that is not allowed in Markdown: onclick
      → Write Markdown or a directive instead. Put a tag that readers should see in \`code\`. trustHtml would not help, because the Content-Security-Policy blocks styles and scripts in the text: use a class of your theme, or a feature."
    `);
  },
);
