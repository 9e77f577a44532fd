import { POSTING_DIGITS } from '../index-format.ts';

/**
 * Postings (place, weight, place, weight…), in the order of their places, as a short text: for each the distance to the place before, in
 * digits of five bits (the sixth says that another digit follows), then the weight.
 */
export function encodePostings(postings: readonly number[]): string {
  let text = '';
  let before = -1;
  for (let at = 0; at < postings.length; at += 2) {
    const [place = 0, weight = 0] = [postings[at], postings[at + 1]];
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
