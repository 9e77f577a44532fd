/** A row of backticks longer than any in a text, and at least this long. */
export function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}
