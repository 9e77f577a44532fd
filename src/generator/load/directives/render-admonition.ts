import type { Element } from 'hast';
import { blocks, element, type RenderState, text } from '../markdown/render-state.ts';
import { type CheckedDirective, contentOf, labelContent, labelText } from './directive.ts';
import { ADMONITIONS, type AdmonitionName } from './directive-rules.ts';

/** A note, tip, info, warning or danger. */
export function renderAdmonition(
  state: RenderState,
  name: AdmonitionName,
  directive: CheckedDirective,
): Element {
  const title = ADMONITIONS[name];
  const properties = {
    className: ['admonition', `admonition-${name}`],
    role: 'note',
    ariaLabel: labelText(state, directive, title),
  };
  return element('aside', properties, [
    element('p', { className: ['admonition-title'] }, labelContent(state, directive, title)),
    text('\n'),
    element('div', { className: ['admonition-body'] }, blocks(state, contentOf(directive.node))),
  ]);
}
