import {
  blocks,
  type CheckedDirective,
  contentOf,
  type Directive,
  element,
  labelContent,
  labelText,
  pageOf,
  type RenderState,
  text,
} from '@mapwright/site/directive';
import type { Element } from 'hast';

/** A remark beside the text. Its default title is a word of the interface. */
function admonition(name: 'note' | 'tip' | 'info' | 'warning' | 'danger', example: string): Directive {
  return {
    name,
    form: 'container',
    label: 'optional',
    attributes: {},
    mainStylesheet: './admonitions.css',
    example,
    render: (state, directive) =>
      renderAdmonition(state, directive, pageOf(state).surroundings.words.prose[name]),
  };
}

export const admonitions: readonly Directive[] = [
  admonition('note', ':::note\nSomething good to know.\n:::'),
  admonition('tip', ':::tip\nOil the chain first.\n:::'),
  admonition('info', ':::info[Opening hours]\nSaturdays from ten to four.\n:::'),
  admonition('warning', ':::warning[Before you update]\nMake a backup of the **database**.\n:::'),
  admonition('danger', ':::danger[Do not ride]\nA cracked fork breaks all at once.\n:::'),
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
