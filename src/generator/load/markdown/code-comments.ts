import type { LineMark, LineRange } from './code-info.ts';

/** Code without the comments that mark its lines, and the lines that they mark. */
export interface CommentedCode {
  readonly code: string;
  readonly marks: readonly (readonly [mark: LineMark, range: LineRange])[];
}

/** `// [!code ++]`, `# [!code highlight:3]`, `<!-- [!code focus] -->`. */
const NOTE =
  /[ \t]*(?:\/\/|\/\*|\{\/\*|<!--|--|#|;|%|')[ \t]*\[!code[ \t]+([^\]:\n]+)(?::(\d{1,4}|[^\]\n]*))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;
const NOTED: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  hl: 'marked',
  highlight: 'marked',
  focus: 'focused',
  error: 'removed',
  warning: 'marked',
};

/** `// highlight-next-line`, `# highlight-start`, `<!-- highlight-end -->`, on a line of their own. */
const STEP =
  /^[ \t]*(?:\/\/|\/\*|\{\/\*|<!--|--|#|;|%)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/** Patterns would take long for a longer line. */
const LONGEST_LINE = 2_000;

/** Reads the comments by which other programs mark lines of code. */
export function readCodeComments(code: string): CommentedCode {
  if (!code.includes('[!code') && !code.includes('highlight-')) return { code, marks: [] };
  const kept: string[] = [];
  const marks: [LineMark, LineRange][] = [];
  let start: number | undefined;
  for (const line of code.split('\n')) {
    const isShort = line.length <= LONGEST_LINE;
    const step = isShort ? STEP.exec(line)?.[1] : undefined;
    const note = isShort && step === undefined ? NOTE.exec(line) : null;
    const next = kept.length + 1;
    if (step === 'next-line') marks.push(['marked', [next, next]]);
    else if (step === 'start') start = next;
    else if (step === 'end') {
      if (start !== undefined && start < next) marks.push(['marked', [start, next - 1]]);
      start = undefined;
    } else if (note === null) kept.push(line);
    else {
      const mark = NOTED[note[1]?.trim() ?? ''];
      if (mark !== undefined) marks.push([mark, [next, next + Math.max(1, Number(note[2] ?? 1) || 1) - 1]]);
      const rest = line.slice(0, note.index);
      if (rest.trim() !== '') kept.push(rest);
    }
  }
  return { code: kept.join('\n'), marks };
}
