/** Minutes that a text takes to read, at 200 words a minute. */
export function readingMinutesOf(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / 200));
}
