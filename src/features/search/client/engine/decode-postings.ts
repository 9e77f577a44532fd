import { POSTING_DIGITS, type Posting } from '../../index-format.ts';

/** The postings that `encodePostings` has written. */
export function decodePostings(text: string): readonly Posting[] {
  const postings: Posting[] = [];
  let place = -1;
  for (let at = 0; at < text.length; at += 1) {
    let distance = 0;
    let factor = 1;
    let digit = valueAt(text, at);
    while (digit >= 32) {
      distance += (digit - 32) * factor;
      factor *= 32;
      at += 1;
      digit = valueAt(text, at);
    }
    place += distance + digit * factor + 1;
    at += 1;
    postings.push({ place, weight: valueAt(text, at) });
  }
  return postings;
}

function valueAt(text: string, at: number): number {
  return POSTING_DIGITS.indexOf(text.charAt(at));
}
