import {
  blocks,
  contentOf,
  type Directive,
  element,
  labelContent,
  pageOf,
  text,
} from '@mapwright/site/directive';

/** Text that opens on a click. */
export const details: Directive = {
  name: 'details',
  form: 'container',
  label: 'optional',
  attributes: { open: { type: 'flag' } },
  example: `:::details[Why so slow?]
The file is large.
:::`,
  render(state, directive) {
    const isOpen = directive.attributes.open !== undefined;
    return element('details', { className: ['details'], ...(isOpen && { open: true }) }, [
      element('summary', {}, labelContent(state, directive, pageOf(state).surroundings.words.prose.details)),
      text('\n'),
      element('div', { className: ['details-body'] }, blocks(state, contentOf(directive.node))),
    ]);
  },
};
