import { expect, test } from 'vitest';
import { checkPath } from '../../../../src/generator/plan/checks/check-path.ts';
import { asset, head, mistakeIn, plan } from '../heads.ts';

test.each([
  '/',
  '/a/b-c_d.e',
  '/8.7.19',
  '/日本/مرحبا/🗺️',
  "/it's & more",
  '/console',
  '/com10',
  '/assetsx',
  '/a/assets',
])('"%s" can be published', path => {
  expect(checkPath(path)).toBeUndefined();
});

test.each([
  ['/a/../b', 'contains “..”'],
  ['/a/./b', 'contains “.”'],
  ['/a//b', 'has an empty part'],
  ['//host', 'has an empty part'],
  ['a', 'does not begin with a slash'],
  ['/a\\b', 'contains “\\”'],
  ['/a?b', 'contains “?”'],
  ['/C#', 'contains “#”'],
  ['/100%', 'contains “%”'],
  ['/a"b', 'contains “"”'],
  ['/a<b', 'contains “<”'],
  ['/a\u0000', 'contains the control character U+0000'],
  ['/a\u007f', 'contains the control character U+007F'],
  ['/a\u0085', 'contains the control character U+0085'],
  ['/a\ud800', 'contains half of a character'],
  ['/con', '“con” is a device on Windows'],
  ['/a/NUL.txt', '“NUL.txt” is a device on Windows'],
  ['/com1/b', '“com1” is a device on Windows'],
  ['/a./b', '“a.” ends with a dot or a space'],
  ['/a ', '“a ” ends with a dot or a space'],
  ['/ a', 'begins with a space'],
  ['/assets', 'is in /assets'],
  ['/assets/logo.txt', 'is in /assets'],
  ['/Assets/a', 'is in /assets'],
])('%j is refused', (path, reason) => {
  expect(checkPath(path)?.message).toContain(reason);
});

test.each<[string, Parameters<typeof mistakeIn>[0], string]>([
  ['a page', ['content/pages/assets/news.md'], 'route/reserved-folder'],
  [
    'a page with such a permalink',
    [head({ file: 'content/pages/a.md', frontMatter: { permalink: '/assets' } })],
    'route/reserved-folder',
  ],
  [
    'an alias',
    [head({ file: 'content/pages/a.md', frontMatter: { aliases: ['/assets/a.html'] } })],
    'redirect/invalid-path',
  ],
])('%s may not lie in the folder whose files have a hash in their names', (_, site, code) => {
  expect(mistakeIn(site)).toMatchObject({
    code,
    message: expect.stringContaining('is in /assets, where browsers keep every file for a year'),
  });
});

test('a static file may, with one warning for all: browsers keep it', () => {
  const assets = [asset('content/static/assets/a.txt'), asset('content/static/assets/b/c.txt')];
  expect(mistakeIn({ entries: [], assets })).toMatchObject({
    severity: 'warning',
    code: 'route/kept-for-a-year',
    message: 'Browsers keep this file and 1 more for a year, because they are in /assets',
    place: { file: 'content/static/assets/a.txt' },
    hint: 'Give a file a new name whenever it changes, or keep it in another folder.',
  });
});

test('a name may take 255 bytes with its ending, and not one more', () => {
  expect(checkPath(`/${'ü'.repeat(125)}`)).toBeUndefined();
  expect(checkPath(`/${'ü'.repeat(126)}`)?.code).toBe('route/name-too-long');
  expect(checkPath(`/${'a'.repeat(250)}`)).toBeUndefined();
  expect(checkPath(`/${'a'.repeat(251)}`)?.code).toBe('route/name-too-long');
});

test('the name of a static file gets no ending', () => {
  const withName = (name: string) => ({ entries: [], assets: [asset(`content/static/${name}`)] });
  expect(plan(withName(`${'a'.repeat(251)}.pdf`)).diagnostics).toEqual([]);
  expect(mistakeIn(withName(`${'a'.repeat(252)}.pdf`))).toMatchObject({
    code: 'route/name-too-long',
    message: `The name “${'a'.repeat(40)}…” takes 256 bytes; file systems allow 255`,
  });
});

test('a long name is shortened between two characters', () => {
  expect(checkPath(`/a${'🗺'.repeat(100)}`)?.message).toContain(`“a${'🗺'.repeat(19)}…”`);
});

test('a bad file name is reported at the file', () => {
  expect(mistakeIn(['content/docs/C#.md'])).toMatchInlineSnapshot(`
    {
      "code": "route/invalid-path",
      "hint": "Rename the file, or give it a \`slug\` without control characters and without \\ ? # % * : | " < >.",
      "message": "The path “/docs/C#” contains “#”",
      "place": {
        "file": "content/docs/C#.md",
      },
      "severity": "error",
    }
  `);
});

test.each([
  ['https://example.com/a/b', '/a/b'],
  ['http://example.com', '/'],
  ['a/b', '/a/b'],
])('a path without a slash in front, %s, should be %s', (path, right) => {
  expect(checkPath(path)?.hint).toBe(`Write “${right}”.`);
});

test('a bad permalink is reported at its field', () => {
  const entry = head({ file: 'content/pages/a.md', frontMatter: { title: 'A', permalink: '/a/../../etc' } });
  expect(mistakeIn([entry])).toMatchInlineSnapshot(`
    {
      "code": "route/invalid-path",
      "hint": "Write the whole path, from the site’s root.",
      "message": "The path “/a/../../etc” contains “..”",
      "place": {
        "column": 1,
        "file": "content/pages/a.md",
        "line": 3,
      },
      "severity": "error",
    }
  `);
});

test('a name that Windows refuses is reported with a hint', () => {
  expect(mistakeIn(['content/docs/con.md'])).toMatchInlineSnapshot(`
    {
      "code": "route/reserved-name",
      "hint": "Rename the file, or give it another \`slug\`.",
      "message": "The path “/docs/con” cannot be published everywhere: “con” is a device on Windows",
      "place": {
        "file": "content/docs/con.md",
      },
      "severity": "error",
    }
  `);
});

test('a slug that is too long is reported at its field', () => {
  const entry = head({ file: 'content/pages/a.md', frontMatter: { slug: 'a'.repeat(300) } });
  expect(mistakeIn([entry])).toMatchInlineSnapshot(`
    {
      "code": "route/name-too-long",
      "hint": "Give the file a shorter \`slug\`.",
      "message": "The name “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…” takes 305 bytes; file systems allow 255",
      "place": {
        "column": 1,
        "file": "content/pages/a.md",
        "line": 2,
      },
      "severity": "error",
    }
  `);
});

test('an entry with a bad path has no page', () => {
  expect(plan(['content/pages/con.md', 'content/pages/a.md']).routes.map(({ path }) => path)).toEqual([
    '/404.html',
    '/a',
  ]);
});
