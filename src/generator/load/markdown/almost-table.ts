import type { Paragraph } from 'mdast';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointIn } from './point-in.ts';

/** The line below the head of a table. In a paragraph, it has more or fewer cells than the head. */
const DELIMITERS = /\n[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?[ \t]*(?:\n|$)/;
const DELIMITERS_FIRST = /^\|(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*(?:\n|$)/;
const ROWS = /^[ \t>]*\|[^\n]*\|[ \t]*\n[ \t>]*\|[^\n]*\|[ \t]*$/m;

/** Warns of a paragraph with the signs of a table. */
export function warnOfAlmostTable(page: PageContext, node: Paragraph, written: string): void {
  const below = DELIMITERS.exec(written)?.index;
  if (below !== undefined) {
    const hint = 'Write --- for each cell of the head, with | between them.';
    warn(written.lastIndexOf('\n', below - 1) + 1, 'the line below has a different number of cells', hint);
  } else if (DELIMITERS_FIRST.test(written)) {
    const hint = 'Write the head in the line above it, with no empty line between them.';
    warn(0, 'its line of dashes has no head directly above it', hint);
  } else {
    const rows = ROWS.exec(written)?.index;
    const hint = 'Write such a line, with --- for each cell of the head.';
    if (rows !== undefined) warn(rows, 'no line such as | --- | --- | is below its head', hint);
  }

  function warn(start: number, reason: string, hint: string): void {
    const index = start + written.slice(start).search(/[^ \t>]/);
    const problem = { code: 'markdown/no-table', message: `This is not a table, because ${reason}`, hint };
    reportWarning(page, pointIn(page, node, index), problem);
  }
}
