import { createCodeSkipper } from './code-skipper.ts';

/** Length of a passage times its special characters, summed over a text: a quadratic parser takes a few tenths of a second for this. */
const ORDINARY_WORK = 300_000_000;
/** How much less the whole text counts than a passage, since parsers seldom look beyond empty lines. */
const WHOLE_TEXT = 32;

/** No shorter text can be dense, even if every character is special. */
const SHORTEST = 15_000;

/**
 * The line where the densest passage begins, for a text that may take far longer to parse than its length suggests; `undefined` for
 * ordinary texts. It knows no constructs. It counts the special characters between two empty lines, because a parser might go back over
 * the passage at each of them.
 */
export function densePassage(text: string): number | undefined {
  if (text.length < SHORTEST || text.length * mostSigns(text) * (1 + 1 / WHOLE_TEXT) <= ORDINARY_WORK)
    return undefined;
  const passages = passagesOf(text);
  const whole = passages.reduce(
    (sum, { length, signs }) => ({ length: sum.length + length, signs: sum.signs + signs }),
    { length: 0, signs: 0 },
  );
  const work = passages.reduce((sum, passage) => sum + workOf(passage), workOf(whole) / WHOLE_TEXT);
  if (work <= ORDINARY_WORK) return undefined;
  return passages.reduce((densest, passage) => (workOf(passage) > workOf(densest) ? passage : densest)).line;
}

interface Passage {
  readonly line: number;
  length: number;
  signs: number;
}

/** The passages between empty lines. Code is left out but does not split a passage, because the parser looks across it. */
function passagesOf(text: string): readonly Passage[] {
  const isCode = createCodeSkipper();
  let passage: Passage = { line: 1, length: 0, signs: 0 };
  const passages = [passage];
  for (const [index, line] of text.split('\n').entries()) {
    if (isCode(line)) continue;
    if (/^[ \t]*$/.test(line)) {
      passage = { line: index + 2, length: 0, signs: 0 };
      passages.push(passage);
    } else {
      passage.length += line.length + 1;
      passage.signs += (line.match(SIGN)?.length ?? 0) + 1;
    }
  }
  return passages;
}

function workOf({ length, signs }: Pick<Passage, 'length' | 'signs'>): number {
  return length * signs;
}

/** Any character that is not a letter, digit or space, in any script. */
const SIGN = /[^\p{L}\p{M}\p{N} ]/gu;

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
/** Whether an ASCII character is special (1), by its code. */
const IS_SIGN = Uint8Array.from(ASCII, character => character.match(SIGN)?.length ?? 0);

/** An upper bound of the special characters in a text, at a tenth of the cost of the expression: it knows no other scripts. */
function mostSigns(text: string): number {
  let signs = 0;
  for (let index = 0; index < text.length; index++) signs += IS_SIGN[text.charCodeAt(index)] ?? 1;
  return signs;
}
