import {
  blocks,
  contentOf,
  type Directive,
  element,
  labelContent,
  labelText,
  pageOf,
} from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import { claimId } from './claim-id.ts';

/** A band of a landing page. */
export const section: Directive = {
  name: 'section',
  form: 'container',
  label: 'optional',
  attributes: { tone: { type: 'choice', values: ['plain', 'tint', 'dark'] }, id: { type: 'text' } },
  stylesheet: './panels.css',
  example: `:::section[What we do]{tone="tint" id="what"}
We lend the tools, and show how.
:::`,
  render(state, directive) {
    const { node, attributes, label } = directive;
    const className = ['band', `band-${attributes.tone ?? 'plain'}`];
    const content = contentOf(node);
    if (label === undefined) {
      const id = attributes.id === undefined ? {} : { id: claimId(pageOf(state), directive, '') };
      return element('section', { className, ...id }, [inner(blocks(state, content))]);
    }
    const title = labelText(directive, '');
    const id = claimId(pageOf(state), directive, title);
    pageOf(state).headings.push({ id, text: title, level: 2 });
    const heading = element('h2', { id }, labelContent(state, directive, ''));
    return element('section', { className, ariaLabelledBy: [id] }, [
      inner([heading, ...blocks(state, content)]),
    ]);
  },
};

/** The classes say how its parts are laid out, so that none moves when a later one arrives on a slow connection. */
function inner(children: ElementContent[]): Element {
  const parts = children.filter(child => child.type === 'element');
  const className = [
    'band-inner',
    ...(hasLead(parts) ? ['band-lead'] : []),
    ...(parts.some(isWide) ? [] : ['band-text']),
  ];
  return element('div', { className }, children);
}

/** Whether text follows the heading, and is beside it. */
function hasLead([heading, text]: readonly Element[]): boolean {
  return heading?.tagName === 'h2' && text !== undefined && isText(text);
}

function isText({ tagName, properties }: Element): boolean {
  return /^(?:p|[uo]l)$/.test(tagName) && properties.className === undefined;
}

/** Whether a part takes the whole width of a band, below the heading and the text beside it. */
function isWide({ tagName, properties }: Element): boolean {
  const classes = [properties.className ?? []].flat();
  return tagName === 'figure' ? !classes.includes('code') : classes.some(name => WIDE.has(name));
}

const WIDE: ReadonlySet<unknown> = new Set(['features', 'cards', 'columns', 'tabs', 'table-scroll']);
