import { blocks, contentOf, type Directive, element, pageOf, reportError } from '@mapwright/site/directive';

/** An ordered list shown as steps. */
export const steps: Directive = {
  name: 'steps',
  form: 'container',
  label: 'none',
  attributes: {},
  mainStylesheet: './steps.css',
  example: `:::steps
1. Open the valve.
2. Pump.
:::`,
  render(state, { node }) {
    if (!node.children.some(child => child.type === 'list' && child.ordered)) {
      reportError(pageOf(state), node, {
        code: 'directive/unexpected-content',
        message: '“steps” needs an ordered list',
        hint: 'Begin each step with 1.',
      });
    }
    return element('div', { className: ['steps'] }, blocks(state, contentOf(node)));
  },
};
