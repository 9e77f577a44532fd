import { type Directive, element, pageOf, text } from '@mapwright/site/directive';
import type { Element } from 'hast';
import type { HandoverOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { limitsHtml, priceHtml, wayFromPlan } from './plan-html.ts';
import { plansOfSite } from './plans-of-site.ts';

/** The plans as cards: whom each is for, its price and limits if given, and a link to the checkout. */
export const plans: Directive<HandoverOptions> = {
  name: 'plans',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: './handover.css',
  example: '::plans',
  render(state, { node }, options) {
    const page = pageOf(state);
    const cards = plansOfSite(page, node).map(plan => card(plan, wayFromPlan(page, node, plan, options)));
    return element('div', { className: ['plans'] }, [element('ul', { className: ['plan-cards'] }, cards)]);
  },
};

function card(plan: Plan, way: readonly Element[]): Element {
  return element('li', { className: ['plan'] }, [
    element('p', { className: ['plan-name'] }, [text(plan.name)]),
    ...priceHtml(plan),
    element('p', { className: ['plan-summary'] }, [text(plan.summary)]),
    ...limitsHtml(plan),
    ...(way.length > 0 ? [element('p', { className: ['plan-way'] }, [...way])] : []),
  ]);
}
