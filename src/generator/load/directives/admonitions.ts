import type { Element } from 'hast';
import { blocks, element, type RenderState, text } from '../markdown/render-state.ts';
import type { CheckedDirective, Directive } from './directive.ts';
import { contentOf, labelContent, labelText } from './directive-content.ts';

/** A remark beside the text. `title` heads it where its writer gives none. */
function admonition(name: string, title: string): Directive {
  return {
    name,
    form: 'container',
    label: 'optional',
    attributes: {},
    render: (state, directive) => renderAdmonition(state, directive, title),
  };
}

export const admonitions: readonly Directive[] = [
  admonition('note', 'Note'),
  admonition('tip', 'Tip'),
  admonition('info', 'Info'),
  admonition('warning', 'Warning'),
  admonition('danger', 'Danger'),
];

function renderAdmonition(state: RenderState, directive: CheckedDirective, title: string): Element {
  const properties = {
    className: ['admonition', `admonition-${directive.node.name}`],
    role: 'note',
    ariaLabel: labelText(state, directive, title),
  };
  return element('aside', properties, [
    element('p', { className: ['admonition-title'] }, labelContent(state, directive, title)),
    text('\n'),
    element('div', { className: ['admonition-body'] }, blocks(state, contentOf(directive.node))),
  ]);
}
