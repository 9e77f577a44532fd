/** A change of a text: what is from `start` to `end` becomes `text`, which has as many lines. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits. Of two that overlap, the first counts; the other waits for the next run. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: written } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    result += text.slice(done, start) + written;
    done = end;
  }
  return result + text.slice(done);
}

/** A line of a file as it is: its text, its line end, and where it begins. */
export interface Line {
  readonly start: number;
  readonly text: string;
  /** `\n`, `\r\n` or `\r`; empty at the end of the file. */
  readonly end: string;
}

/** The lines of a text with whatever line ends it has. A byte order mark belongs to no line. */
export function linesOf(text: string): readonly Line[] {
  const first = text.startsWith('\uFEFF') ? 1 : 0;
  return [...text.slice(first).matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
    .filter(([whole], index) => whole !== '' || index === 0)
    .map(({ index, 1: content = '', 2: end = '' }) => ({ start: first + index, text: content, end }));
}
