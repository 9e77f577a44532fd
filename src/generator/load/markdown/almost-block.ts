import type { Paragraph } from 'mdast';
import { nearestName } from '../../model/text/nearest-name.ts';
import { RETYPE, warnOfAlmostList } from './almost-list.ts';
import { warnOfAlmostTable } from './almost-table.ts';
import { warnOfModuleCode } from './foreign-commands.ts';
import { type PageContext, reportWarning } from './page-context.ts';
import { warnOfFormula } from './switched-off.ts';
import { writtenText } from './written-text.ts';

/** Warns of a paragraph that its writer meant as a heading, a list, a rule, a table, a note or code. */
export function warnOfAlmostBlock(page: PageContext, node: Paragraph): void {
  const written = writtenText(node, page.source.text);
  if (/^[—–-]{2,}$/.test(written)) warnOfRule(page, node, written);
  else if (written.startsWith('#')) warnOfHeading(page, node, written);
  else if (written.startsWith('[!')) warnOfAlert(page, node, written);
  else if (written.startsWith('$$')) warnOfFormula(page, node, written);
  else if (/^(?:im|ex)port\s/.test(written)) warnOfModuleCode(page, node, written);
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

/** The mark of a note, as on GitHub. */
const ALERT = /^\[!([A-Za-z][\w-]*)\]/;
const ALERTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];

function warnOfAlert(page: PageContext, node: Paragraph, written: string): void {
  const [mark, kind = ''] = ALERT.exec(written) ?? [];
  const [first] = node.children;
  // A note has lost its mark.
  if (mark === undefined || first?.type !== 'text' || !first.value.startsWith(mark)) return;
  const near = nearestName(kind, ALERTS);
  reportWarning(page, node, {
    code: 'markdown/no-alert',
    message: `“${mark}” is shown as text, because it does not begin a note`,
    hint:
      near === undefined
        ? `A note is a quote that begins with ${ALERTS.map(name => `[!${name}]`).join(', ')}.`
        : `Did you mean > [!${near}]? Each line of a note begins with >.`,
  });
}
