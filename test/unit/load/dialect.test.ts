import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../src/generator/model/content-hash.ts';
import type { CodeBlock } from '../../../src/generator/model/entry.ts';
import { htmlOf, loadText, problemsOf } from './load-text.ts';

const codeOf = (text: string, files?: Record<string, string>): CodeBlock | undefined =>
  loadText(text, files && { files }).body.codeBlocks[0];

describe('headings', () => {
  test('have an id, and beside them a link to it, which is no part of their name', () => {
    expect(htmlOf('## Title {#my-id}')).toBe(
      '<h2 id="my-id">Title</h2>\n<a class="heading-anchor" href="#my-id" aria-label="Link to this section: Title"></a>',
    );
  });
  test('of level 1 have no link', () => {
    expect(htmlOf('# Title')).toBe('<h1 id="title">Title</h1>');
  });
  test.each([
    ['Hello, World!', 'hello-world'],
    ['`code` and *more* [link](x)', 'code-and-more-link'],
    ['snake_case & Ünïcode', 'snake_case--ünïcode'],
    ['日本語 の 見出し', '日本語-の-見出し'],
    ['عنوان', 'عنوان'],
    ['🎉 Party', '-party'],
    ['🎉', 'section'],
    ['Page data', 'page-data'],
    ['Main', 'main'],
  ])('“%s” have the id %s', (text, id) => {
    expect(loadText(`## ${text}`).head.headings[0]?.id).toBe(id);
  });
  test('of one text have ids of their own, the same at every load', () => {
    const ids = () => loadText('## Same\n\n'.repeat(5000)).head.ids;
    const first = ids();
    expect(new Set(first).size).toBe(5000);
    expect(first.slice(0, 3)).toEqual(['same', 'same-1', 'same-2']);
    expect(ids()).toEqual(first);
  });
  test('do not take an id that another one made', () => {
    expect(loadText('## A-1\n\n## A\n\n## A').head.ids).toEqual(['a-1', 'a', 'a-2']);
  });
  test('with an id that holds quotes and tags stay one attribute', () => {
    expect(htmlOf('## T {#a"b}')).toContain('<h2 id="a&#x22;b">');
  });
  test('have the text of tags that are shown', () => {
    expect(loadText('# The <Map> element').head).toMatchObject({
      title: 'The <Map> element',
      ids: ['the-map-element'],
    });
    expect(loadText('# The <b>Ma</b>p<br>of', { trustHtml: true }).head.title).toBe('The Map of');
  });
  test('keep braces that are no id', () => {
    expect(htmlOf('# A {b} {#c d}')).toBe('<h1 id="a-b-c-d">A {b} {#c d}</h1>');
  });
});

describe('directives', () => {
  test('close right below a table', () => {
    const text = '::::tabs\n:::tab[A]\n| a |\n| - |\n| b |\n:::\n:::tab[B]\nb [x](y)\n:::\n::::\n\n[z](z)';
    expect(problemsOf(text)).toBe('');
    expect(loadText(text).head.references).toMatchObject([
      { line: 8, column: 3 },
      { line: 12, column: 1 },
    ]);
  });
  test('that only look like some are the text that was written', () => {
    expect(htmlOf('At 10:30, a:b, localhost:3000 and :note and :no-smile:')).toBe(
      '<p>At 10:30, a:b, localhost:3000 and :note and :no-smile:</p>',
    );
    expect(htmlOf('::before')).toBe('<p>::before</p>');
    expect(htmlOf('## A:b {#c:d}')).toContain('<h2 id="c:d">A:b<');
    expect(problemsOf('10:30 a:b\n\n::before')).toBe('');
  });
  test('have attributes that survive quotes and tags', () => {
    const html = htmlOf('::::tabs{group=\'"><script>\'}\n:::tab[<b>"]{value="<script>"}\nx\n:::\n::::');
    expect(html).toContain('data-group="&quot;&gt;&lt;script&gt;"');
    expect(html.replace(/"[^"]*"/g, '')).not.toContain('<script>');
  });
});

describe('code blocks', () => {
  test('are slots, with what their fence says', () => {
    expect(htmlOf('```js\nx\n```')).toBe('‹c0›');
    const info = 'js title="a b.js" lineNumbers {1,3-5} add={2} remove={3} focus={4-5}';
    expect(codeOf(`\`\`\`${info}\n1\n2\n3\n4\n5\n\`\`\``)).toEqual({
      place: { file: 'content/docs/guides/page.md', line: 1, column: 1 },
      language: 'js',
      code: '1\n2\n3\n4\n5',
      title: 'a b.js',
      showsLineNumbers: true,
      marked: [1, 3, 4, 5],
      added: [2],
      removed: [3],
      focused: [4, 5],
    });
  });
  test('without a language, indented, and with marks right behind the language', () => {
    expect(codeOf('    a\n    b')).toMatchObject({ language: '', code: 'a\nb' });
    expect(codeOf('```js{2}\na\nb\n```')).toMatchObject({ language: 'js', marked: [2] });
  });
  test('show a file or a region of it', () => {
    const files = {
      'content/docs/guides/a.js':
        'one();\n// #region x\n  two();\n\n  // #region y\n    three();\n  // #endregion y\n// #endregion x\n',
      'examples/b.css': 'a {}\n',
    };
    expect(codeOf('```js file="./a.js" region="x"\n```', files)?.code).toBe('two();\n\n  three();');
    expect(codeOf('```css file="/examples/b.css"\n```', files)).toMatchObject({ code: 'a {}' });
    expect(codeOf('```css file="/examples/b.css"\n```', files)).not.toHaveProperty('title');
    const { dependencies } = loadText('```js file="./a.js"\n```\n\n```js file="./no.js"\n```', { files });
    expect(dependencies).toEqual([
      { file: 'content/docs/guides/a.js', hash: contentHash(files['content/docs/guides/a.js']) },
      { file: 'content/docs/guides/no.js', hash: null },
    ]);
  });
  test.each([
    ['closed without a name', '#region a|1|#endregion|2', '1'],
    ['around another', '#region a|1|#region b|2|#endregion b|3|#endregion|4', '1|2|3'],
    ['around one without names', '#region a|1|#region|2|#endregion|3|#endregion a|4', '1|2|3'],
    ['around one of its own name', '#region a|1|#region a|2|#endregion a|3|#endregion a|4', '1|2|3'],
    [
      'that begins inside another and ends after it',
      '#region b|#region a|1|#endregion b|2|#endregion a|3',
      '1|2',
    ],
    ['that ends inside another', '#region a|1|#region b|2|#endregion a|3|#endregion b|4', '1|2'],
  ])('show a region %s', (_, file, shown) => {
    const files = { 'examples/a.js': file.replaceAll('|', '\n') };
    expect(codeOf('```js file="/examples/a.js" region="a"\n```', files)?.code).toBe(
      shown.replaceAll('|', '\n'),
    );
  });
  test('with a title that holds quotes and tags keep it whole', () => {
    expect(codeOf(`\`\`\`js title='"<script>'\nx\n\`\`\``)?.title).toBe('"<script>');
  });
});

describe('tables', () => {
  test('scroll in a box, aligned by classes', () => {
    expect(htmlOf('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 |')).toMatchInlineSnapshot(`
      "<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>
      <thead>
      <tr>
      <th class="align-left">a</th>
      <th class="align-center">b</th>
      <th class="align-right">c</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td class="align-left">1</td>
      <td class="align-center">2</td>
      <td class="align-right"></td>
      </tr>
      </tbody>
      </table></div>"
    `);
  });
  test('mark cells that answer yes or no and nothing else', () => {
    const html = htmlOf('| a | b |\n|:-:|---|\n| Yes | **No** |\n| Yes, since 8.0 | |');
    expect(html).toContain('<td class="align-center answer-yes">Yes</td>');
    expect(html).toContain('<td class="answer-no"><strong>No</strong></td>');
    expect(html).toContain('<td class="align-center">Yes, since 8.0</td>\n<td></td>');
  });
  test('let long names break between their parts, in code and links too', () => {
    const cellOf = (cell: string) => /<td>(.*)<\/td>/.exec(htmlOf(`| a |\n|---|\n| ${cell} |`))?.[1];
    expect(cellOf('`closed.detailsView`')).toBe('<code>closed.<wbr>details<wbr>View</code>');
    expect(cellOf('`GET …/distinct/:field`')).toBe('<code>GET …/<wbr>distinct/<wbr>:field</code>');
    expect(cellOf('`/maps/:id/copy`')).toBe('<code>/maps/<wbr>:id/<wbr>copy</code>');
    expect(cellOf('[see database.load](#a)')).toContain('>see database.<wbr>load</a>');
    expect(cellOf('MAPWRIGHT_DEBUG, 1,234,567,890,123')).toBe('MAPWRIGHT_<wbr>DEBUG, 1,234,567,890,123');
    expect(cellOf('`beforeLoad` and internationalisation')).not.toContain('wbr');
    expect(htmlOf('`closed.detailsView`')).not.toContain('wbr');
  });
  test('drop the slots of cells beyond the header', () => {
    const { head, body } = loadText('| a |\n|---|\n| 1 | [x](y) |\n\n[z](w)');
    expect(head.references).toMatchObject([{ url: 'w' }]);
    expect(body.html).toContain('href="\0' + '0\0"');
  });
});

describe('images', () => {
  test('load late, except for the first', () => {
    expect(htmlOf('![](w.png) ![a "b" <i>](x.png "t")')).toMatchInlineSnapshot(
      `"<p><img src="‹0›" alt=""> <img src="‹1›" alt="a &#x22;b&#x22; <i>" title="t" loading="lazy" decoding="async"></p>"`,
    );
  });
  test('alone with a title are figures, also by reference', () => {
    expect(htmlOf('![a](x.png "t *u*")')).toMatchInlineSnapshot(
      `"<figure><img src="‹0›" alt="a"><figcaption>t *u*</figcaption></figure>"`,
    );
    expect(htmlOf('![a][r]\n\n[r]: x.png "t"')).toMatchInlineSnapshot(
      `"<figure><img src="‹0›" alt="a"><figcaption>t</figcaption></figure>"`,
    );
    expect(htmlOf('![a](x.png)')).toBe('<p><img src="‹0›" alt="a"></p>');
  });
});

describe('links', () => {
  test('are slots of their references, in their order', () => {
    const { head, body } = loadText(
      '[a](x.md#y "t") <https://example.com> www.example.com a@b.example [r]\n\n[r]: /z',
    );
    expect(head.references.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'link x.md#y',
      'link https://example.com',
      'link http://www.example.com',
      'link mailto:a@b.example',
      'link /z',
    ]);
    expect([...body.html.matchAll(/href="\0(\d)\0"/g)].map(match => match[1])).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(body.html).toContain('title="t"');
  });
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    '&#1;javascript:alert(1)',
    '<java\tscript:x>',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '\\\\\\\\evil.example',
    '/\\evil.example',
    '//evil.example',
    'javascript&colon;alert(1)',
    '&nbsp;javascript:x',
    'java&#32;script:x',
    'java&#127;script:x',
    'java&#8232;script:x',
    'java&#8233;script:x',
    'java&#65279;script:x',
  ])('to %s are refused', url => {
    for (const text of [`[a](${url})`, `![a](${url})`, `[a]\n\n[a]: ${url}`]) {
      const { head, diagnostics, body } = loadText(text);
      expect(diagnostics.map(({ code }) => code)).toEqual(['markdown/unsafe-url']);
      expect(head.references).toEqual([]);
      expect(body.html).not.toContain('href');
    }
  });
  test.each([
    'http://a',
    'https://a',
    'mailto:a@b',
    'tel:+1',
    '#a',
    '?a=b:c',
    './a:b',
    'a/b:c',
    '/x',
    'x.md',
    '../y',
  ])('to %s are fine', url => {
    expect(problemsOf(`[a](${url})`)).toBe('');
  });
  test('in directives are checked too', () => {
    expect(problemsOf(':button[x]{href="javascript:x"}\n\n:::hero[x]{image="data:x"}\n:::')).toMatch(
      /unsafe-url[\s\S]*unsafe-url/,
    );
  });
});

describe('raw HTML', () => {
  test('passes where the page is trusted, by front matter or configuration', () => {
    const html = '<div id="x" style="y">a</div>\n<p>b <i>c</i></p>';
    const text = '<div id="x" style="y">a</div>\n\nb <i>c</i>';
    expect(htmlOf(`---\ntrustHtml: true\n---\n\n${text}`)).toBe(html);
    expect(htmlOf(text, { trustHtml: true })).toBe(html);
    const ids = `${text}\n\n<i id=y></i> <i ID = 'z'></i>`;
    expect(loadText(ids, { trustHtml: true }).head.ids).toEqual(['x', 'y', 'z']);
    expect(htmlOf(`---\ntrustHtml: false\n---\n\n${text}`, { trustHtml: true })).not.toContain('style');
  });
  test('comments leave nothing, trusted or not', () => {
    for (const trustHtml of [true, false]) {
      expect(htmlOf('a\n\n<!-- b -->\n\nc <!-- d -->', { trustHtml })).toBe('<p>a</p>\n<p>c </p>');
    }
  });
});

describe('footnotes', () => {
  test('are at the end, in the order of their references', () => {
    expect(
      htmlOf('A[^b] and[^a], again[^b].\n\n[^a]: Note a\n[^b]: Note [b](x)\n[^c]: Unused [c](y)'),
    ).toMatchInlineSnapshot(`
      "<p>A<sup><a href="#footnote-1" id="footnote-1-reference" class="footnote-reference" aria-describedby="footnote-label">1</a></sup> and<sup><a href="#footnote-2" id="footnote-2-reference" class="footnote-reference" aria-describedby="footnote-label">2</a></sup>, again<sup><a href="#footnote-1" id="footnote-1-reference-2" class="footnote-reference" aria-describedby="footnote-label">1</a></sup>.</p>
      <section class="footnotes" aria-labelledby="footnote-label"><h2 id="footnote-label" class="visually-hidden">Footnotes</h2>
      <ol>
      <li id="footnote-1">
      <p>Note <a href="‹0›">b</a> <a href="#footnote-1-reference" class="footnote-back" aria-label="Back to reference 1">↩</a> <a href="#footnote-1-reference-2" class="footnote-back" aria-label="Back to reference 1-2">↩</a></p>
      </li>
      <li id="footnote-2">
      <p>Note a <a href="#footnote-2-reference" class="footnote-back" aria-label="Back to reference 2">↩</a></p>
      </li>
      </ol>
      </section>"
    `);
  });
  test('that end with a list have the way back below it', () => {
    expect(htmlOf('A[^1].\n\n[^1]: Note:\n\n    - b')).toContain(
      '</ul>\n<p><a href="#footnote-1-reference" class="footnote-back"',
    );
  });
  test('have their ids among the page’s', () => {
    expect(loadText('A[^1]\n\n[^1]: x').head.ids).toEqual(['footnote-1', 'footnote-1-reference']);
  });
  test('inside footnotes and inside included files are found', () => {
    const files = { 'content/docs/guides/x.md': 'In[^1]\n\n[^1]: inner [l](m.md)' };
    const { head, body } = loadText('Out[^1]\n\n::include{file="x.md"}\n\n[^1]: outer[^2]\n\n[^2]: second', {
      files,
    });
    expect(body.html.match(/<li id="footnote-\d">/g)).toHaveLength(3);
    expect(head.references).toMatchObject([{ url: './m.md' }]);
  });
});

describe('lists', () => {
  test('are tight or loose', () => {
    expect(htmlOf('- a\n- b\n  - c')).toBe('<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>');
    expect(htmlOf('3. a\n\n4. b')).toBe(
      '<ol start="3">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>',
    );
  });
  test('of tasks have boxes with names', () => {
    expect(htmlOf('- [x] a\n- [ ] b')).toMatchInlineSnapshot(`
      "<ul class="contains-task-list">
      <li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a</li>
      <li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> b</li>
      </ul>"
    `);
  });
});

describe('includes', () => {
  const files = {
    'content/docs/parts/a.md':
      '---\ntitle: Not shown\n---\n\n## Part\n\n[up](../x.md) [here](y.md#z) [root](/r) [out](https://e.example) [id](#part) ![i](i.png)\n\n[def]\n\n[def]: d.md',
    'content/docs/parts/b.md': 'one\n\n<!-- #region r -->\n\ntwo [l](l.md)\n\n<!-- #endregion r -->\n\nthree',
    'content/docs/guides/nest.md': '::include{file="../parts/b.md" region="r"}',
  };
  test('put a file in, links as seen from the page', () => {
    const { head, body, dependencies } = loadText('a\n\n::include{file="../parts/a.md"}\n\n[def]', { files });
    expect(head.references.map(({ url }) => url)).toEqual([
      '../x.md',
      '../parts/y.md#z',
      '/r',
      'https://e.example',
      '#part',
      '../parts/i.png',
      '../parts/d.md',
    ]);
    expect(head.headings).toEqual([{ id: 'part', text: 'Part', level: 2 }]);
    expect(body.html).toMatch(/\[def\]<\/p>$/);
    expect(body.html).not.toContain('Not shown');
    expect(dependencies).toEqual([
      { file: 'content/docs/parts/a.md', hash: contentHash(files['content/docs/parts/a.md']) },
    ]);
  });
  test('give their links the places that they have in the included file', () => {
    const text = 'a [own](o.md)\n\n::include{file="nest.md"}\n\n::include{file="../parts/a.md"}';
    expect(loadText(text, { files }).head.references).toMatchObject([
      { url: 'o.md', line: 1, column: 3 },
      { url: '../parts/l.md', file: 'content/docs/parts/b.md', line: 5, column: 5 },
      { url: '../x.md', file: 'content/docs/parts/a.md', line: 7, column: 1 },
      { url: '../parts/y.md#z', line: 7, column: 15 },
      { url: '/r' },
      { url: 'https://e.example' },
      { url: '#part' },
      { kind: 'image', url: '../parts/i.png', line: 7, column: 78 },
      { url: '../parts/d.md', file: 'content/docs/parts/a.md', line: 9, column: 1 },
    ]);
    expect(loadText(text, { files }).head.references[0]).not.toHaveProperty('file');
  });
  test('give a link of a footnote its place in the included file', () => {
    const note = { 'content/docs/guides/x.md': 'In[^1]\n\n[^1]: inner [l](m.md)' };
    expect(loadText('Out\n\n::include{file="x.md"}', { files: note }).head.references).toEqual([
      { kind: 'link', url: './m.md', file: 'content/docs/guides/x.md', line: 3, column: 13 },
    ]);
  });
  test('put a region in, also through another file', () => {
    expect(htmlOf('::include{file="nest.md"}', { files })).toBe('<p>two <a href="‹0›">l</a></p>');
    expect(loadText('::include{file="nest.md"}', { files }).head.references[0]?.url).toBe('../parts/l.md');
  });
  test('may come twice, but not without end', () => {
    expect(problemsOf('::include{file="nest.md"}\n\n::include{file="nest.md"}', { files })).toBe('');
    const bomb = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `content/docs/guides/${index}.md`,
        `::include{file="${index + 1}.md"}\n\n`.repeat(10),
      ]),
    );
    expect(problemsOf('::include{file="0.md"}', { files: bomb, maxBytes: 20_000 })).toContain(
      'include/too-large',
    );
  });
  test('count for the depth of a page', () => {
    const deep = { 'content/docs/guides/d.md': `${'> '.repeat(60)}a` };
    const text = `${'> '.repeat(60)}::include{file="d.md"}`;
    expect(problemsOf(text, { files: deep })).toMatch(/d\.md:1:\d+ error markdown\/too-deep/);
  });
});
