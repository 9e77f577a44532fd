import { describe, expect, test } from 'vitest';
import { NEWS } from '../invented-features.ts';
import { htmlOf, loadText, problemsOf } from './load-text.ts';

const frontMatterOf = (toml: string, options?: Parameters<typeof loadText>[1]) =>
  loadText(`+++\n${toml}\n+++\n\nText`, options).head.frontMatter;

describe('front matter in TOML', () => {
  test('is read like YAML, with the names of other programs', () => {
    expect(frontMatterOf('title = "Brakes"\nweight = 3\ntags = ["a", "b"]\n[params]\nx = 1')).toEqual({
      title: 'Brakes',
      sidebarPosition: 3,
      tags: ['a', 'b'],
    });
  });
  test('may have a date', () => {
    expect(frontMatterOf('date = 2025-05-05', { collection: NEWS })).toEqual({ date: '2025-05-05' });
    expect(frontMatterOf('date = 2025-05-05T23:30:00-02:00', { collection: NEWS })).toEqual({
      date: '2025-05-06',
    });
  });
  test('leaves the text, with its lines', () => {
    expect(htmlOf('+++\ntitle = "T"\n+++\n\nText')).toBe('<p>Text</p>');
    expect(problemsOf('+++\ntitle = "T"\n+++\n\n[a](javascript:b)')).toContain('page.md:5:1');
  });
  test('names the line of a wrong field, and of TOML that cannot be read', () => {
    expect(problemsOf('+++\ntitle = "T"\ndraft = "no"\n+++\n')).toContain('page.md:3:1');
    expect(problemsOf('+++\ntitle = "T"\nweight = = 3\n+++\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:10 error frontmatter/toml
      Invalid TOML document: invalid value
      → Write each field as name = value, with text in quotes."
    `);
  });
});

test('plus signs that are never closed are text', () => {
  expect(htmlOf('+++ a')).toBe('<p>+++ a</p>');
  expect(htmlOf('+++\ntitle = "T"')).toContain('<p>+++');
});
