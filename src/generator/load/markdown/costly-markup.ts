import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { CONTAINER_PREFIX, createFenceTracker, PREFIX_WINDOW } from './code-fences.ts';
import { tooDeep } from './inspect-tree.ts';

/** Shorter texts parse fast whatever they hold, nested labels excepted. */
const HARMLESS_LENGTH = 20_000;

/** Parsing takes time in the square of a block's colons; this much of it, over all blocks, is about half a second. */
const MAX_COLON_PAIRS = 20_000_000;
/** In one word; parsing takes time in the square of them. */
const MAX_UNDERSCORES = 4_000;
/** In one block; some thousands inside one another overflow the stack of the native parser, which ends the process. */
const MAX_LABELS = 1_000;
/** Marks of quotes and lists in front of one line. */
const MAX_MARKS = 100;

/**
 * Markup that the native parser would follow too deep for its stack, or for minutes that nothing can interrupt.
 * One pass over the lines.
 */
export function costlyMarkup(file: string, text: string): Diagnostic | undefined {
  if (text.length <= HARMLESS_LENGTH && (text.match(LABEL)?.length ?? 0) <= MAX_LABELS) return undefined;
  const isCode = createFenceTracker();
  let colons = 0;
  let colonPairs = 0;
  let labels = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const place = { file, line: index + 1, column: 1 };
    const isBlank = line.trim() === '';
    labels = isBlank ? 0 : labels + (line.match(LABEL)?.length ?? 0);
    if (labels > MAX_LABELS)
      return tooDense(place, 'There are too many labels of directives between two empty lines here');
    if (marksOf(line) > MAX_MARKS) return tooDeep(file, place);
    if (isCode(line)) continue;
    if (isBlank || LIST_ITEM.test(line)) colons = 0;
    const own = occurrences(line, ':');
    colonPairs += own * (colons + own / 2);
    colons += own;
    if (colonPairs > MAX_COLON_PAIRS)
      return tooDense(place, 'There are too many colons between two empty lines here');
    if (hasCostlyWord(line)) return tooDense(place, 'One word has too many underscores here');
  }
  return undefined;
}

const LABEL = /:[\w-]+\[/g;

/** An item begins a block of its own. */
const LIST_ITEM = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/;

function marksOf(line: string): number {
  const prefix = CONTAINER_PREFIX.exec(line.slice(0, PREFIX_WINDOW))?.[0] ?? '';
  return isRule(line) ? 0 : (prefix.match(/[>.)]|[-+*]/g)?.length ?? 0);
}

/** A line such as `* * * *` is a rule, however long. */
function isRule(line: string): boolean {
  const signs = line.replace(/[ \t]/g, '');
  return signs.length >= 3 && /^(?:-+|\*+)$/.test(signs);
}

function hasCostlyWord(line: string): boolean {
  if (line.length <= MAX_UNDERSCORES || !line.includes('_')) return false;
  return line.split(/\s/).some(word => occurrences(word, '_') > MAX_UNDERSCORES);
}

function occurrences(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

function tooDense(place: Place, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/too-dense',
    message,
    place,
    hint: 'It would take too long to read. Part it with empty lines, or put it into a code block.',
  };
}
