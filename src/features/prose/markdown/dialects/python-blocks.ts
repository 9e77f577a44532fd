import { createFenceTracker } from '@mapwright/site/source';
import { MAY_BE_INDENTED_BLOCK, readIndentedBlock } from './indented-blocks.ts';
import { createSlashReader, MAY_BE_SLASH_BLOCK } from './slash-blocks.ts';
import { rewritten, type SourceLine } from './source-line.ts';

/** Deepest nesting of such blocks; deeper ones stay text. */
const MAX_DEPTH = 20;

/** Whether a text may have a block of Python-Markdown's extensions. */
export function mayHavePythonBlocks(text: string): boolean {
  return MAY_BE_INDENTED_BLOCK.test(text) || MAY_BE_SLASH_BLOCK.test(text);
}

/** Turns the blocks of Python-Markdown's extensions into directives: remarks, remarks that open on a click, and tabs. */
export function rewritePythonBlocks(lines: readonly SourceLine[], depth = 0): SourceLine[] {
  const result: SourceLine[] = [];
  const isCode = createFenceTracker();
  const readSlashBlock = createSlashReader(lines);
  let tabsIndent: string | undefined;
  const closeTabs = (line: SourceLine) => {
    result.push(rewritten(line, `${tabsIndent}${fence(depth, 1)}`));
    tabsIndent = undefined;
  };
  let index = 0;
  for (let line = lines[index]; line !== undefined; line = lines[index]) {
    const block =
      isCode(line.text) || depth === MAX_DEPTH
        ? undefined
        : (readIndentedBlock(lines, index) ?? readSlashBlock(index));
    if (block === undefined) {
      if (tabsIndent !== undefined && line.text.trim() !== '') {
        closeTabs(line);
        result.push(rewritten(line, ''));
      }
      result.push(line);
      index++;
      continue;
    }
    const { indent, isTab, directive, end } = block;
    if (tabsIndent !== undefined && (!isTab || indent !== tabsIndent)) {
      closeTabs(line);
      result.push(rewritten(line, ''));
    }
    if (isTab && tabsIndent === undefined) {
      result.push(rewritten(line, ''), rewritten(line, `${indent}${fence(depth, 1)}tabs`));
      tabsIndent = indent;
    } else if (!isTab) result.push(rewritten(line, ''));
    const body = rewritePythonBlocks(block.body, depth + 1);
    const last = lines[end - 1] ?? line;
    if (directive === undefined) result.push(...body);
    else {
      result.push(rewritten(line, `${indent}${fence(depth)}${directive}`), ...body);
      result.push(rewritten(last, `${indent}${fence(depth)}`));
    }
    if (!isTab) result.push(rewritten(last, ''));
    index = end;
  }
  const last = lines.at(-1);
  if (tabsIndent !== undefined && last !== undefined) closeTabs(last);
  return result;
}

/** The directive around others needs more colons than those. */
function fence(depth: number, wider = 0): string {
  return ':'.repeat(3 + 2 * (MAX_DEPTH - depth) + wider);
}
