import { beforeAll, describe, expect, test } from 'vitest';
import { about, type CommandResult, explain, lines } from './command-result.ts';
import { site } from './harness.ts';

const PAGE =
  '---\ntitle: Page\ndescription: Some\n---\n\nFirst line\nof two.\n\n```js\nconst a = 1;\n\nconst b = 2;\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';

describe('the same text in other bytes', () => {
  test('a byte order mark, CRLF and CR line ends publish the same site as LF', async () => {
    const project = site({ 'content/docs/page.md': PAGE });
    const first = await project.build();
    expect(first.code, explain(first)).toBe(0);
    const expected = project.tree();
    for (const text of [`\uFEFF${PAGE}`, PAGE.replaceAll('\n', '\r\n'), PAGE.replaceAll('\n', '\r')]) {
      project.write({ 'content/docs/page.md': text });
      const result = await project.build();
      expect(result.code, explain(result)).toBe(0);
      expect(project.tree()).toEqual(expected);
    }
  });
});

describe('a file that is not plain text', () => {
  let result: CommandResult;

  beforeAll(async () => {
    const project = site({
      'site.config.ts': 'export default { markdown: { timeout: 2000, trustHtml: true } };\n',
      'content/docs/invalid.md': new Uint8Array([0x23, 0x20, 0x41, 0xff, 0x0a]),
      'content/docs/utf-16.md': new Uint8Array(Buffer.from('\uFEFF# Title\n', 'utf16le')),
      'content/docs/nul.md': '# Nul\n\nbefore\0after\n',
      'content/docs/large.md': 'A line of text that is long.\n'.repeat(400_000),
      'content/docs/nested.md': `${'<div>'.repeat(12_000)}\n`,
      'content/docs/quotes.md': `${'>'.repeat(5000)} deep\n`,
      'content/docs/link.md': '# Link\n\n[gone](./gone.md)\n',
    });
    result = await project.build();
  });

  test('ends the build with 1 and without a stack trace', () => {
    expect(result.code, explain(result)).toBe(1);
    expect(result.stderr + result.stdout).not.toMatch(/^\s+at /m);
  });

  test('with invalid UTF-8 is reported with the byte offset', () => {
    expect(about(result, 'content/docs/invalid.md')).toMatchObject([
      {
        severity: 'error',
        code: 'source/invalid-utf-8',
        message: expect.stringContaining('offset 3'),
        place: { line: 1, column: 4 },
      },
    ]);
  });

  test('in UTF-16 is reported with the byte offset', () => {
    expect(about(result, 'content/docs/utf-16.md')).toMatchObject([
      { severity: 'error', code: 'source/utf-16', message: expect.stringContaining('offset 0') },
    ]);
  });

  test('with a NUL byte is reported at its place', () => {
    expect(lines(result)).toContain('error source/nul content/docs/nul.md:3:7');
  });

  test('of ten megabytes is reported with the limit', () => {
    expect(about(result, 'content/docs/large.md')).toMatchObject([
      { severity: 'error', code: 'source/too-large', message: expect.stringMatching(/limit is \d+/) },
    ]);
  });

  test('with 12,000 nested elements is too deep', () => {
    expect(about(result, 'content/docs/nested.md')).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/deep/) },
    ]);
  });

  test('with 5,000 nested quotes is too deep', () => {
    expect(about(result, 'content/docs/quotes.md')).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/deep/) },
    ]);
  });

  test('does not hide what is wrong with the others', () => {
    expect(lines(result)).toContain('error link/missing-target content/docs/link.md:3:1');
  });
});

test('an empty file is a page with a title of its file name, or an error that says so', async () => {
  const project = site({ 'content/docs/empty.md': '', 'content/docs/other.md': '# Other\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/empty.html')).toContain('<h1');
});

test('Markdown that takes too long is a time-out for its page, and the others are reported too', async () => {
  const project = site({
    'site.config.ts': 'export default { markdown: { timeout: 500, maxBytes: 8_000_000 } };\n',
    'content/docs/slow.md': '- *a*\n\n'.repeat(1_000_000),
    'content/docs/link.md': '[gone](./gone.md)\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual([
    'error link/missing-target content/docs/link.md:1:1',
    expect.stringMatching(/^error markdown\/timeout content\/docs\/slow\.md/),
  ]);
});

test('5,000 headings of one text have 5,000 ids, the same in every build', async () => {
  const project = site({ 'content/docs/many.md': '#### Same\n\n'.repeat(5000) });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const ids = [...project.file('docs/many.html').matchAll(/<h4[^>]* id="([^"]+)"/g)].map(match => match[1]);
  expect(ids).toHaveLength(5000);
  expect(new Set(ids).size).toBe(5000);
  expect(ids.slice(0, 3)).toEqual(['same', 'same-1', 'same-2']);
});
