import { createFenceTracker } from '@mapwright/site/source';
import { directiveOfKind, titleOf } from './kinds.ts';
import { LONGEST_LINE, rewritten, type SourceLine } from './source-line.ts';

/** Deepest nesting of such blocks; deeper ones stay text. */
const MAX_DEPTH = 20;
const INDENT = 4;

/** `!!! note "Title"`, `??? note`, `???+ note`, `=== "Tab"`. */
const OPENING = /^([ \t]*)(!!!|\?\?\?\+?|===[!+]?)[ \t]+(.*)$/;
const REMARK = /^([A-Za-z][\w-]*)((?:[ \t]+[\w-]+)*)(?:[ \t]+"(.*)")?$/;
const TAB = /^"(.*)"$/;

/** Whether a text may have a block that is indented under its opening line. */
export function mayHaveIndentedBlocks(text: string): boolean {
  return /^[ \t]*(?:!!!|\?\?\?\+?|===[!+]?)[ \t]+["A-Za-z]/m.test(text);
}

/**
 * Turns the blocks of Python-Markdown's extensions into directives: remarks (`!!! note "Title"`), remarks that open on a click (`??? note`),
 * and tabs (`=== "Title"`). Their content is indented by four spaces.
 */
export function rewriteIndentedBlocks(lines: readonly SourceLine[], depth = 0): SourceLine[] {
  const result: SourceLine[] = [];
  const isCode = createFenceTracker();
  let tabsIndent: string | undefined;
  const closeTabs = (line: SourceLine) => {
    result.push(rewritten(line, `${tabsIndent}${fence(depth, 1)}`));
    tabsIndent = undefined;
  };
  let index = 0;
  for (let line = lines[index]; line !== undefined; line = lines[index]) {
    const opening = isCode(line.text) || depth === MAX_DEPTH ? undefined : readOpening(line.text);
    if (opening === undefined) {
      if (tabsIndent !== undefined && line.text.trim() !== '') {
        closeTabs(line);
        result.push(rewritten(line, ''));
      }
      result.push(line);
      index++;
      continue;
    }
    const { indent, isTab } = opening;
    if (tabsIndent !== undefined && (!isTab || indent !== tabsIndent)) {
      closeTabs(line);
      result.push(rewritten(line, ''));
    }
    if (isTab && tabsIndent === undefined) {
      result.push(rewritten(line, ''), rewritten(line, `${indent}${fence(depth, 1)}tabs`));
      tabsIndent = indent;
    } else if (!isTab) result.push(rewritten(line, ''));
    const end = endOfBlock(lines, index + 1, indent);
    const body = rewriteIndentedBlocks(lines.slice(index + 1, end).map(dedent), depth + 1);
    const last = lines[end - 1] ?? line;
    result.push(rewritten(line, `${indent}${fence(depth)}${opening.directive}`), ...body);
    result.push(rewritten(last, `${indent}${fence(depth)}`));
    if (!isTab) result.push(rewritten(last, ''));
    index = end;
  }
  const last = lines.at(-1);
  if (tabsIndent !== undefined && last !== undefined) closeTabs(last);
  return result;
}

interface Opening {
  readonly indent: string;
  readonly isTab: boolean;
  readonly directive: string;
}

function readOpening(text: string): Opening | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  const [, indent = '', mark = '', rest = ''] = OPENING.exec(text.trimEnd()) ?? [];
  if (mark.startsWith('===')) {
    const title = TAB.exec(rest)?.[1];
    return title === undefined ? undefined : { indent, isTab: true, directive: `tab${label(title)}` };
  }
  const [, written = '', , title] = REMARK.exec(rest) ?? [];
  if (written === '') return undefined;
  const { name, title: otherwise } = directiveOfKind(written);
  const shown = title || otherwise;
  if (!mark.startsWith('?')) return { indent, isTab: false, directive: `${name}${label(shown)}` };
  const open = mark.endsWith('+') ? '{open}' : '';
  return { indent, isTab: false, directive: `details${label(shown || titleOf(written))}${open}` };
}

function label(title: string): string {
  return title === '' ? '' : `[${title.replace(/[[\]]/g, '\\$&')}]`;
}

/** The directive around others needs more colons than those. */
function fence(depth: number, wider = 0): string {
  return ':'.repeat(3 + 2 * (MAX_DEPTH - depth) + wider);
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
