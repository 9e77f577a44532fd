import { addReference } from '../markdown/add-reference.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element } from '../markdown/render-state.ts';
import type { Directive } from './directive.ts';
import { labelContent } from './directive-content.ts';

/** A link that looks like a button. */
export const button: Directive = {
  name: 'button',
  form: 'text',
  label: 'required',
  attributes: {
    href: { type: 'text', isRequired: true },
    kind: { type: 'choice', values: ['primary', 'secondary'] },
  },
  render(state, directive) {
    const { href: url, kind } = directive.attributes;
    const href = url === undefined ? undefined : addReference(pageOf(state), 'link', url, directive.node);
    const className = ['button', `button-${kind ?? 'primary'}`];
    return element(
      'a',
      { className, ...(href !== undefined && { href }) },
      labelContent(state, directive, ''),
    );
  },
};
