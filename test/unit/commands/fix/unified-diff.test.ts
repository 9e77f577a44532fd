import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../../../src/generator/commands/fix/unified-diff.ts';

const lines = (changes: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 20 }, (_, index) => `${changes[index + 1] ?? `line ${index + 1}`}\n`).join('');
const diff = (after: string) => unifiedDiff('a.md', lines(), after).map(({ text }) => text);

describe('unifiedDiff', () => {
  it('shows three lines around a change, and joins changes that are near', () => {
    expect(diff(lines({ 5: 'five', 11: 'eleven', 20: 'twenty' }))).toEqual([
      '--- a/a.md',
      '+++ b/a.md',
      '@@ -2,13 +2,13 @@',
      ...[' line 2', ' line 3', ' line 4', '-line 5', '+five', ' line 6', ' line 7', ' line 8', ' line 9'],
      ...[' line 10', '-line 11', '+eleven', ' line 12', ' line 13', ' line 14'],
      '@@ -17,4 +17,4 @@',
      ...[' line 17', ' line 18', ' line 19', '-line 20', '+twenty'],
    ]);
  });

  it('starts at the first line', () => {
    expect(diff(lines({ 1: 'one' }))).toContain('@@ -1,4 +1,4 @@');
  });
});
