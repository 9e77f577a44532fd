import { describe, expect, test } from 'vitest';
import { EMPTY_BODY } from '../../../src/generator/model/entry.ts';
import { NEWS, PAGES } from '../invented-features.ts';
import { htmlOf, loadText, problemsOf } from './load-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);

describe('a title', () => {
  test('is the front matter’s, also above a heading of the body', () => {
    const { head } = loadText('---\ntitle: Mine\n---\n\n# Other');
    expect([head.title, head.hasOwnTitle]).toEqual(['Mine', true]);
  });

  test('is else the first heading of level 1', () => {
    const { head } = loadText('# The *one*\n\nText');
    expect([head.title, head.hasOwnTitle]).toEqual(['The one', true]);
  });

  test('in the middle of the body is not the body’s opening', () => {
    const { head } = loadText('Text\n\n# Later');
    expect([head.title, head.hasOwnTitle]).toEqual(['Later', false]);
  });

  test('opens the body also below a comment, in an included file and as a hero', () => {
    const files = { 'content/docs/guides/top.md': '# Top' };
    expect(loadText('<!-- x -->\n\n# A').head.hasOwnTitle).toBe(true);
    expect(loadText('---\ntitle: A\nhideTitle: true\n---\n\nText').head).toMatchObject({
      title: 'A',
      hasOwnTitle: true,
    });
    expect(loadText('::include{file="top.md"}\n\ntext', { files }).head).toMatchObject({
      title: 'Top',
      hasOwnTitle: true,
    });
    expect(loadText('text\n\n::include{file="top.md"}', { files }).head.hasOwnTitle).toBe(false);
    expect(loadText(':::hero[Big]\nx\n:::').head).toMatchObject({ title: 'Big', hasOwnTitle: true });
  });

  test('leaves the body where the template of its collection writes it', () => {
    const { head, body } = loadText('# Own *title* {#x}\n\nText\n\n# Other', { collection: NEWS });
    expect(head).toMatchObject({ title: 'Own title', hasOwnTitle: false, ids: ['other'] });
    expect(body.html.trim()).toBe('<p>Text</p>\n<h1 id="other">Other</h1>');
  });

  test.each([
    ['guides/01-first-steps.md', 'First steps'],
    ['guides/map_editor.md', 'Map editor'],
    ['guides/index.md', 'Guides'],
    ['02-map-editor/index.md', 'Map editor'],
    ['index.md', 'Docs'],
    ['8.7.0.md', '8.7.0'],
    ['2024-05-01-roadmap.md', 'Roadmap'],
    ['2024.md', '2024'],
    ['地図.md', '地図'],
    ['{product}.md', 'Map maker'],
  ])('of %s without any comes from its name', (path, title) => {
    expect(loadText('Text', { path }).head.title).toBe(title);
  });
});

describe('an entry', () => {
  test('of an empty file is a valid page', () => {
    const { head, body, diagnostics } = loadText('', { path: 'guides/empty-page.md' });
    expect(diagnostics).toEqual([]);
    expect(body).toEqual(EMPTY_BODY);
    expect(head).toMatchObject({
      title: 'Empty page',
      headings: [],
      references: [],
      excerpt: '',
      readingMinutes: 1,
    });
  });

  test('is the same with a byte order mark, CRLF or CR', () => {
    const text = '---\ntitle: A\n---\n\n# B\n\nText [x](y.md)\n\n```js\na\nb\n```\n';
    const plain = loadText(text);
    expect(loadText(`\uFEFF${text}`)).toEqual(plain);
    expect(loadText(text.replaceAll('\n', '\r\n'))).toEqual(plain);
    expect(loadText(text.replaceAll('\n', '\r'))).toEqual(plain);
  });

  test('keeps the lines and columns of front matter fields and of references', () => {
    const { head } = loadText('---\ntitle: A\n# comment\ntags:\n  - x\n---\n\nSee é𝒳 [x](y.md).');
    expect(head.fieldLines).toEqual({
      title: { line: 2, column: 1 },
      tags: { line: 4, column: 1 },
      'tags[0]': { line: 5, column: 5 },
    });
    expect(head.references).toEqual([{ kind: 'link', url: 'y.md', line: 8, column: 9 }]);
  });

  test('has the path with the product’s slug', () => {
    expect(loadText('x', { collection: PAGES, path: '{product}/why-{product.name}.md' }).head.path).toBe(
      'map-maker/why-Map Maker.md',
    );
  });

  test('that cannot be read still has a head', () => {
    const { head, body } = loadText(Uint8Array.from([0xff, 0xff]), { path: 'a/b-c.md' });
    expect([head.title, body.html]).toEqual(['B c', '']);
  });

  test('that is wrong is wrong each time it is loaded', () => {
    const text = '---\ntitle: [\n---\n';
    expect(problemsOf(text)).not.toBe('');
    expect(problemsOf(text)).toBe(problemsOf(text));
  });
});

describe('an excerpt', () => {
  test('is the description', () => {
    expect(loadText('---\ndescription: D\n---\nText').head.excerpt).toBe('D');
  });
  test('is else the text above the mark', () => {
    expect(loadText('# T\n\nOne *two*.\n\nThree\nfour.\n\n<!-- more -->\n\nFive.').head.excerpt).toBe(
      'One two. Three four.',
    );
  });
  test('is else the first paragraph, also inside a section', () => {
    expect(loadText('# T\n\nOne {product}.\n\nTwo.').head.excerpt).toBe('One Map Maker.');
    expect(loadText(':::section[T]\nInside.\n:::').head.excerpt).toBe('Inside.');
    expect(loadText('[^1]: Note.\n\nOne[^1].').head.excerpt).toBe('One.');
  });
  test('has the lists and quotes above the mark, but not the headings', () => {
    expect(loadText('# T\n\nOne:\n\n- two\n\n> three\n\n## No\n\n<!-- more -->').head.excerpt).toBe(
      'One: two three',
    );
  });
  test('leaves no trace of its mark', () => {
    expect(htmlOf('a\n\n<!-- more -->\n\nb')).toBe('<p>a</p>\n<p>b</p>');
  });
});

test('reading takes a minute for 200 words: in text, its code and included files, not in code blocks', () => {
  const words = (count: number) => 'word '.repeat(count).trim();
  const files = { 'content/docs/guides/part.md': words(150) };
  const minutesOf = (text: string) => loadText(text, { files }).head.readingMinutes;
  expect(minutesOf(words(200))).toBe(1);
  expect(minutesOf(words(201))).toBe(2);
  expect(minutesOf(`# ${words(100)}\n\n\`${words(101)}\``)).toBe(2);
  expect(minutesOf(`${words(200)}\n\n\`\`\`\n${words(500)}\n\`\`\``)).toBe(1);
  expect(minutesOf(`${words(51)}\n\n::include{file="part.md"}`)).toBe(2);
  expect(minutesOf('地図を作る'.repeat(41))).toBe(2);
});

describe('{product}', () => {
  test('is the name in text, headings, code, labels and alternative texts, and the slug in URLs', () => {
    const text =
      '# {product}\n\n`{product}` [{product}](/{product}) ![{product}](/{product}.png)\n\n:::note[{product}]\n:::\n\n```\n{product}\n```';
    const { head, body } = loadText(text);
    expect(head.title).toBe('Map Maker');
    expect(head.headings[0]?.id).toBe('map-maker');
    expect(head.references.map(reference => reference.url)).toEqual(['/map-maker', '/map-maker.png']);
    expect(body.codeBlocks[0]?.code).toBe('Map Maker');
    expect(body.html).toContain('aria-label="Map Maker"');
    expect(body.html).not.toContain('{product}');
  });
  test('with a part is that part everywhere', () => {
    expect(htmlOf('{product.slug} [x](/{product.name})')).toContain('map-maker');
    expect(loadText('[x](</{product.name}>)').head.references[0]?.url).toBe('/Map Maker');
  });
  test('between doubled braces is left alone, also in code', () => {
    expect(htmlOf('{{product}} `{{product}}` {{{product}}}')).toBe(
      '<p>{{product}} <code>{{product}}</code> {{{product}}}</p>',
    );
  });
  test('is filled in front matter: the slug in paths, the name elsewhere', () => {
    const { head } = loadText(
      '---\ntitle: Why {product}\npermalink: /{product}\naliases: ["/{product}/a"]\n---\n',
    );
    expect(head.frontMatter).toEqual({
      title: 'Why Map Maker',
      permalink: '/map-maker',
      aliases: ['/map-maker/a'],
    });
  });
  test('never becomes Markdown', () => {
    expect(htmlOf('{product}', {})).toBe('<p>Map Maker</p>');
  });
});

test('bytes are not decoded twice: text beyond ASCII stays as it is', () => {
  expect(loadText(encode('é 𝒳 ‏עברית')).body.html).toBe('<p>é 𝒳 ‏עברית</p>');
});
