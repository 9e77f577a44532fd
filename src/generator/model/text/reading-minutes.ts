/** Minutes needed to read a text, at 200 words a minute. */
export function readingMinutesOf(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / 200));
}
