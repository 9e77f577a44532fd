import { blocks, contentOf, type Directive, element, labelContent } from '@mapwright/site/directive';
import { cardGrid } from './card-grid.ts';
import { icon, iconClass } from './icons.ts';

const EXAMPLE = `::::features
:::feature[Brakes]{icon="wrench"}
Two screws, five minutes.
:::
:::feature[Tyres]{icon="heart"}
Bring a tube.
:::
::::`;

/** The abilities of a product, as a list. */
export const features: Directive = {
  name: 'features',
  form: 'container',
  label: 'none',
  attributes: {},
  holds: 'feature',
  stylesheet: './panels.css',
  example: EXAMPLE,
  render: (state, { node }) => cardGrid('ul', 'features', state, node),
};

/** One item of that list. */
export const feature: Directive = {
  name: 'feature',
  form: 'container',
  label: 'required',
  attributes: { icon },
  inside: 'features',
  example: EXAMPLE,
  render: (state, directive) =>
    element('li', { className: ['feature', ...iconClass('feature', directive.attributes)] }, [
      element('h3', {}, labelContent(state, directive, '')),
      ...blocks(state, contentOf(directive.node)),
    ]),
};
