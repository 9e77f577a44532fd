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
import { claimId } from './claim-id.ts';

/** How a remark looks. */
const LOOKS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  important: 'info',
  question: 'info',
  success: 'tip',
  caution: 'warning',
  error: 'danger',
} as const;
type Remark = keyof typeof LOOKS;

/** The names of all remarks. */
export const REMARKS: ReadonlySet<string> = new Set(Object.keys(LOOKS));

/** A remark beside the text. Its default title is a word of the interface. */
function admonition(name: Remark, example: string): Directive {
  return {
    name,
    form: 'container',
    label: 'optional',
    attributes: {
      id: { type: 'text' },
      class: { type: 'text' },
      'no-title': { type: 'flag' },
      // Of Starlight; here an icon follows from the name.
      icon: { type: 'foreign' },
    },
    mainStylesheet: './admonitions.css',
    example,
    render: (state, directive) =>
      renderAdmonition(state, directive, LOOKS[name], pageOf(state).surroundings.words.prose[name]),
  };
}

export const admonitions: readonly Directive[] = [
  admonition('note', ':::note\nSomething good to know.\n:::'),
  admonition('tip', ':::tip\nOil the chain first.\n:::'),
  admonition('info', ':::info[Opening hours]\nSaturdays from ten to four.\n:::'),
  admonition('warning', ':::warning[Before you update]\nMake a backup of the **database**.\n:::'),
  admonition('danger', ':::danger[Do not ride]\nA cracked fork breaks all at once.\n:::'),
  admonition('important', ':::important\nLock the bike.\n:::'),
  admonition('question', ':::question[Which oil?]\nThin oil in winter.\n:::'),
  admonition('success', ':::success\nThe wheel runs true.\n:::'),
  admonition('caution', ':::caution\nThe disc is hot.\n:::'),
  admonition('error', ':::error\nThe chain is too short.\n:::'),
];

function renderAdmonition(
  state: RenderState,
  directive: CheckedDirective,
  look: string,
  title: string,
): Element {
  const { id, class: ownClass } = directive.attributes;
  const properties = {
    ...(id !== undefined && { id: claimId(pageOf(state), directive, '') }),
    className: ['admonition', `admonition-${look}`, ...(ownClass === undefined ? [] : [ownClass])],
    role: 'note',
    ariaLabel: labelText(directive, title),
  };
  return element('aside', properties, [
    ...(directive.attributes['no-title'] === undefined
      ? [element('p', { className: ['admonition-title'] }, labelContent(state, directive, title)), text('\n')]
      : []),
    element('div', { className: ['admonition-body'] }, blocks(state, contentOf(directive.node))),
  ]);
}
