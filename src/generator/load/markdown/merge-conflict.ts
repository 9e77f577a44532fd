import type { Text } from 'mdast';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointIn } from './point-in.ts';
import { writtenText } from './written-text.ts';

/** The line that opens a conflict; code has its own nodes. */
const OPENING = /^<{7} \S/m;

/** Warns of what git writes between two states of a text: readers would see its signs, and both states. */
export function warnOfConflict(page: PageContext, node: Text): void {
  if (!node.value.includes('<<<<<<< ')) return;
  const index = OPENING.exec(writtenText(node, page.source.text))?.index;
  if (index === undefined) return;
  reportWarning(page, pointIn(page, node, index), {
    code: 'markdown/conflict',
    message: 'Git could not merge two versions of this text, and both are here',
    hint: 'Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  });
}
