import { blocks, contentOf, type Directive, element } from '@mapwright/site/directive';

const EXAMPLE = `::::columns
:::column
Left.
:::
:::column
Right.
:::
::::`;

/** Columns side by side, one below the other on a narrow screen. */
export const columns: Directive = {
  name: 'columns',
  form: 'container',
  label: 'none',
  attributes: {},
  holds: 'column',
  stylesheet: './panels.css',
  example: EXAMPLE,
  render: (state, { node }) => element('div', { className: ['columns'] }, blocks(state, contentOf(node))),
};

/** One column. */
export const column: Directive = {
  name: 'column',
  form: 'container',
  label: 'none',
  attributes: {},
  inside: 'columns',
  example: EXAMPLE,
  render: (state, { node }) => element('div', { className: ['column'] }, blocks(state, contentOf(node))),
};
