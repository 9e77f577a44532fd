import { POSTING_DIGITS, type Posting } from '../index-format.ts';

/**
 * Postings in the order of their places as a short text: for each the distance to the place before, in digits of five bits (the sixth
 * says that another digit follows), then the weight.
 */
export function encodePostings(postings: readonly Posting[]): string {
  let text = '';
  let before = -1;
  for (const { place, weight } of postings) {
    let distance = place - before - 1;
    while (distance >= 32) {
      text += POSTING_DIGITS[32 + (distance % 32)];
      distance = Math.floor(distance / 32);
    }
    text += `${POSTING_DIGITS[distance]}${POSTING_DIGITS[weight]}`;
    before = place;
  }
  return text;
}
