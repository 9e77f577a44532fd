import type { Location } from 'esbuild';

/** Line and column of a compiler's message, both from 1. The compiler counts the bytes before a column, we count UTF-16 units. */
export function compilerPoint({ line, column, lineText }: Location): {
  readonly line: number;
  readonly column: number;
} {
  return { line, column: Buffer.from(lineText).subarray(0, column).toString().length + 1 };
}
