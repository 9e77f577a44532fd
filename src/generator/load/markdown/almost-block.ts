import type { Paragraph } from 'mdast';
import { writtenText } from './literal-directives.ts';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointAt } from './point-at.ts';

/** Warns of a paragraph that its writer meant as a heading, a list, a rule or a table. */
export function warnOfAlmostBlock(page: PageContext, node: Paragraph): void {
  const written = writtenText(node, page.source.text);
  if (/^[—–]/.test(written)) warnOfRule(page, node, written);
  else if (/[\u00a0\u202f\u200b]/.test(written)) warnOfSpace(page, node, written);
  else if (written.includes('|')) warnOfTable(page, node, written);
}

/** The line below the head of a table. In a paragraph, it has more or fewer cells than the head. */
const DELIMITERS = /\n[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?[ \t]*(?:\n|$)/;

function warnOfTable(page: PageContext, node: Paragraph, written: string): void {
  const below = DELIMITERS.exec(written)?.index;
  if (below === undefined) return;
  const start = written.lastIndexOf('\n', below - 1) + 1;
  const indent = written.slice(start).search(/[^ \t>]/);
  reportWarning(page, pointAt(page, node, (node.position?.start.offset ?? 0) + start + indent), {
    code: 'markdown/no-table',
    message: 'This is not a table, because the line below has a different number of cells',
    hint: 'Write --- for each cell of the head, with | between them.',
  });
}

function warnOfRule(page: PageContext, node: Paragraph, written: string): void {
  if (!/^[—–-]{2,}$/.test(written)) return;
  reportWarning(page, node, {
    code: 'markdown/no-rule',
    message: `“${written}” is not a horizontal rule, because its dashes are too long`,
    hint: 'Write three hyphens: ---. Some editors and keyboards turn them into dashes.',
  });
}

/** A number is spared: `# 1` means the first, `- 1` is less than nothing, and such a space keeps both on a line. */
const HEADING = /^#{1,6}[\u00a0\u202f\u200b]+[^\d\s]/;
const BULLET = /^[ \t>]*[-*+][\u00a0\u202f\u200b]+[^\d\s]/m;
/** So may a date begin, or a sentence about the first of something. Two lines are a list. */
const NUMBERS = /^[ \t>]*\d{1,3}[.)][\u00a0\u202f\u200b][^\n]*\n[ \t>]*\d{1,3}[.)][\u00a0\u202f\u200b]/m;

const RETYPE = 'Delete the space and type it again. Some editors and keyboards write a non-breaking space.';

function warnOfSpace(page: PageContext, node: Paragraph, written: string): void {
  if (HEADING.test(written)) {
    reportWarning(page, node, {
      code: 'markdown/no-heading',
      message: 'This is not a heading, because the space after its # signs is not an ordinary one',
      hint: RETYPE,
    });
    return;
  }
  const item = BULLET.exec(written) ?? NUMBERS.exec(written);
  if (item === null) return;
  const start = item.index + item[0].search(/[^ \t>]/);
  reportWarning(page, pointAt(page, node, (node.position?.start.offset ?? 0) + start), {
    code: 'markdown/no-list',
    message: `This is not a list item, because the space after its ${/^\d/.test(item[0].trim()) ? 'number' : 'sign'} is not an ordinary one`,
    hint: RETYPE,
  });
}
