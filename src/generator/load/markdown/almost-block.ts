import type { Paragraph } from 'mdast';
import { RETYPE, warnOfAlmostList } from './almost-list.ts';
import { warnOfAlmostTable } from './almost-table.ts';
import { writtenText } from './literal-directives.ts';
import { type PageContext, reportWarning } from './page-context.ts';

/** Warns of a paragraph that its writer meant as a heading, a list, a rule or a table. */
export function warnOfAlmostBlock(page: PageContext, node: Paragraph): void {
  const written = writtenText(node, page.source.text);
  if (/^[—–-]{2,}$/.test(written)) warnOfRule(page, node, written);
  else if (written.startsWith('#')) warnOfHeading(page, node, written);
  else if (written.includes('|')) warnOfAlmostTable(page, node, written);
  else warnOfAlmostList(page, node, written);
}

function warnOfRule(page: PageContext, node: Paragraph, written: string): void {
  reportWarning(page, node, {
    code: 'markdown/no-rule',
    message: `“${written}” is not a horizontal rule, because its dashes are too long`,
    hint: 'Write three hyphens: ---. Some editors and keyboards turn them into dashes.',
  });
}

/** A number is spared: `# 1` means the first. */
const ODD_SPACE = /^#{1,6}[\u00a0\u202f\u200b]+[^\d\s]/;
/** One sign is spared: `#word` may be a tag. */
const NO_SPACE = /^#{2,6}[\p{L}\p{N}]/u;

function warnOfHeading(page: PageContext, node: Paragraph, written: string): void {
  if (ODD_SPACE.test(written)) {
    reportWarning(page, node, {
      code: 'markdown/no-heading',
      message: 'This is not a heading, because the space after its # signs is not an ordinary one',
      hint: RETYPE,
    });
  } else if (NO_SPACE.test(written)) {
    reportWarning(page, node, {
      code: 'markdown/no-heading',
      message: 'This is not a heading, because there is no space after its # signs',
      hint: 'Write a space after them.',
    });
  }
}
