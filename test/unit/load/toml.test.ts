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
  test.each([
    ['2025-02-30', 'a day that the calendar has, got “2025-02-30”'],
    ['2025-13-01 # In spring', 'a month from 01 to 12 in the middle, got “2025-13-01”'],
    ['31.12.2025', 'a date such as 2025-12-31, got “31.12.2025”'],
    ['Dec 31, 2025', 'a date such as 2025-12-31, got “Dec 31, 2025”'],
    ['20251231', 'a date such as 2025-12-31, got “20251231”'],
    ['2025-01-05 08:00:00', 'a date such as 2025-01-05, got “2025-01-05 08:00:00”'],
  ])('has the message of YAML for the date %s', (date, expected) => {
    const toml = `+++\ntitle = "T"\ndate = ${date}\n+++\n`;
    expect(problemsOf(toml, { collection: NEWS })).toBe(
      `content/blog/guides/page.md:3:1 error frontmatter/invalid-field\n“date” expects ${expected}`,
    );
  });
  test('leaves the text, with its lines', () => {
    expect(htmlOf('+++\ntitle = "T"\n+++\n\nText')).toBe('<p>Text</p>');
    expect(problemsOf('+++\ntitle = "T"\n+++\n\n[a](javascript:b)')).toContain('page.md:5:1');
  });
  test('names the line of a wrong field, and of TOML that cannot be read', () => {
    expect(problemsOf('+++\ntitle = "T"\ndraft = "no"\n+++\n')).toContain('page.md:3:1');
    expect(problemsOf('+++\ntitle = "T"\nweight = = 3\n+++\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:10 error frontmatter/toml
      Invalid TOML: invalid value
      → Write each field as name = value, with text in quotes."
    `);
  });
});

test('plus signs that are never closed are text', () => {
  expect(htmlOf('+++ a')).toBe('<p>+++ a</p>');
  expect(htmlOf('+++\ntitle = "T"')).toContain('<p>+++');
});
