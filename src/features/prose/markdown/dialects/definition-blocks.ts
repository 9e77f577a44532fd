import { createFenceTracker } from '@mapwright/site/source';
import { MAY_BE_INDENTED_BLOCK } from './indented-blocks.ts';
import { LONGEST_LINE, rewritten, type SourceLine } from './source-line.ts';

/** What belongs to a definition is indented by so much. */
const INDENT = 4;

const DEFINITION = /^([ \t]*):[ \t]+(?=\S)/;

/** Whether a text may have definitions, as they are written or as `rewriteDefinitions` leaves them. */
export function mayHaveDefinitions(text: string): boolean {
  return /^[ \t>]*(?:\+ {3}:$|:[ \t]+\S)/m.test(text);
}

/**
 * Makes an item of a list, with a colon in its first line, of each definition that is more than a paragraph: blocks below it are indented, and
 * would be code.
 */
export function rewriteDefinitions(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isCode = createFenceTracker();
  let isBelowItem = false;
  return lines.flatMap((line, index) => {
    if (isCode(line.text) || line.text.length > LONGEST_LINE) return [line];
    const [sign, indent = ''] = DEFINITION.exec(line.text) ?? [];
    const isItem = sign !== undefined && (isBelowItem || hasBlocks(lines, index, widthOf(indent)));
    isBelowItem = isItem || (isBelowItem && (line.text.trim() === '' || widthOf(line.text) >= INDENT));
    if (!isItem) return [line];
    const column = indent.length + INDENT;
    const text = ' '.repeat(column) + line.text.slice(sign.length);
    return [
      rewritten(line, `${indent}+   :`),
      { ...line, text, removed: line.removed + sign.length - column },
    ];
  });
}

/** Whether a definition is a block, or what follows the next blank line belongs to it. */
function hasBlocks(lines: readonly SourceLine[], index: number, width: number): boolean {
  if (MAY_BE_INDENTED_BLOCK.test(lines[index]?.text ?? '')) return true;
  let isBelowBlank = false;
  for (let at = index + 1; at < lines.length; at++) {
    const { text = '' } = lines[at] ?? {};
    if (text.trim() === '') isBelowBlank = true;
    else if (isBelowBlank) return widthOf(text) >= width + INDENT;
    else if (DEFINITION.test(text)) return false;
  }
  return false;
}

function widthOf(text: string): number {
  const [blank = ''] = /^[ \t]*/.exec(text) ?? [];
  return blank.replaceAll('\t', ' '.repeat(INDENT)).length;
}
