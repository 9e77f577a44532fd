import type { Element } from 'hast';
import { pageOf } from '../markdown/page-of.ts';
import { blocks, element, type RenderState, text } from '../markdown/render-state.ts';
import type { CheckedDirective, Directive } from './directive.ts';
import { contentOf, labelContent, labelText } from './directive-content.ts';

/** A remark beside the text. A word of the interface heads it where its writer gives no title. */
function admonition(name: 'note' | 'tip' | 'info' | 'warning' | 'danger'): Directive {
  return {
    name,
    form: 'container',
    label: 'optional',
    attributes: {},
    render: (state, directive) =>
      renderAdmonition(state, directive, pageOf(state).surroundings.words.prose[name]),
  };
}

export const admonitions: readonly Directive[] = [
  admonition('note'),
  admonition('tip'),
  admonition('info'),
  admonition('warning'),
  admonition('danger'),
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
