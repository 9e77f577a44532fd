/** A code block with a fence that is longer than any in the code. `info` is what its first line says. */
export function codeBlock(info: string, lines: readonly string[]): readonly string[] {
  const longest = Math.max(2, ...[...lines.join('\n').matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [fence + info, ...lines, fence];
}
