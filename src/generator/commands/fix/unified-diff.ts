import type { DiffLine } from '../../host/terminal/print-diff-line.ts';
import { linesOf } from './edits.ts';

const CONTEXT = 3;

/** The unified diff of two texts with the same number of lines. */
export function unifiedDiff(file: string, before: string, after: string): readonly DiffLine[] {
  const old = linesOf(before).map(({ text }) => text);
  const now = linesOf(after).map(({ text }) => text);
  const changed = old.flatMap((line, index) => (line === now[index] ? [] : [index]));
  const hunks: { first: number; last: number }[] = [];
  for (const index of changed) {
    const hunk = hunks.at(-1);
    if (hunk !== undefined && index - hunk.last <= 2 * CONTEXT) hunk.last = index;
    else hunks.push({ first: index, last: index });
  }
  return [
    { kind: 'file', text: `--- a/${file}` },
    { kind: 'file', text: `+++ b/${file}` },
    ...hunks.flatMap(({ first, last }) => {
      const start = Math.max(0, first - CONTEXT);
      const end = Math.min(old.length, last + 1 + CONTEXT);
      const range = `${start + 1},${end - start}`;
      return [
        { kind: 'place' as const, text: `@@ -${range} +${range} @@` },
        ...bodyOf(old.slice(start, end), now.slice(start, end)),
      ];
    }),
  ];
}

/** Lines that follow one another are shown together: first all old ones, then all new ones. */
function bodyOf(old: readonly string[], now: readonly string[]): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let waiting: DiffLine[] = [];
  for (const [index, line] of old.entries()) {
    if (line === now[index]) {
      lines.push(...waiting, { kind: 'same', text: ` ${line}` });
      waiting = [];
    } else {
      lines.push({ kind: 'old', text: `-${line}` });
      waiting.push({ kind: 'new', text: `+${now[index] ?? ''}` });
    }
  }
  return [...lines, ...waiting];
}
