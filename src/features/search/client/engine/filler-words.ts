/** Words with which people ask in English, and which say nothing about what they ask for. */
const FILLERS = new Set(
  `a about all am an and any are as at be been but by can could did do does for from get had has have he her here his how i if in into is
  it its just like make me much must my need of on or our please s she should so some t than that the their them then there these they
  this to us use used using want was we were what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
);

/** Which words of a query are only there to make it a sentence: none if all of them are, as `it` may be the code of a country. */
export function fillersIn(words: readonly string[], language: string): readonly boolean[] {
  const isFiller = words.map(word => /^en\b/.test(language) && FILLERS.has(word));
  return isFiller.includes(false) ? isFiller : words.map(() => false);
}
