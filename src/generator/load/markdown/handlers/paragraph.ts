import type { ElementContent } from 'hast';
import type { Paragraph } from 'mdast';
import { warnOfAlmostBlock } from '../almost-block.ts';
import { reportWarning } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { element, type RenderState } from '../render-state.ts';
import { renderLoneImage } from './image.ts';

/** Renders a paragraph. An image that is alone in its paragraph may be enlarged, and becomes a figure if it has a title. */
export function renderParagraph(state: RenderState, node: Paragraph): ElementContent | undefined {
  // An attribute list (`![](a.png){width=300}`) has left an empty text.
  const [only, second] = node.children.filter(child => child.type !== 'text' || child.value !== '');
  if (only !== undefined && second === undefined) {
    const image = renderLoneImage(state, only);
    if (image !== undefined) return image;
    if (only.type === 'text' && /^:{3,}$/.test(only.value) && !isEscaped(state, node)) {
      reportWarning(pageOf(state), node, {
        code: 'directive/stray-fence',
        message: `“${only.value}” does not close a directive`,
        hint: 'Remove it, or give the outer directive more colons than the directives inside it.',
      });
    }
  }
  warnOfAlmostBlock(pageOf(state), node);
  const children = state.all(node);
  const isEmpty = node.children.some(({ type }) => type === 'html') && children.every(isBlank);
  return isEmpty ? undefined : element('p', {}, children);
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isEscaped(state: RenderState, { position }: Paragraph): boolean {
  return pageOf(state).source.text.startsWith('\\', position?.start.offset);
}
