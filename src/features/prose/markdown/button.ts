import { addReference, type Directive, element, labelContent, pageOf } from '@mapwright/site/directive';

/** A link that looks like a button. */
export const button: Directive = {
  name: 'button',
  form: 'text',
  label: 'required',
  attributes: {
    href: { type: 'text', isRequired: true },
    kind: { type: 'choice', values: ['primary', 'secondary'] },
  },
  example: ':button[Read the guides]{href="/docs"} :button[Prices]{href="/prices" kind="secondary"}',
  render(state, directive) {
    const { href: url, kind } = directive.attributes;
    const href =
      url === undefined ? undefined : addReference(pageOf(state), { kind: 'link', url }, directive.node);
    const className = ['button', `button-${kind ?? 'primary'}`];
    return element(
      'a',
      { className, ...(href !== undefined && { href }) },
      labelContent(state, directive, ''),
    );
  },
};
