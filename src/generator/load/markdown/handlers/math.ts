import type { ElementContent } from 'hast';
import type { Code } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import { shortened } from '../../../model/text/shortened.ts';
import { lazyModule } from '../../lazy-module.ts';
import { reportError } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { oneLine } from '../plain-text.ts';
import { element, type RenderState, text } from '../render-state.ts';
import { writtenText } from '../written-text.ts';

/** Most pages have no formula. */
const mathHtml = lazyModule(async () => (await import('../math-html.ts')).mathHtml);

/** Renders `$$…$$`, or a code block whose language is `math`. */
export function renderMath(state: RenderState, node: MathBlock | Code): ElementContent {
  return formula(state, node, true);
}

/** Renders `$…$`. Two prices in a sentence are text: no space is inside the signs, and no digit follows them. */
export function renderInlineMath(state: RenderState, node: InlineMath): ElementContent {
  const { source } = pageOf(state);
  const written = writtenText(node, source.text);
  if (written.startsWith('$$')) return formula(state, node, true);
  const next = source.text.charAt(node.position?.end.offset ?? source.text.length);
  const isPrice = /^\$\s|\s\$$/.test(written) || /\d/.test(next);
  return isPrice ? text(written) : formula(state, node, false);
}

function formula(state: RenderState, node: MathBlock | InlineMath | Code, isBlock: boolean): ElementContent {
  const page = pageOf(state);
  const result = mathHtml()(node.value, isBlock);
  if ('problem' in result) {
    reportError(page, node, {
      code: 'markdown/math',
      message: `The formula “${shortened(oneLine(node.value))}” cannot be read: ${result.problem}`,
      hint: 'Correct the TeX. A dollar sign that begins no formula needs a backslash: \\$.',
    });
    return element('code', {}, [text(node.value)]);
  }
  page.stylesheets.add('math');
  return { type: 'raw', value: isBlock ? `<span class="math-block">${result.html}</span>` : result.html };
}
