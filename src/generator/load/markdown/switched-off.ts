import type { Code, Paragraph, Text } from 'mdast';
import { shortened } from '../../model/text/shortened.ts';
import { type PageContext, reportWarning } from './page-context.ts';
import { oneLine } from './plain-text.ts';
import { pointIn } from './point-in.ts';
import { writtenText } from './written-text.ts';

/** Two pairs of equals signs around words. Those of a comparison have spaces or signs of code beside them. */
const MARK = /(?<=^|[\s(])==(?=[^\s=])[^=\n]{0,200}?[^\s=]==(?=$|[\s).,;:!?])/gm;

/** Warns of marked words on a site that has not switched marks on. */
export function warnOfMarks(page: PageContext, node: Text): void {
  if (page.surroundings.markdown.mark || !node.value.includes('==')) return;
  for (const { 0: written, index } of writtenText(node, page.source.text).matchAll(MARK)) {
    reportWarning(page, pointIn(page, node, index), {
      code: 'markdown/switched-off',
      message: `${quoted(written)} is shown as text, because marks are switched off`,
      hint: 'Write markdown: { mark: true } in site.config.ts. If readers should see the signs, put them in `code`.',
    });
  }
}

/** Warns of a paragraph or a code block that is a formula on a site that has not switched formulas on. */
export function warnOfFormula(page: PageContext, node: Paragraph | Code, written: string): void {
  if (page.surroundings.markdown.math) return;
  const isCode = node.type === 'code';
  if (!isCode && !(/^\$\$[^$]*\$\$$/.test(written) && /[\\^_={]/.test(written))) return;
  reportWarning(page, node, {
    code: 'markdown/switched-off',
    message: `${quoted(written)} is shown as ${isCode ? 'code' : 'text'}, because formulas are switched off`,
    hint: `Write markdown: { math: true } in site.config.ts. If readers should see the TeX, ${isCode ? 'write latex instead of math' : 'put it in `code`'}.`,
  });
}

function quoted(written: string): string {
  return `“${shortened(oneLine(written), 60)}”`;
}
