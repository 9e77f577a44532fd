import { CONTENTS_SLOT, type Directive } from '@mapwright/site/directive';

/** A list of the page's headings, in the text. Pages with a sidebar have one beside the text anyway. */
export const toc: Directive = {
  name: 'toc',
  form: 'leaf',
  label: 'none',
  attributes: {},
  example: '::toc{}',
  render: () => ({ type: 'raw', value: CONTENTS_SLOT }),
};
