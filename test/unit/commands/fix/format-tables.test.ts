import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/generator/commands/fix/edits.ts';
import { formatTables } from '../../../../src/generator/commands/fix/format-tables.ts';

import { projectRoot } from '../../../machine.ts';

const format = (text: string) => applyEdits(text, formatTables(text));
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The tree of a text without places: what the text means. */
function meaningOf(text: string): string {
  return JSON.stringify(parser.parse(text), (key, value) => (key === 'position' ? undefined : value));
}

describe('formatTables', () => {
  it('aligns pipes, and keeps the sides of columns', () => {
    expect(format('|a|bb|right|mid|\n|--|:-|-:|:-:|\n|long cell|x|1|m|\n')).toBe(
      [
        '| a         | bb  | right | mid |',
        '| --------- | :-- | ----: | :-: |',
        '| long cell | x   |     1 |  m  |',
        '',
      ].join('\n'),
    );
  });

  it('counts columns as a screen does', () => {
    expect(format('|地図|é|\n|-|-|\n|a|👍🏽|\n')).toBe('| 地図 | é   |\n| ---- | --- |\n| a    | 👍🏽  |\n');
  });

  it('leaves long tables unaligned', () => {
    const long = 'word '.repeat(30).trim();
    expect(format(`|a|b|\n|-|-|\n|${long}|x|\n`)).toBe(`| a | b |\n| --- | --- |\n| ${long} | x |\n`);
  });

  it('keeps line ends, a byte order mark, and a file without a final line end', () => {
    expect(format('\uFEFF|a|b|\r\n|-|-|\r\n|c|d|')).toBe(
      '\uFEFF| a   | b   |\r\n| --- | --- |\r\n| c   | d   |',
    );
  });

  it('knows escaped pipes, in code too, and empty cells', () => {
    expect(format('|a|b|\n|-|-|\n|`x \\| y`||\n')).toBe(
      '| a        | b   |\n| -------- | --- |\n| `x \\| y` |     |\n',
    );
  });

  it.each([
    ['a tidy table without gaps', '| a | b |\n| --- | :-: |\n| long cell | |\n'],
    ['code', '```\n|a|b|\n|-|-|\n```\n'],
    ['code in a list', '- x\n\n  ~~~~\n~~~\n|a|b|\n|-|-|\n  ~~~~\n'],
    ['front matter', '---\nx: |\n|a|b|\n|-|-|\n---\n'],
    ['formulas', '$$\n\n|a|b|\n|-|-|\n$$\n'],
    ['a comment', '<!-- note\n\n|a|b|\n|-|-|\n-->\n'],
    ['preformatted text', '<pre>\n\n|a|b|\n|-|-|\n</pre>\n'],
    ['a paragraph', 'Text\n|a|b|\n|-|-|\n'],
    ['a list', '- |a|b|\n  |-|-|\n'],
    ['a quote that goes on without its sign', '> :::note\n:::note\n|a|b|\n|-|-|\n|c|d|\n'],
    ['a fence that is a row', '|a|b|\n|-|-|\n|c|d|:::note\n:::note\n|a|b|\n|-|-|\n'],
    ['a fence above two rows of dashes', ':::note\n|:-:|\n|-|\n'],
    ['rows of other lengths', '|a|b|\n|-|-|\n|c|\n'],
    ['a row without pipes', '|a|b|\n|-|-|\n|c|d|\ne\n'],
    ['an escaped last pipe', '|a|b|\n|-|-|\n|c|d\\|\n'],
  ])('leaves %s alone', (_, text) => {
    expect(format(text)).toBe(text);
  });

  it.each(['content', 'manual/content'])('changes the meaning of no page in %s', folder => {
    const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(name => name.endsWith('.md'))) {
      const text = readFileSync(join(projectRoot, folder, file), 'utf8');
      const formatted = format(text);
      if (formatted !== text) expect(meaningOf(formatted), file).toBe(meaningOf(text));
    }
  });

  it('never changes the meaning, and finds nothing the second time', () => {
    const piece = fc.constantFrom(
      '|',
      '|a',
      '|-',
      '|-|',
      '|:-:|',
      '\\',
      '`',
      ' ',
      '\n',
      '\n\n',
      '|a|b|\n|-|-|\n|c|d|',
      '```',
      '- ',
      '> ',
      '<!--',
      '-->',
      ':::note\n',
      '# h',
      '地',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
        const text = pieces.join('');
        const formatted = format(text);
        expect(meaningOf(formatted)).toBe(meaningOf(text));
        expect(format(formatted)).toBe(formatted);
      }),
      { numRuns: 3_000 },
    );
  });
});
