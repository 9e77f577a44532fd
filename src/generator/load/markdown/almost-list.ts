import type { Paragraph } from 'mdast';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointIn } from './point-in.ts';

export const RETYPE =
  'Delete the space and type it again. Some editors and keyboards write a non-breaking space.';

interface Mistake {
  readonly pattern: RegExp;
  readonly reason: string;
  readonly hint: string;
}

/** Signs of one item may be meant as text. Two lines are a list. */
const MISTAKES: readonly Mistake[] = [
  {
    // A number is spared: `- 1` is less than nothing, and such a space keeps both on a line.
    pattern: /^[ \t>]*[-*+][\u00a0\u202f\u200b]+[^\d\s]/m,
    reason: 'the space after its sign is not an ordinary one',
    hint: RETYPE,
  },
  {
    // One number may begin a date, or a sentence about the first of something.
    pattern: /^[ \t>]*\d{1,3}[.)][\u00a0\u202f\u200b][^\n]*\n[ \t>]*\d{1,3}[.)][\u00a0\u202f\u200b]/m,
    reason: 'the space after its number is not an ordinary one',
    hint: RETYPE,
  },
  {
    pattern: /^[ \t>]*[•●▪‣◦–][ \t\u00a0]+\S[^\n]*\n[ \t>]*[•●▪‣◦–][ \t\u00a0]+\S/m,
    reason: 'Markdown does not know its sign',
    hint: 'Begin each item with - and a space. Some programs turn hyphens into other signs.',
  },
  {
    pattern: /^[ \t>]*(?:\*|\d{1,2}[.)])\p{L}[^\n*]*\n[ \t>]*(?:\*|\d{1,2}[.)])\p{L}[^\n*]*$/mu,
    reason: 'no space follows its sign or number',
    hint: 'Write a space after it.',
  },
  {
    pattern: /(?<=\n)[ \t>]*\d{1,2}[.)][ \t]+\S[^\n]*\n[ \t>]*\d{1,2}[.)][ \t]+\S/,
    reason: 'it does not begin with 1, and there is text directly above it',
    hint: 'Write an empty line above the list.',
  },
];

/** What no paragraph of one line with ordinary spaces has. */
const SUSPICIOUS = /[\n\u00a0\u202f\u200b]/;

/** Warns of a paragraph in which lines look like items of a list. */
export function warnOfAlmostList(page: PageContext, node: Paragraph, written: string): void {
  if (!SUSPICIOUS.test(written)) return;
  for (const { pattern, reason, hint } of MISTAKES) {
    const item = pattern.exec(written);
    if (item === null) continue;
    const index = item.index + item[0].search(/[^ \t>]/);
    reportWarning(page, pointIn(page, node, index), {
      code: 'markdown/no-list',
      message: `This is not a list item, because ${reason}`,
      hint,
    });
    return;
  }
}
