import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { CONTAINER_PREFIX, PREFIX_WINDOW } from './code-fences.ts';
import { createCodeSkipper } from './code-skipper.ts';
import { tooDeep } from './inspect-tree.ts';

/** Shorter texts parse fast whatever they hold, nested labels excepted. */
const HARMLESS_LENGTH = 20_000;

/** Signs of a block times its length, over all blocks: at most a second or two of parsing, and 300 MB. */
const MAX_WORK = 500_000_000;
/** In one block; some thousands inside one another overflow the stack of the native parser, which ends the process. */
const MAX_LABELS = 1_000;
/** Marks of quotes and lists in front of one line. */
const MAX_MARKS = 100;
/** Cells of all tables, those included that are missing at the end of a row, which the parser fills in. */
const MAX_CELLS = 500_000;

/**
 * Markup that the native parser would follow too deep for its stack, or for minutes and gigabytes that nothing can interrupt.
 * It looks at a block again, or copies its text so far, for each sign in it: the work grows with signs times length.
 * One pass over the lines.
 */
export function costlyMarkup(file: string, text: string): Diagnostic | undefined {
  if (text.length <= HARMLESS_LENGTH && (text.match(LABEL)?.length ?? 0) <= MAX_LABELS) return undefined;
  const isCode = createCodeSkipper();
  const spent = { work: 0, cells: 0 };
  let block = EMPTY_BLOCK;
  for (const [index, line] of text.split('\n').entries()) {
    const place = { file, line: index + 1, column: 1 };
    if (marksOf(line) > MAX_MARKS) return tooDeep(file, place);
    if (isCode(line)) continue;
    if (isBlank(line)) {
      spent.work += workOf(block);
      block = EMPTY_BLOCK;
      continue;
    }
    block = grown(block, line);
    spent.cells += block.columns;
    if (block.labels > MAX_LABELS)
      return tooDense(place, 'There are too many labels of directives between two empty lines here');
    if (spent.work + workOf(block) > MAX_WORK)
      return tooDense(place, 'There is too much markup between two empty lines here');
    if (spent.cells > MAX_CELLS)
      return tooDense(place, `The tables up to here have more than ${MAX_CELLS} cells`);
  }
  return undefined;
}

/** The lines between two empty ones. */
interface Block {
  readonly length: number;
  readonly signs: number;
  readonly labels: number;
  /** Of its widest table so far. */
  readonly columns: number;
}

const EMPTY_BLOCK: Block = { length: 0, signs: 0, labels: 0, columns: 0 };

function grown(block: Block, line: string): Block {
  return {
    length: block.length + line.length + 1,
    signs: block.signs + signsOf(line),
    labels: block.labels + countMatches(line, LABEL),
    columns: Math.max(block.columns, TABLE_RULE.test(line) ? countMatches(line, /\|/g) + 1 : 0),
  };
}

function workOf({ length, signs }: Block): number {
  return length * signs;
}

const LABEL = /:[\w-]+\[/g;

/** The line below a table's header. Marks of quotes and lists may precede it. */
const TABLE_RULE = /^[ \t>*+.)\d-]*[|:][ \t|:-]*$|^[ \t>*+.)\d-]*-[ \t|:-]*$/;

/** References (`&amp;`), directives, URLs and addresses, emphasis, strokes, code. */
const SIGN = /&[#\w]{1,32};|www\.|[:@_~]|\*+|`+/g;

/** Where a URL begins without a mark, the whole of its word is looked at for each of its characters. */
const BARE_URL = /www\.|https?:|@/i;
const LONG_WORD = 200;

function signsOf(line: string): number {
  const signs = countMatches(line, SIGN);
  if (line.length <= LONG_WORD || !BARE_URL.test(line)) return signs;
  return line.split(/[ \t]+/).reduce((sum, word) => sum + signsOfWord(word), signs);
}

function signsOfWord(word: string): number {
  return word.length > LONG_WORD && BARE_URL.test(word) ? word.length : 0;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isBlank(line: string): boolean {
  return /^[ \t]*$/.test(line);
}

function marksOf(line: string): number {
  const prefix = CONTAINER_PREFIX.exec(line.slice(0, PREFIX_WINDOW))?.[0] ?? '';
  return isRule(line) ? 0 : (prefix.match(/[>.)]|[-+*]/g)?.length ?? 0);
}

/** A line such as `* * * *` is a rule, however long. */
function isRule(line: string): boolean {
  const signs = line.replace(/[ \t]/g, '');
  return signs.length >= 3 && /^(?:-+|\*+)$/.test(signs);
}

function tooDense(place: Place, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/too-dense',
    message,
    place,
    hint: 'It would take too long to read. Split it with empty lines, or put it into a code block.',
  };
}
