import { blocks, contentOf, type Directive, element } from '@mapwright/site/directive';

/** Columns side by side, one below the other on a narrow screen. */
export const columns: Directive = {
  name: 'columns',
  form: 'container',
  label: 'none',
  attributes: {},
  holds: 'column',
  stylesheet: 'panels',
  render: (state, { node }) => element('div', { className: ['columns'] }, blocks(state, contentOf(node))),
};

/** One column. */
export const column: Directive = {
  name: 'column',
  form: 'container',
  label: 'none',
  attributes: {},
  inside: 'columns',
  render: (state, { node }) => element('div', { className: ['column'] }, blocks(state, contentOf(node))),
};
