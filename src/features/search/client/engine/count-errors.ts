/** How many letters are wrong, missing, additional or swapped with the next one in what was typed for a word. */
export function countErrors(word: string, typed: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: typed.length + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= typed.length; other += 1) {
      const isSame = word[at - 1] === typed[other - 1];
      const isSwapped = word[at - 1] === typed[other - 2] && word[at - 2] === typed[other - 1];
      next.push(
        Math.min(
          (row[other] ?? 0) + 1,
          (next[other - 1] ?? 0) + 1,
          (row[other - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[other - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[typed.length] ?? 0;
}
