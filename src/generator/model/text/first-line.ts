/** The first line of a text that is not blank. */
export function firstLineOf(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
