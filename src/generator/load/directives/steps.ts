import { reportError } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import { blocks, element } from '../markdown/render-state.ts';
import type { Directive } from './directive.ts';
import { contentOf } from './directive-content.ts';

/** An ordered list shown as steps. */
export const steps: Directive = {
  name: 'steps',
  form: 'container',
  label: 'none',
  attributes: {},
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
