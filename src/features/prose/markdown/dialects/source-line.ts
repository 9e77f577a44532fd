/** A line of a text that is rewritten before it is parsed. */
export interface SourceLine {
  readonly text: string;
  /** Its number in the file, from 1. */
  readonly line: number;
  /** Characters removed at its start. */
  readonly removed: number;
}

/** Longer lines are no fences: patterns would take long for them. */
export const LONGEST_LINE = 2_000;

/** The lines of a text as they are. */
export function sourceLines(text: string): SourceLine[] {
  return text.split('\n').map((line, index) => ({ text: line, line: index + 1, removed: 0 }));
}

/** Another text on the same line. */
export function rewritten(line: SourceLine, text: string): SourceLine {
  return { ...line, text };
}
