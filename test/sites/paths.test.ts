import { beforeAll, describe, expect, test } from 'vitest';
import { about, type CommandResult, explain } from './command-result.ts';
import { type Site, site } from './harness.ts';

const LONG = 'a'.repeat(252);

describe('paths that cannot be published', () => {
  let project: Site;
  let before: Readonly<Record<string, string>>;
  let result: CommandResult;

  beforeAll(async () => {
    project = site({ 'content/docs/good.md': '# Good\n' });
    await project.build();
    before = project.tree();
    project.write({
      [`content/docs/${LONG}.md`]: '# Long\n',
      'content/docs/slug.md': `---\nslug: ${'b'.repeat(300)}\n---\n`,
      'content/docs/caf\u00e9.md': '# NFC\n',
      'content/docs/cafe\u0301.md': '# NFD\n',
      'content/docs/con.md': '# Windows\n',
      'content/docs/dot./inside.md': '# Trailing dot\n',
      'content/docs/Case.md': '# Upper\n',
      'content/docs/case.md': '# Lower\n',
      'content/docs/one.md': '---\nslug: same\n---\n',
      'content/docs/two.md': '---\nslug: same\n---\n',
      'content/docs/static.md': '# Page\n',
      'content/static/docs/static.html': '<!doctype html>',
      'content/docs/up.md': '---\npermalink: /docs/../../up\n---\n',
    });
    result = await project.build();
  });

  test('end the build with 1, and leave the published site as it was', () => {
    expect(result.code, explain(result)).toBe(1);
    expect(project.tree()).toEqual(before);
  });

  test('a file name of 255 bytes becomes a path that is too long, and is reported with its file', () => {
    expect(about(result, `content/docs/${LONG}.md`)).toMatchObject([
      { severity: 'error', message: expect.stringContaining('255') },
    ]);
  });

  test('a slug over 255 bytes is reported at its field', () => {
    expect(about(result, 'content/docs/slug.md')).toMatchObject([
      { severity: 'error', place: { line: 2 }, message: expect.stringContaining('255') },
    ]);
  });

  test('twins in NFC and NFD are reported with both files', () => {
    expect(collision('content/docs/caf\u00e9.md')).toContain('content/docs/cafe\u0301.md');
    const [twin] = about(result, 'content/docs/caf\u00e9.md');
    expect(twin?.hint).toContain(
      'in this one “é” is 1 character (U+00E9), in the other 2 characters (U+0065 U+0301)',
    );
    expect(twin?.related?.[0]?.message).toBe('the other source, with the title “NFD”');
  });

  test.each(['content/docs/con.md', 'content/docs/dot./inside.md'])(
    '%s, a name that Windows refuses, is refused with a hint',
    file => {
      const [diagnostic] = about(result, file);
      expect(diagnostic).toMatchObject({ severity: 'error', message: expect.stringContaining('Windows') });
      expect(diagnostic?.hint).toBeTruthy();
    },
  );

  test('names that differ in case alone are reported with both files', () => {
    expect(collision('content/docs/Case.md')).toContain('content/docs/case.md');
  });

  test('two sources of one route are reported with both files', () => {
    expect(collision('content/docs/one.md')).toContain('content/docs/two.md');
  });

  test('a page and a static file of one path are reported with both files', () => {
    expect(collision('content/docs/static.md')).toContain('content/static/docs/static.html');
  });

  test('a permalink with .. is refused at its field', () => {
    expect(about(result, 'content/docs/up.md')).toMatchObject([{ severity: 'error', place: { line: 2 } }]);
  });

  /** Every file that a diagnostic names which names this one. */
  function collision(file: string): readonly string[] {
    return result.diagnostics
      .map(({ place, related = [] }) => [place?.file ?? '', ...related.map(other => other.file)])
      .filter(files => files.includes(file))
      .flat();
  }
});

describe('unusual paths that can be published', () => {
  let project: Site;
  let result: CommandResult;
  const deep = Array.from({ length: 50 }, (_, level) => `d${level}`).join('/');

  beforeAll(async () => {
    project = site({
      'content/docs/index.md': '# Docs\n\n[east](./日本語.md) [map](./🗺️.md) [arabic](./خريطة.md)\n',
      'content/docs/日本語.md': '# 日本語\n',
      'content/docs/🗺️.md': '# Map\n',
      'content/docs/خريطة.md': '# خريطة\n',
      [`content/docs/${deep}/page.md`]: '# Deep\n',
      'content/docs/a b.md': '# Space\n',
      'content/docs/a&b.md': '# Ampersand\n',
    });
    result = await project.build();
  });

  test('folders 50 deep work', () => {
    expect(result.code, explain(result)).toBe(0);
    expect(project.has(`docs/${deep}/page.html`)).toBe(true);
  });

  test('emoji, Chinese and Arabic names are encoded once, in links and in the sitemap', () => {
    const index = project.file('docs.html');
    const sitemap = project.file('sitemap.xml') + project.file('docs/sitemap.xml');
    for (const name of ['日本語', '🗺️', 'خريطة']) {
      expect(project.has(`docs/${name}.html`)).toBe(true);
      expect(index).toContain(`href="/docs/${encodeURIComponent(name)}"`);
      expect(sitemap).toContain(`/docs/${encodeURIComponent(name)}<`);
    }
    expect(index + sitemap).not.toContain('%25');
  });

  test('docs.html lies beside docs/', () => {
    expect(project.has('docs.html')).toBe(true);
    expect(project.has('docs/index.html')).toBe(false);
  });
});

test.each(['#', '?', '%', '"', '<'])(
  'a name with %s is published with an encoded URL, or refused with its file',
  async character => {
    const file = `content/docs/a${character}b.md`;
    const project = site({ 'content/docs/index.md': '# Docs\n', [file]: '# Odd\n' });
    const result = await project.build();
    if (result.code === 0) {
      expect(project.has(`docs/a${character}b.html`)).toBe(true);
      expect(project.file('docs.html')).toContain(`href="/docs/a${encodeURIComponent(character)}b"`);
    } else {
      expect(result.code, explain(result)).toBe(1);
      expect(about(result, file)).toMatchObject([{ severity: 'error' }]);
    }
  },
);
