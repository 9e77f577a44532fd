import { directiveOfKind, titleOf } from './kinds.ts';
import { type PythonBlock, titled } from './python-block.ts';
import { LONGEST_LINE, type SourceLine } from './source-line.ts';

const INDENT = 4;

/** `!!! note "Title"`, `??? note`, `???+ note`, `=== "Tab"`. */
const OPENING = /^([ \t]*)(!!!|\?\?\?\+?|===[!+]?)[ \t]+(.*)$/;
const REMARK = /^([A-Za-z][\w-]*)((?:[ \t]+[\w-]+)*)(?:[ \t]+"(.*)")?$/;
const TAB = /^"(.*)"$/;

/** A line that may open a block whose content is indented under it, in a definition too. */
export const MAY_BE_INDENTED_BLOCK = /^[ \t]*(?::[ \t]+)?(?:!!!|\?\?\?\+?|===[!+]?)[ \t]+["A-Za-z]/m;

/**
 * The block that opens in a line and whose content is indented under it by four spaces: a remark (`!!! note "Title"`), a remark that opens on a
 * click (`??? note`), or a tab (`=== "Title"`).
 */
export function readIndentedBlock(lines: readonly SourceLine[], index: number): PythonBlock | undefined {
  const opening = readOpening(lines[index]?.text ?? '');
  if (opening === undefined) return undefined;
  const end = endOfBlock(lines, index + 1, opening.indent);
  return { ...opening, body: lines.slice(index + 1, end).map(dedent), end };
}

function readOpening(text: string): Pick<PythonBlock, 'indent' | 'isTab' | 'directive'> | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  const [, indent = '', mark = '', rest = ''] = OPENING.exec(text.trimEnd()) ?? [];
  if (mark.startsWith('===')) {
    const title = TAB.exec(rest)?.[1];
    return title === undefined ? undefined : { indent, isTab: true, directive: titled('tab', title) };
  }
  const [, written = '', , title] = REMARK.exec(rest) ?? [];
  if (written === '') return undefined;
  const { name, title: otherwise } = directiveOfKind(written);
  const shown = title || otherwise;
  if (!mark.startsWith('?')) return { indent, isTab: false, directive: titled(name, shown) };
  const open = mark.endsWith('+') ? '{open}' : '';
  return { indent, isTab: false, directive: `${titled('details', shown || titleOf(written))}${open}` };
}

/** The index after the last line of a block; empty lines at its end do not belong to it. */
function endOfBlock(lines: readonly SourceLine[], from: number, indent: string): number {
  let end = from;
  for (let index = from; index < lines.length; index++) {
    const text = lines[index]?.text ?? '';
    if (text.trim() === '') continue;
    if (widthOf(text) < widthOf(indent) + INDENT) break;
    end = index + 1;
  }
  return end;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character === ' ') width++;
    else if (character === '\t') width += INDENT - (width % INDENT);
    else break;
  }
  return width;
}

function dedent(line: SourceLine): SourceLine {
  const [blank = ''] = /^(?: {1,4}|\t)/.exec(line.text) ?? [];
  return { ...line, text: line.text.slice(blank.length), removed: line.removed + blank.length };
}
