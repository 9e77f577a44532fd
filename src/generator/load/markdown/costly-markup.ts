import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { CONTAINER_PREFIX, PREFIX_WINDOW } from './code-fences.ts';
import { createCodeSkipper } from './code-skipper.ts';
import { tooDeep } from './inspect-tree.ts';

/** Shorter texts parse fast whatever they contain, except nested labels. */
const HARMLESS_LENGTH = 20_000;

/** Special characters in a block times its length, and what long words cost, summed over all blocks: at most a second or two of parsing, and 300 MB. */
const MAX_WORK = 500_000_000;
/** In one block. Some thousands of nested labels overflow the native parser's stack, which ends the process. */
const MAX_LABELS = 1_000;
/** Markers of quotes and lists at the start of one line. */
const MAX_MARKS = 100;
/** Cells of all tables, including those missing at the end of a row, which the parser adds. */
const MAX_CELLS = 500_000;

/**
 * Finds markup that would overflow the native parser's stack, or take it minutes and gigabytes without a chance to interrupt it. For each
 * special character the parser scans its block again, or copies the block up to that point. So the work grows with the number of special
 * characters times the length. This check takes one pass over the lines.
 */
export function costlyMarkup(file: string, text: string): Diagnostic | undefined {
  if (text.length <= HARMLESS_LENGTH && (text.match(LABEL)?.length ?? 0) <= MAX_LABELS) return undefined;
  const isCode = createCodeSkipper();
  const spent = { work: 0, cells: 0 };
  let block = EMPTY_BLOCK;
  for (const [index, line] of text.split('\n').entries()) {
    const place = { file, line: index + 1, column: 1 };
    if (isDeep(line)) return tooDeep(file, place);
    if (isCode(line)) continue;
    if (isBlank(line)) {
      spent.work += workOf(block);
      block = EMPTY_BLOCK;
      continue;
    }
    block = grown(block, line);
    spent.cells += block.columns;
    if (block.labels > MAX_LABELS)
      return tooDense(place, 'There are too many directive labels here without an empty line');
    if (spent.work + workOf(block) > MAX_WORK)
      return tooDense(place, 'There is too much markup here without an empty line');
    if (spent.cells > MAX_CELLS)
      return tooDense(place, `The tables up to here have more than ${MAX_CELLS} cells`);
  }
  return undefined;
}

/** The lines between two empty lines. */
interface Block {
  readonly length: number;
  readonly signs: number;
  /** What its long words cost. */
  readonly words: number;
  readonly labels: number;
  /** Columns of its widest table so far. */
  readonly columns: number;
  /** Its last line, if an address that is defined there may be in the next. */
  readonly definition: string;
}

const EMPTY_BLOCK: Block = { length: 0, signs: 0, words: 0, labels: 0, columns: 0, definition: '' };

function grown(block: Block, line: string): Block {
  return {
    length: block.length + line.length + 1,
    signs: block.signs + countMatches(line, SIGN),
    words: block.words + (DEFINITION.test(block.definition + line) ? 0 : workOfWords(line)),
    labels: block.labels + countMatches(line, LABEL),
    columns: Math.max(block.columns, TABLE_RULE.test(line) ? countMatches(line, /\|/g) + 1 : 0),
    definition: DEFINITION.test(line) ? line : '',
  };
}

function workOf({ length, signs, words }: Block): number {
  return length * signs + words;
}

const LABEL = /:[\w-]+\[/g;

/** The line below a table's header. Markers of quotes and lists may precede it. */
const TABLE_RULE = /^[ \t>*+.)\d-]*[|:][ \t|:-]*$|^[ \t>*+.)\d-]*-[ \t|:-]*$/;

/** Character references (`&amp;`), directives, URLs and email addresses, emphasis, strikethrough, code. */
const SIGN = /&[#\w]{1,32};|www\.|[:@_~]|\*+|`+/g;

/** `[label]: address`, which the parser takes as it is. The address may be in the next line. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*\S*$/;

/** In a word with a bare URL, the parser scans the whole word for each of its characters. */
const BARE_URL = /www\.|https?:|@/i;
const LONG_WORD = 200;

function workOfWords(line: string): number {
  if (line.length <= LONG_WORD || !BARE_URL.test(line)) return 0;
  return line.split(/[ \t]+/).reduce((sum, word) => sum + workOfWord(word), 0);
}

function workOfWord(word: string): number {
  return word.length > LONG_WORD && BARE_URL.test(word) ? word.length ** 2 : 0;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isBlank(line: string): boolean {
  return /^[ \t]*$/.test(line);
}

function isDeep(line: string): boolean {
  const prefix = CONTAINER_PREFIX.exec(line.slice(0, PREFIX_WINDOW))?.[0] ?? '';
  return (
    prefix.length > MAX_MARKS && countMatches(prefix, /[>.)]|[-+*]/g) > MAX_MARKS && !isThematicBreak(line)
  );
}

/** Whether a line is a thematic break such as `* * * *`, of any length. */
function isThematicBreak(line: string): boolean {
  const signs = line.replace(/[ \t]/g, '');
  return signs.length >= 3 && /^(?:-+|\*+)$/.test(signs);
}

function tooDense(place: Place, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/too-dense',
    message,
    place,
    hint: 'It would take too long to parse. Split it with empty lines, or put it in a code block.',
  };
}
