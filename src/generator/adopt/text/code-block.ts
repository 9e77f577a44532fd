import { fenceFor } from '../../model/text/fence-for.ts';

/** A code block with a fence that is longer than any in the code. `info` is what its first line says. */
export function codeBlock(info: string, lines: readonly string[]): readonly string[] {
  const fence = fenceFor(lines.join('\n'), 3);
  return [fence + info, ...lines, fence];
}
