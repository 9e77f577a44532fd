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
  });
  test.each([
    ['title =', 8, '“title” has no value', 'Write one, or remove the line.'],
    ['title = # Later', 9, '“title” has no value', 'Write one, or remove the line.'],
    ['title = Brakes', 9, 'the value is not in quotes', 'Put text in quotes.'],
    [
      'title = “Brakes”',
      9,
      'the value is not in quotes',
      'Put it in straight quotes: TOML does not know curly ones.',
    ],
    [
      'draft = yes',
      9,
      'the value is neither true nor false, nor a text in quotes',
      'Write true, or put it in quotes.',
    ],
    [
      'draft = False',
      9,
      'the value is neither true nor false, nor a text in quotes',
      'Write false, or put it in quotes.',
    ],
    ['weight = = 3', 10, 'a value cannot begin with “=”', 'Put text in quotes.'],
    [
      "title = 'it's'",
      13,
      'text follows the end of the value',
      'Put the whole value in quotes. If it contains quotation marks, use the other kind.',
    ],
    [
      'title = "Brakes',
      16,
      'the quotation mark that opens a text here is never closed',
      'Write another one at the end of the text. A text of several lines begins and ends with """.',
    ],
    [
      'title = "C:\\dir"',
      13,
      'this backslash has no meaning in double quotes',
      'Write \\\\ for a backslash, or put the value in single quotes.',
    ],
    ['title: Brakes', 6, 'this line has no equals sign', 'Write each field as name = value.'],
    ['weight = 03', 10, 'illegal leading zero', 'Write each field as name = value, with text in quotes.'],
    [
      'tags = ["a" "b"]',
      13,
      'a comma or a closing bracket is missing here',
      'Write a comma between the items, and a closing bracket after the last one.',
    ],
    [
      '<<<<<<< HEAD',
      1,
      'git could not merge two versions of these fields, and both are here',
      'Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ])('explains what is wrong with %s', (line, column, message, hint) => {
    expect(problemsOf(`+++\n${line}\n+++\n`)).toBe(
      `content/docs/guides/page.md:2:${column} error frontmatter/toml\nInvalid TOML: ${message}\n→ ${hint}`,
    );
  });
  test('names all of its mistakes at once, in the order of the lines', () => {
    const places = problemsOf('+++\ntitle = Brakes\nweight = 3\nweight = 4\ndraft = yes\n+++\n').match(
      /^.*toml$/gm,
    );
    expect(places).toEqual([2, 4, 5].map(line => expect.stringContaining(`page.md:${line}:`)));
  });
  test.each(['tags = [\n"a",', 'title = """\na\nb'])(
    'ends at a mistake that the rest follows from: %j',
    toml => {
      expect(problemsOf(`+++\n${toml}\nweight = 3\n+++\n`).match(/toml$/gm)).toHaveLength(1);
    },
  );
});

test('plus signs that are never closed are text', () => {
  expect(htmlOf('+++ a')).toBe('<p>+++ a</p>');
  expect(htmlOf('+++\ntitle = "T"')).toContain('<p>+++');
});
