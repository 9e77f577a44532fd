import type { ElementContent } from 'hast';
import type { Code } from 'mdast';
import { codeSlotFor } from '../../../model/entry.ts';
import { counted } from '../../../model/text/counted.ts';
import { readCodeComments } from '../code-comments.ts';
import { readCodeFile } from '../code-file.ts';
import { type CodeInfo, expandRanges, type LineMark, parseCodeInfo } from '../code-info.ts';
import { type PageContext, placeOf, reportError, reportWarning } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import type { RenderState } from '../render-state.ts';
import { warnOfFormula } from '../switched-off.ts';
import { writtenText } from '../written-text.ts';
import { renderMath } from './math.ts';

/** Renders a code block: a slot that the highlighter fills. */
export function renderCode(state: RenderState, node: Code): ElementContent {
  const page = pageOf(state);
  if (node.lang === 'math') {
    if (page.surroundings.markdown.math) return renderMath(state, node);
    warnOfFormula(page, node, node.value);
  }
  const info = parseCodeInfo(node.lang ?? '', node.meta ?? '');
  for (const problem of info.problems) page.diagnostics.push({ ...problem, place: placeOf(page, node) });
  const { code, marks: commented } = readCodeComments(codeOf(page, node, info));
  const lineCount = code.split('\n').length;
  const title = info.title ?? (isBesideCode(node) ? info.file : undefined);
  warnOfLines(page, node, info, lineCount);
  warnOfUnclosed(page, node);
  const marks = (mark: LineMark) =>
    expandRanges(
      [...info.lines[mark], ...commented.flatMap(([other, range]) => (other === mark ? [range] : []))],
      lineCount,
    );
  page.codeBlocks.push({
    place: placeOf(page, node),
    language: info.language,
    code,
    ...(title !== undefined && { title }),
    showsLineNumbers: info.showsLineNumbers,
    marked: marks('marked'),
    added: marks('added'),
    removed: marks('removed'),
    focused: marks('focused'),
  });
  return { type: 'raw', value: codeSlotFor(page.codeBlocks.length - 1) };
}

function codeOf(page: PageContext, node: Code, { file, region }: CodeInfo): string {
  if (file === undefined) {
    if (region === undefined) return node.value;
    reportError(page, node, {
      code: 'markdown/region-without-file',
      message: `The region “${region}” needs a file`,
      hint: 'Add file="./…" next to region.',
    });
    return node.value;
  }
  if (isBesideCode(node)) return node.value;
  return readCodeFile(page, node, { file, ...(region !== undefined && { region }) });
}

/** Other programs name the file that a reader should write the code into: the title of the block. */
function isBesideCode({ value }: Code): boolean {
  return value.trim() !== '';
}

function warnOfLines(page: PageContext, node: Code, info: CodeInfo, lineCount: number): void {
  const beyond = Object.values(info.lines)
    .flat()
    .find(([, last]) => last > lineCount);
  if (beyond === undefined) return;
  reportWarning(page, node, {
    code: 'markdown/line-out-of-range',
    message: `Line ${beyond[1]} is marked, but the code has ${counted(lineCount, 'line')}`,
    hint: 'Correct the line numbers.',
  });
}

/** Code whose fence is never closed contains what follows, to the end of its list item, quote or page. */
function warnOfUnclosed(page: PageContext, node: Code): void {
  const written = writtenText(node, page.source.text).trimEnd();
  const fence = /^(?:`{3,}|~{3,})/.exec(written)?.[0];
  if (fence === undefined) return;
  const lastLine = written.slice(written.lastIndexOf('\n') + 1);
  const last = lastLine === written ? undefined : /^[ \t>]*(`{3,}|~{3,})$/.exec(lastLine)?.[1];
  if (last?.startsWith(fence)) return;
  reportWarning(page, node, {
    code: 'markdown/unclosed-code',
    message: 'This code block is never closed, so what follows is shown as code',
    hint: `Close it with a line of ${fence}, as far from the margin as this one.`,
  });
}
