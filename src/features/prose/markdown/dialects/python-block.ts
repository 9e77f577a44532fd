import type { SourceLine } from './source-line.ts';

/** A block of Python-Markdown's extensions. */
export interface PythonBlock {
  readonly indent: string;
  readonly isTab: boolean;
  /** Name, title and attributes; nothing where only the content stays. */
  readonly directive: string | undefined;
  readonly body: readonly SourceLine[];
  /** The index after its last line. */
  readonly end: number;
}

/** A directive with a title, in its brackets. */
export function titled(name: string, title: string): string {
  return title === '' ? name : `${name}[${title.replace(/[[\]]/g, '\\$&')}]`;
}
