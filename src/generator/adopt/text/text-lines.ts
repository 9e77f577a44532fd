import { createFenceTracker } from '../../load/markdown/code-fences.ts';

/** Changes each line of a text that is not in a code block. Front matter is left alone. */
export function mapText(text: string, change: (line: string, index: number) => string): string {
  const isInCode = createFenceTracker();
  const first = bodyLine(text);
  return text
    .split('\n')
    .map((line, index) => (index < first || isInCode(line) ? line : change(line, index)))
    .join('\n');
}

/** Changes what is outside code spans in a line. */
export function mapOutsideSpans(line: string, change: (part: string) => string): string {
  return mapSpans(line, { inside: part => part, outside: change });
}

type Change = (part: string) => string;

function mapSpans(line: string, { inside, outside }: { readonly inside: Change; readonly outside: Change }) {
  if (!line.includes('`')) return outside(line);
  return line
    .split(/((?<!`)(`+)(?!`)(?:.*?[^`])\2(?!`))/)
    .flatMap((part, index) => (index % 3 === 0 ? outside(part) : index % 3 === 1 ? inside(part) : []))
    .join('');
}

/** Changes what is in code, in blocks and in spans. */
export function mapCode(text: string, change: (part: string) => string): string {
  const isInCode = createFenceTracker();
  return text
    .split('\n')
    .map(line => (isInCode(line) ? change(line) : mapSpans(line, { inside: change, outside: part => part })))
    .join('\n');
}

/** The index of the first line below the front matter. */
export function bodyLine(text: string): number {
  if (!/^---[ \t]*\n/.test(text)) return 0;
  const end = text.split('\n').findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line));
  return end < 0 ? 0 : end + 1;
}

/** Changes the lines that open code blocks. */
export function mapFences(text: string, change: (line: string) => string): string {
  let open = '';
  return text
    .split('\n')
    .map(line => {
      const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
      if (open === '') {
        open = mark;
        return mark === '' ? line : change(line);
      }
      if (mark.startsWith(open) && info.trim() === '') open = '';
      return line;
    })
    .join('\n');
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})([^`]*)$/;
