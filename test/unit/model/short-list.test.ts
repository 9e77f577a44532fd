import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';
import { shortList } from '../../../src/generator/model/short-list.ts';

const mistake = (file: string, line: number, parts: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'warning',
  code: 'frontmatter/unknown-field',
  message: `field ${line}`,
  place: { file, line },
  ...parts,
});

describe('shortList', () => {
  it('leaves a few as they are, sorted by place', () => {
    const few = [mistake('b.md', 1), mistake('a.md', 2), mistake('a.md', 1)];
    expect(shortList(few)).toEqual([few[2], few[1], few[0]]);
  });

  it('shows five of 40,000 in a file, and counts the others behind them', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => mistake('a.md', index + 1));
    const error = mistake('a.md', 40_001, { severity: 'error', code: 'link/missing-target' });
    const list = shortList([...many, error, mistake('b.md', 1)]);
    expect(list.map(({ place, message }) => `${place?.file} ${message}`)).toEqual([
      'a.md field 1',
      'a.md field 2',
      'a.md field 3',
      'a.md field 4',
      'a.md field 5',
      'a.md field 40001',
      'a.md 39,995 more of this kind in this file',
      'b.md field 1',
    ]);
    expect(list.at(-2)).toMatchObject({ severity: 'warning', code: 'frontmatter/unknown-field' });
  });

  it('shows fifty of 40,000 in as many files', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => mistake(`${index}.md`, 1));
    const list = shortList(many);
    expect(list).toHaveLength(51);
    expect(list.at(-1)?.message).toBe('39,950 more of this kind in 39,950 files');
  });

  it('never hides an error behind warnings of the same code', () => {
    const warnings = Array.from({ length: 100 }, (_, index) => mistake('a.md', index + 1));
    const error = mistake('a.md', 200, { severity: 'error' });
    expect(shortList([...warnings, error])).toContainEqual(error);
  });

  it('counts those without a place too', () => {
    const many = Array.from({ length: 7 }, () => ({
      severity: 'error' as const,
      code: 'a/b',
      message: 'm',
    }));
    expect(shortList(many).at(-1)?.message).toBe('2 more of this kind in all');
  });

  it('cuts a message that is a text', () => {
    const [shown] = shortList([mistake('a.md', 1, { message: 'x'.repeat(1_000_000) })]);
    expect(shown?.message.length).toBeLessThan(3_000);
  });
});
