import { describe, expect, test } from 'vitest';
import { NEWS, PAGES } from '../invented-features.ts';
import { loadText, problemsOf } from './load-text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => [...new TextEncoder().encode(text)];

describe('the source', () => {
  test('reports the byte that is not UTF-8', () => {
    expect(problemsOf(bytes(...ascii('one\ntw'), 0xff, 0x41))).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:3 error source/invalid-utf-8
      The byte at offset 6 (0xff) is not valid UTF-8
      → Save the file as UTF-8."
    `);
  });
  test('names UTF-16', () => {
    expect(problemsOf(bytes(0xff, 0xfe, 0x41, 0))).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error source/utf-16
      The file is UTF-16, not UTF-8: its byte order mark is at offset 0
      → Save the file as UTF-8."
    `);
  });
  test('reports a NUL and shows a sign in its place', () => {
    expect(problemsOf('one\ntwo\0')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:4 error source/nul
      The file contains a NUL character
      → Remove it. If the file is full of them, it is probably UTF-16: save it as UTF-8."
    `);
  });
  test('names the limit that a file exceeds', () => {
    expect(problemsOf('x'.repeat(11), { maxBytes: 10 })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md error source/too-large
      The file has 11 bytes; the limit is 10 (markdown.maxBytes)
      → Split the file, or raise markdown.maxBytes in site.config.ts."
    `);
  });
});

test('a heading with a space that Markdown does not know is reported', () => {
  expect(problemsOf('Text.\n\n##\u00a0Two\n')).toMatchInlineSnapshot(`
    "content/docs/guides/page.md:3:1 warning markdown/no-heading
    This is not a heading, because the space after its # signs is not an ordinary one
    → Delete the space and type it again. Some editors and keyboards write a non-breaking space."
  `);
  expect(problemsOf('#\u00a01 of all\n\n\\#\u00a0Text\n\n# Two\u00a0words')).toBe('');
});

describe('front matter', () => {
  test('that is never closed is reported where it opens', () => {
    expect(problemsOf('---\ntitle: x\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error frontmatter/never-closed
      The front matter that opens here is never closed
      → Write a line with --- below the last field. For a horizontal rule at the top of a page, write ***."
    `);
  });
  test('below empty lines is reported, because it would be shown', () => {
    expect(problemsOf('\n \n---\ntitle: x\ndraft: true\n---\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning frontmatter/not-at-top
      What looks like front matter is shown as text, because it does not begin in the first line
      → Delete the empty lines above it. For a horizontal rule, write ***."
    `);
    expect(problemsOf('\u200b---\ntitle: x\n---\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:2 warning frontmatter/not-at-top
      What looks like front matter is shown as text, because an invisible character is before it
      → Delete that character, which a paste may have brought. For a horizontal rule, write ***."
    `);
    expect(problemsOf('\n---\n\nText\n\n---\n')).toBe('');
    expect(problemsOf('\n---\nNote: a rule, and text\n')).toBe('');
    expect(problemsOf('Text\n\n---\ntitle: x\n---\n')).toBe('');
  });
  test('between long dashes is reported, because it would be shown', () => {
    expect(problemsOf('—-\ntitle: x\n\ndraft: true\n———\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning frontmatter/long-dashes
      What looks like front matter is shown as text, because its dashes are long ones
      → Write three hyphens above and below it: ---. Some editors and keyboards turn them into dashes."
    `);
    expect(problemsOf('——\n\nNote: this\n')).not.toContain('frontmatter');
  });
  test('behind spaces, or between more than three hyphens, is reported, because it would be shown', () => {
    expect(problemsOf(' ---\n title: x\n ---\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:2 warning frontmatter/not-at-top
      What looks like front matter is shown as text, because there are spaces before its hyphens
      → Delete the spaces. For a horizontal rule, write ***."
    `);
    expect(problemsOf('-----\ntitle: x\ntags:\n  - a\n---\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning frontmatter/long-dashes
      What looks like front matter is shown as text, because there are more than three hyphens above it
      → Write three hyphens above and below it: ---."
    `);
    const texts = [
      '    ---\n    title: x\n    ---\n',
      '----\nNote: a\nparagraph\n----\n',
      '----\n\ntitle: x\n\n----\n',
      ' ---\n\ntitle: x\n',
    ];
    expect(texts.map(text => problemsOf(text).includes('frontmatter'))).toEqual(texts.map(() => false));
  });
  test('that loses the end of a text to a comment is reported', () => {
    expect(
      problemsOf("---\ntitle: What's new in C # x\ndescription: #1 of all\ndraft: true # for now\n---\n"),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:24 warning frontmatter/comment
      “title” ends before “# x”, because # begins a comment here
      → If it belongs to the text, use quotes: title: 'What''s new in C # x'. If not, give the comment a line of its own.

      content/docs/guides/page.md:3:14 warning frontmatter/comment
      “description” ends before “#1 of all”, because # begins a comment here
      → If it belongs to the text, use quotes: description: '#1 of all'. If not, give the comment a line of its own."
    `);
    expect(
      problemsOf(
        '---\n# All\ntitle: "C # x"\ndescription: C#\nslug: # optional\nexpiresAt: 2028-07-06 # soon\nimage: |\n  a # b\n---\n',
      ),
    ).toBe('');
  });
  test('in another language is refused', () => {
    expect(problemsOf('---js\nmodule.exports = {}\n---\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:4 error frontmatter/language
      Front matter in “js” is not allowed, and never runs
      → Write front matter in YAML, and open it with ---."
    `);
  });
  test('that is broken is reported at its line and column', () => {
    expect(problemsOf('---\ntitle: x\ndescription: a: b\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:14 error frontmatter/yaml
      Invalid YAML: the value contains a colon and a space
      → Put a value that contains a colon in quotes."
    `);
    expect(problemsOf('---\ntitle: “a: b”\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:8 error frontmatter/yaml
      Invalid YAML: the value contains a colon and a space
      → Put it in straight quotes: YAML does not know curly ones."
    `);
  });
  test('that is no list of fields is reported', () => {
    expect(problemsOf('---\njust text\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 error frontmatter/not-fields
      Expected fields here
      → Write each one as name: value."
    `);
  });
  test('with a key given twice names both lines', () => {
    expect(problemsOf('---\ntitle: x\ndraft: true\ntitle: y\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:4:1 error frontmatter/duplicate-key
      The key “title” appears twice, first on line 2
      → Keep one of them.
        content/docs/guides/page.md:2:1 first used here"
    `);
  });
  test('with a tag is refused', () => {
    expect(problemsOf('---\ntitle: !!js/function "x"\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:8 error frontmatter/tag
      The tag !!js/function is not allowed, and never runs
      → Write a plain value. Put text that begins with ! in quotes."
    `);
  });
  test('with a tag on a group or a list is refused', () => {
    expect(problemsOf('---\ntitle: !a { b: c }\ntags: !d [e]\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:8 error frontmatter/tag
      The tag !a is not allowed, and never runs
      → Write a plain value. Put text that begins with ! in quotes.

      content/docs/guides/page.md:3:7 error frontmatter/tag
      The tag !d is not allowed, and never runs
      → Write a plain value. Put text that begins with ! in quotes."
    `);
  });
  test('with anchors is refused', () => {
    expect(problemsOf('---\ntitle: &a x\ndescription: *a\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:8 error frontmatter/anchor
      Anchors and aliases are not allowed
      → Write the value in full. Put text that begins with & or * in quotes.

      content/docs/guides/page.md:3:14 error frontmatter/anchor
      Anchors and aliases are not allowed
      → Write the value in full. Put text that begins with & or * in quotes."
    `);
  });
  test('nested too deeply is refused where the limit is passed', () => {
    expect(problemsOf(`---\ntitle: x\ntags: ${'['.repeat(600)}\n---\n`)).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:507 error frontmatter/yaml
      The YAML could not be parsed: it is nested too deeply
      → Write it again."
    `);
  });
  test('with a key that could touch a prototype is refused', () => {
    expect(problemsOf('---\n__proto__: { polluted: true }\nconstructor: x\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 error frontmatter/forbidden-key
      The key “__proto__” is not allowed
      → Use another name.

      content/docs/guides/page.md:3:1 error frontmatter/forbidden-key
      The key “constructor” is not allowed
      → Use another name."
    `);
  });
  test('with a key that is no text is refused', () => {
    expect(problemsOf('---\n? [a]\n: x\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:3 error frontmatter/key
      The name of a field must be text
      → Write each field as name: value."
    `);
  });
  test('with wrong types reports each field, what it expects and what it got', () => {
    const text =
      '---\ndate: soon\ndraft: maybe\ntags: release\ntocMinLevel: 9\nauthors: [[a]]\ntitle: [x]\n---\n';
    expect(problemsOf(text, { collection: NEWS })).toMatchInlineSnapshot(`
      "content/blog/guides/page.md:7:1 error frontmatter/invalid-field
      “title” expects text, got a list

      content/blog/guides/page.md:3:1 error frontmatter/invalid-field
      “draft” expects true or false, got “maybe”
      → Write true or false, without quotes.

      content/blog/guides/page.md:5:1 error frontmatter/invalid-field
      “tocMinLevel” expects a heading level from 1 to 6, got 9

      content/blog/guides/page.md:6:11 error frontmatter/invalid-field
      “authors[0]” expects text, got a list

      content/blog/guides/page.md:2:1 error frontmatter/invalid-field
      “date” expects a date such as 2025-05-05, got “soon”"
    `);
  });
  test('with an item of a list that has fields but no name reports the item', () => {
    expect(problemsOf('---\ntags:\n  - { label: One }\n  - { a: 1 }\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:4:5 error frontmatter/invalid-field
      “tags[1]” expects text, got a group of fields"
    `);
  });
  test('with a day that no calendar has says so', () => {
    expect(problemsOf('---\ndate: 2025-02-30\n---\n', { collection: NEWS })).toMatchInlineSnapshot(`
      "content/blog/guides/page.md:2:1 error frontmatter/invalid-field
      “date” expects a day that the calendar has, got “2025-02-30”"
    `);
  });
  test('with a month that no year has says so', () => {
    expect(problemsOf('---\ndate: 2025-13-01\n---\n', { collection: NEWS })).toMatchInlineSnapshot(`
      "content/blog/guides/page.md:2:1 error frontmatter/invalid-field
      “date” expects a month from 01 to 12 in the middle, got “2025-13-01”"
    `);
  });
  test.each([
    ['31.12.2025', '2025-12-31'],
    ['5. 1. 2025', '2025-01-05'],
    ['12/31/2025', '2025-12-31'],
    ['31/12/2025', '2025-12-31'],
    ['02/02/2025', '2025-02-02'],
    ['2025/12/31', '2025-12-31'],
    ['2025-1-5', '2025-01-05'],
    ['20251231', '2025-12-31'],
    ['2025-12-31 10:00', '2025-12-31'],
    ['Dec 31, 2025', '2025-12-31'],
    ['December 31st, 2025', '2025-12-31'],
    ['Wed, 31 Dec 2025 10:00:00 GMT', '2025-12-31'],
    ['Wed Dec 31 2025', '2025-12-31'],
    ['31-Dec-2025', '2025-12-31'],
  ])('with the date %s shows how to write that date', (written, date) => {
    expect(problemsOf(`---\ndate: ${written}\n---\n`, { collection: NEWS })).toContain(
      `“date” expects a date such as ${date}, got`,
    );
    expect(problemsOf(`---\npublishAt: ${written}\n---\n`)).toContain(
      `expects a date such as ${date}, or a date and time such as ${date}T08:00:00Z, got`,
    );
  });
  test.each(['03/04/2025', '31.2.2025', '31/31/2025', 'Octember 3, 2025', '31.12.25', '2025'])(
    'with the date %s, which may be any day, shows an example',
    written => {
      expect(problemsOf(`---\ndate: ${written}\n---\n`, { collection: NEWS })).toContain(
        '“date” expects a date such as 2025-05-05, got',
      );
    },
  );
  test('with a wrong choice names the nearest', () => {
    expect(problemsOf('---\nlayout: landin\n---\n', { collection: PAGES })).toMatchInlineSnapshot(`
      "content/pages/guides/page.md:2:1 error frontmatter/invalid-field
      “layout” expects “default” or “wide” or “landing”, got “landin”
      → Did you mean landing?"
    `);
  });
  test('with an unknown field warns and names the nearest', () => {
    expect(problemsOf('---\nsidebarLable: x\nsecurity: true\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 warning frontmatter/unknown-field
      Unknown field “sidebarLable”
      → Did you mean sidebarLabel?

      content/docs/guides/page.md:3:1 warning frontmatter/unknown-field
      Unknown field “security”
      → The fields are title, description, keywords, slug, permalink, aliases, image, draft, unlisted, publishAt, expiresAt, noindex, trustHtml, tocMinLevel, tocMaxLevel, hideTitle, sidebarLabel, sidebarPosition, sidebarClass, tags, previous, next."
    `);
  });
  test('with levels in the wrong order is reported', () => {
    expect(problemsOf('---\ntocMinLevel: 4\ntocMaxLevel: 2\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 error frontmatter/toc-levels
      “tocMaxLevel” (2) is less than “tocMinLevel” (4)
      → Swap the two numbers."
    `);
  });
});

describe('Markdown', () => {
  test.each(['Text\n\n<div>x</div>\n\nA <b>c</b>', 'A<br>b'])('with harmless HTML is fine: %j', text => {
    expect(problemsOf(text)).toBe('');
  });
  test('with backslashes is named as it is written', () => {
    expect(problemsOf('[a](C:\\\\a\\\\b.md)')).toContain('The URL “C:\\a\\b.md” is unsafe');
  });
  test('with an unsafe URL is refused', () => {
    expect(problemsOf('[a](javascript:alert(1)) ![b](//evil.example/x.png)')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error markdown/unsafe-url
      The URL “javascript:alert(1)” is unsafe: the scheme “javascript:” is not allowed
      → Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./

      content/docs/guides/page.md:1:26 error markdown/unsafe-url
      The URL “//evil.example/x.png” is unsafe: it leads to another host without a scheme
      → Write https://evil.example/x.png instead."
    `);
  });
  test.each([
    ['C:\\\\a\\\\b.md', 'This path is on your computer.'],
    ['file:///home/a.png', 'This path is on your computer.'],
    ['htps://a.example/b', 'Did you mean https://a.example/b?'],
    ['(https://a.example/b_(c))', 'Did you mean https://a.example/b_(c)?'],
    ['localhost:4173/docs', 'Did you mean http://localhost:4173/docs?'],
  ])('with the URL %s says what its writer may have meant', (url, hint) => {
    expect(problemsOf(`[a](${url})`)).toContain(`→ ${hint}`);
  });
  test.each(['ticket:7', 'page:map'])('with a name, %s, instead of a picture is refused', url => {
    const options = { linkSchemes: ['ticket'] };
    expect(problemsOf(`![a](${url})`, options)).toContain('markdown/unsafe-url');
    expect(problemsOf(`[a](${url})`, options)).toBe('');
  });
  test('with a URL of spaces is reported as one without', () => {
    expect(problemsOf('[a](<  >)')).toBe(problemsOf('[a]()'));
  });
  test('with an empty URL is reported', () => {
    expect(problemsOf('[a]() and\n![b]()')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/empty-url
      The link has no URL
      → Write a URL in the parentheses.

      content/docs/guides/page.md:2:1 warning markdown/empty-url
      The image has no URL
      → Write a URL in the parentheses."
    `);
  });
  test('with an id given twice is reported', () => {
    expect(problemsOf('# A {#x}\n\n## B {#x}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning markdown/duplicate-id
      Two headings or sections have the id “x”
      → Give one of them another id. Until then, the second has a number behind it."
    `);
  });
  test('nested too deeply is reported where the limit is passed', () => {
    expect(problemsOf(`a\n\n${'> '.repeat(5000)}a`)).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:201 error markdown/too-deep
      The text is nested more than 100 levels deep here
      → Flatten the quotes, lists, directives or tags around it."
    `);
  });
  test('with HTML nested too deeply is reported', () => {
    expect(problemsOf('<div>\n'.repeat(12_000))).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:101:1 error markdown/too-deep
      The text is nested more than 100 levels deep here
      → Flatten the quotes, lists, directives or tags around it."
    `);
  });
  test('with too many colons in one block is reported', () => {
    expect(problemsOf('a: b\n'.repeat(20_000))).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:10001:1 error markdown/too-dense
      There is too much markup here without an empty line
      → It would take too long to parse. Split it with empty lines, or put it in a code block."
    `);
  });
  test('with too many underscores in one word is reported', () => {
    expect(problemsOf('a_1-_'.repeat(20_000))).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error markdown/too-dense
      There is too much markup here without an empty line
      → It would take too long to parse. Split it with empty lines, or put it in a code block."
    `);
  });
  test('with too many labels of directives in one block is reported', () => {
    expect(problemsOf(`${':a['.repeat(20_000)}${']'.repeat(20_000)}`)).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error markdown/too-dense
      There are too many directive labels here without an empty line
      → It would take too long to parse. Split it with empty lines, or put it in a code block."
    `);
  });
  test('with an unknown option of a code block warns', () => {
    expect(problemsOf('```js lineNumber showLines\nx\n```')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/unknown-code-option
      This code block has an unknown option, “lineNumber”
      → Did you mean lineNumbers?"
    `);
  });
  test('with lines of a code block that are no lines is reported', () => {
    expect(problemsOf('```js {1,x}\nx\n```')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error markdown/code-lines
      “{1,x}” does not list lines
      → Write line numbers from 1, as in {1,3-5}."
    `);
  });
  test('with marks beyond the code warns', () => {
    expect(problemsOf('```js add={3}\nx\n```')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/line-out-of-range
      Line 3 is marked, but the code has 1 line
      → Correct the line numbers."
    `);
  });
  test('with a region but no file is reported', () => {
    expect(problemsOf('```js region="x"\n```')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error markdown/region-without-file
      The region “x” needs a file
      → Add file="./…" next to region."
    `);
  });
});

describe('a heading in a collection whose headings mean something', () => {
  const options = { collection: NEWS, path: 'monday.md' };

  test('that is nearly one of them warns and names it', () => {
    expect(problemsOf('## Evenin\n\nText\n', options)).toMatchInlineSnapshot(`
      "content/blog/monday.md:1:1 warning markdown/unknown-section
      The heading “Evenin” does not mark a release
      → Did you mean “Evening”? The headings that mark a release are Morning, Evening."
    `);
  });
  test('with another level warns', () => {
    expect(problemsOf('## Morning\n\n### Evening\n', options)).toMatchInlineSnapshot(`
      "content/blog/monday.md:3:1 warning markdown/section-level
      “Evening” marks a release only as a heading of level 2; this one has level 3
      → Write it with level 2: ## Evening"
    `);
  });
  test('may have any other name, and is free elsewhere', () => {
    expect(problemsOf('## Morning\n\n## Evening\n\n## Thanks\n\n### From all of us\n', options)).toBe('');
    expect(problemsOf('## Evenin\n\n### Evening\n')).toBe('');
  });
});

describe('a directive', () => {
  test('that does not exist is reported with the nearest name', () => {
    expect(problemsOf(':::notee\nx\n:::\n\n:::caution\nx\n:::\n\n::includ{file="x"}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning directive/unknown
      “:::notee” is shown as text: there is no such directive
      → Did you mean :::note? If not, write \\:::notee.

      content/docs/guides/page.md:9:1 warning directive/unknown
      “::includ” is shown as text: there is no such directive
      → Did you mean ::include? If not, write \\::includ."
    `);
  });
  test('of a feature that the site does not list is reported with the feature', () => {
    const unlisted = new Map([
      ['rack', { form: 'leaf', feature: 'tool-rack' }],
      ['stand', { form: 'container', feature: 'tool-rack' }],
    ] as const);
    expect(
      problemsOf('::rack[All]\n\n::rack\n\n:rack[All]\n\n::: stand All\nx\n:::', { unlisted }),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning directive/unknown
      “::rack” is shown as text: the site does not list the feature “tool-rack”
      → In site.config.ts, import toolRack from '@mapwright/site/features' and add toolRack() to the features. If you mean the text, write \\::rack.

      content/docs/guides/page.md:7:1 warning directive/unknown
      “:::stand” is shown as text: the site does not list the feature “tool-rack”
      → In site.config.ts, import toolRack from '@mapwright/site/features' and add toolRack() to the features. If you mean the text, write \\:::stand."
    `);
  });
  test('with the wrong number of colons is reported', () => {
    expect(problemsOf('::note[x]\n\n:include[x]{file="a"}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/wrong-form
      “::note” has the wrong number of colons
      → Write :::note.

      content/docs/guides/page.md:3:1 error directive/wrong-form
      “:include” has the wrong number of colons
      → Write ::include."
    `);
  });
  test('that is in the wrong place is reported', () => {
    expect(problemsOf(':::tab[A]\nx\n:::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/misplaced
      “tab” is not inside “tabs”
      → Put it directly inside :::tabs, which needs more colons."
    `);
  });
  test('that holds something else is reported', () => {
    expect(problemsOf('::::tabs\n\ntext\n\n:::tab[A]\nx\n:::\n::::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 error directive/unexpected-content
      “tabs” may contain only “tab”
      → Put this inside :::tab, which needs fewer colons than the directive around it."
    `);
  });
  test('that is never closed is reported', () => {
    expect(problemsOf('a\n\n:::note\nx\n\ny')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning directive/unclosed
      “:::note” is never closed
      → Close it with a line of as many colons."
    `);
  });
  test.each(['native', 'remark'] as const)(
    'closed with fewer colons than it opens with is told (%s)',
    parser => {
      expect(problemsOf('::::tip\n:::note\nx\n:::\n', { parser })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning directive/unclosed
      “:::tip” is never closed
      → Close it with a line of as many colons."
    `);
      expect(problemsOf('::::tip\nx\n:::', { parser })).toBe(
        problemsOf('::::tip\n:::note\nx\n:::\n', { parser }),
      );
      expect(problemsOf('> ::::tip\n> :::note\n> x\n> :::\n> :::::\n', { parser })).toBe('');
    },
  );
  test('whose opening line cannot be read is reported', () => {
    expect(
      problemsOf(':::note {x}\na\n:::\n\n:::tip Title\nb\n:::\n\n:::info[c\nd\n:::'),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unknown-attribute
      “note” has no attribute “x”
      → Its attributes are id, class, no-title.

      content/docs/guides/page.md:9:1 error directive/unreadable
      Unexpected “[c” after “:::info”
      → Write :::info[Label]{name="value"} with no spaces between the parts and nothing after them."
    `);
  });
  test('whose value is in curly quotes is one mistake, whatever its form', () => {
    const text =
      ':::details[A]{id=“a b”}\nx\n:::\n\n::include{file=‘b.md’}\n\n> Go: :button[B]{kind="primary" href=„c”}.';
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unreadable
      The value of “id” is in curly quotes
      → Write straight quotes: id="…".

      content/docs/guides/page.md:5:1 error directive/unreadable
      The value of “file” is in curly quotes
      → Write straight quotes: file="…".

      content/docs/guides/page.md:7:7 error directive/unreadable
      The value of “href” is in curly quotes
      → Write straight quotes: href="…"."
    `);
    expect(problemsOf(':::note[=“a”]{id="b" class=\'c=“d”\'}\n=“x”\n:::')).toBe('');
  });
  test('whose attribute has a space or a colon in place of = is one mistake', () => {
    const text = [
      '::include{file = "b.md"}',
      ":::details[Don't]{open id= 'a b'}\nx\n:::",
      '::include{region="a: b" file:"b.md"}',
      ':::card[A]{href: /a}\n:::',
      'Go: :button[B]{kind:primary href="/"}.',
    ];
    expect(problemsOf(text.join('\n\n'))).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unreadable
      There is a space beside the = of “file”
      → Write it without spaces: file="…".

      content/docs/guides/page.md:3:1 error directive/unreadable
      There is a space beside the = of “id”
      → Write it without spaces: id="…".

      content/docs/guides/page.md:7:1 error directive/unreadable
      There is a colon behind “file”
      → Write = and no space: file="…".

      content/docs/guides/page.md:9:1 error directive/unreadable
      There is a colon behind “href”
      → Write = and no space: href="…".

      content/docs/guides/page.md:12:5 error directive/unreadable
      There is a colon behind “kind”
      → Write = and no space: kind="…"."
    `);
    const fine = [
      ':button[A = b: c]{href=https://a.example/b:c}',
      ':button[A]{href="/a {b: c = d}"}',
      ":button[It's {a: b}]{href='/a: b'}",
    ];
    expect(fine.map(text => problemsOf(text))).toEqual(fine.map(() => ''));
  });
  test('with empty braces or brackets in running text has the wrong number of colons', () => {
    expect(problemsOf('See :toc{} and\n> :note[]')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:5 error directive/wrong-form
      “:toc” has the wrong number of colons
      → Write ::toc.

      content/docs/guides/page.md:2:3 error directive/wrong-form
      “:note” has the wrong number of colons
      → Write :::note."
    `);
    expect(problemsOf('a:toc :note, `:toc{}`, \\:toc{}, 10:30[], :host{}')).toBe('');
  });
  test('fence that closes nothing is reported', () => {
    expect(problemsOf('a\n\n:::\n\nb')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning directive/stray-fence
      “:::” does not close a directive
      → Remove it, or give the outer directive more colons than the directives inside it."
    `);
  });
  test('without the label that it needs is reported', () => {
    expect(problemsOf('::::cards\n:::card\nx\n:::\n::::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 error directive/missing-label
      “card” needs a label
      → Write :::card[Label]."
    `);
  });
  test('with a label that it does not take is reported', () => {
    expect(problemsOf(':::steps[x]\n1. x\n:::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unexpected-label
      “steps” takes no label
      → Remove the text in square brackets."
    `);
  });
  test('with an unknown attribute is reported with the nearest', () => {
    expect(problemsOf(':::details[x]{opne}\nx\n:::\n\n:::note{a=b}\nx\n:::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unknown-attribute
      “details” has no attribute “opne”
      → Did you mean open?

      content/docs/guides/page.md:5:1 error directive/unknown-attribute
      “note” has no attribute “a”
      → Its attributes are id, class, no-title."
    `);
  });
  test('without an attribute that it needs is reported', () => {
    expect(problemsOf(':button[Buy]{kind="primary"} ::include{}\n\n::include')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/missing-attribute
      “button” needs the attribute “href”
      → Add href="…" in braces.

      content/docs/guides/page.md:3:1 error directive/missing-attribute
      “include” needs the attribute “file”
      → Add file="…" in braces."
    `);
  });
  test('with a wrong value is reported with the nearest', () => {
    const text = ':::section[A]{tone="tnt"}\nx\n:::\n\n:::details{open="yes"}\nx\n:::\n\n:button[B]{href=""}';
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/invalid-value
      “tone” of “section” expects plain, tint or dark, got “tnt”
      → Did you mean tint?

      content/docs/guides/page.md:5:1 error directive/invalid-value
      “open” of “details” expects no value, got “yes”
      → Write open alone, or leave it out.

      content/docs/guides/page.md:9:1 error directive/invalid-value
      “href” of “button” expects text, got “”
      → Write href="…"."
    `);
  });
});

describe('an include', () => {
  test('of a missing file is reported', () => {
    expect(problemsOf('::include{file="./x.md"}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error include/missing-file
      There is no file “./x.md” (content/docs/guides/x.md)
      → The path is relative to this file; a path from the project’s root begins with a slash."
    `);
  });
  test('from outside the project is reported', () => {
    expect(problemsOf('::include{file="../../../../x.md"}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error include/outside-root
      The file “../../../../x.md” is outside the project
      → Move it into the project."
    `);
  });
  test('of a missing region is reported with the nearest', () => {
    const files = { 'content/docs/guides/x.md': '<!-- #region first -->\na\n<!-- #endregion -->' };
    const text = '::include{file="./x.md" region="frist"}\n\n::include{file="./x.md" region="another"}';
    expect(problemsOf(text, { files })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error include/missing-region
      There is no region “frist” in content/docs/guides/x.md
      → Did you mean first?

      content/docs/guides/page.md:3:1 error include/missing-region
      There is no region “another” in content/docs/guides/x.md
      → Its regions are first."
    `);
  });
  test('of a region ends before the end of its comments', () => {
    const files = { 'content/docs/guides/x.md': '<!-- #region first-a-->\na\n<!-- #endregion -->\nb' };
    const { body } = loadText('::include{file="./x.md" region="first-a"}', { files });
    expect(body.html).toBe('<p>a</p>');
  });
  test('of a region that is never closed is reported', () => {
    const files = { 'content/docs/guides/x.md': 'a\n<!-- #region first -->\na' };
    expect(problemsOf('::include{file="./x.md" region="first"}', { files })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error include/unclosed-region
      The region “first” of content/docs/guides/x.md opens on line 2 and is never closed
      → Write #endregion first in a comment below it."
    `);
  });
  test('of a file with its own mistakes reports them there', () => {
    const files = {
      'content/docs/guides/x.md': '---\ntitle: X\n',
      'content/docs/guides/y.md': 'a\n\n## One {#one}\n\n## Two {#one}\n',
    };
    expect(
      problemsOf('::include{file="./x.md"}\n\n::include{file="./y.md"}', { files }),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/x.md:1:1 error frontmatter/never-closed
      The front matter that opens here is never closed
      → Write a line with --- below the last field. For a horizontal rule at the top of a page, write ***.

      content/docs/guides/y.md:5:1 warning markdown/duplicate-id
      Two headings or sections have the id “one”
      → Give one of them another id. Until then, the second has a number behind it."
    `);
  });
  test('that runs in a circle is reported with the circle', () => {
    const files = {
      'content/docs/guides/x.md': '::include{file="../y.md"}',
      'content/docs/y.md': 'a\n\n::include{file="guides/x.md"}',
    };
    expect(problemsOf('::include{file="./x.md"}', { files })).toMatchInlineSnapshot(`
      "content/docs/y.md:3:1 error include/circle
      The includes form a circle: content/docs/guides/x.md → content/docs/y.md → content/docs/guides/x.md
      → Remove one of them."
    `);
  });
  test('that grows beyond the limit is reported', () => {
    const files = { 'content/docs/guides/x.md': 'x'.repeat(60) };
    const text = '::include{file="./x.md"}\n\n::include{file="./x.md"}';
    expect(problemsOf(text, { files, maxBytes: 100 })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 error include/too-large
      The page includes more than 100 bytes (markdown.maxBytes)
      → Include less, or raise markdown.maxBytes in site.config.ts."
    `);
  });
  test('of too many blocks is reported', () => {
    const files = { 'content/docs/guides/x.md': 'a\n\n'.repeat(20_001) };
    expect(problemsOf('::include{file="./x.md"}', { files })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error include/too-large
      The included text has more than 20000 blocks
      → Include less of it."
    `);
  });
  test('with a mistake inside names the included file', () => {
    const files = { 'content/docs/guides/x.md': '---\ntitle: x\n---\n\nText [a](vbscript:x)\n\n<b>' };
    expect(problemsOf('::include{file="./x.md"}', { files })).toMatchInlineSnapshot(`
      "content/docs/guides/x.md:5:6 error markdown/unsafe-url
      The URL “vbscript:x” is unsafe: the scheme “vbscript:” is not allowed
      → Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./

      content/docs/guides/x.md:7:1 warning html/unclosed
      <b> is never closed
      → Write </b> in the same paragraph, list item, quote or directive."
    `);
  });
});

test('all mistakes of a file are reported at once, at their true places', () => {
  const text =
    '\uFEFF---\r\ndraft: x\r\nfoo: y\r\n---\r\n\r\n# A\r\n\r\n[a](data:x) :::\r\n\r\n:::note{x=y}\r\nz\r\n:::\r\n';
  expect(problemsOf(text)).toMatchInlineSnapshot(`
    "content/docs/guides/page.md:3:1 warning frontmatter/unknown-field
    Unknown field “foo”
    → The fields are title, description, keywords, slug, permalink, aliases, image, draft, unlisted, publishAt, expiresAt, noindex, trustHtml, tocMinLevel, tocMaxLevel, hideTitle, sidebarLabel, sidebarPosition, sidebarClass, tags, previous, next.

    content/docs/guides/page.md:2:1 error frontmatter/invalid-field
    “draft” expects true or false, got “x”
    → Write true or false, without quotes.

    content/docs/guides/page.md:8:1 error markdown/unsafe-url
    The URL “data:x” is unsafe: the scheme “data:” is not allowed
    → Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./

    content/docs/guides/page.md:10:1 error directive/unknown-attribute
    “note” has no attribute “x”
    → Its attributes are id, class, no-title."
  `);
});
