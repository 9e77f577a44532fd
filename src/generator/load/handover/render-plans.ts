import type { Element } from 'hast';
import type { Plan } from '../../model/site-data.ts';
import type { CheckedDirective, Directive } from '../directives/directive.ts';
import { addReference } from '../markdown/add-reference.ts';
import { handoverOf } from '../markdown/handover-of.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element, type RenderState, text } from '../markdown/render-state.ts';
import { limitsHtml, paymentLinkOf, priceHtml } from './plan-html.ts';
import { plansOfSite } from './plans-of-site.ts';

/** The plans as cards: what each is for, what it costs and covers where that is entered, and the way to the checkout. */
export const plans: Directive = {
  name: 'plans',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: 'handover',
  render: renderPlans,
};

function renderPlans(state: RenderState, directive: CheckedDirective): Element {
  const page = pageOf(state);
  const plans = plansOfSite(page, directive.node);
  const cards = plans.map(plan => card(page, directive, plan));
  return element('div', { className: ['plans'] }, [
    element('ul', { className: ['plan-cards'] }, cards),
    ...note(page, plans),
  ]);
}

function card(page: PageContext, { node }: CheckedDirective, plan: Plan): Element {
  const { id, name, summary } = plan;
  const { checkout } = handoverOf(page);
  // The anchor leads to the plan without JavaScript too.
  const href = addReference(page, 'link', `/checkout?plan=${id}#plan-${id}`, node);
  return element('li', { className: ['plan'] }, [
    element('p', { className: ['plan-name'] }, [text(name)]),
    priceHtml(plan, paymentLinkOf(plan, checkout) !== undefined),
    element('p', { className: ['plan-summary'] }, [text(summary)]),
    ...limitsHtml(plan),
    element('p', { className: ['plan-way'] }, [
      element('a', { className: ['button', 'button-secondary'], ...(href !== undefined && { href }) }, [
        text(`Choose ${name}`),
      ]),
    ]),
  ]);
}

/** Where a price is to be seen that stands on no card. */
function note(page: PageContext, plans: readonly Plan[]): Element[] {
  const { checkout } = handoverOf(page);
  const isOpen = plans.some(plan => plan.price === undefined && paymentLinkOf(plan, checkout) === undefined);
  if (!isOpen) return [];
  return [
    element('p', { className: ['plans-note'] }, [
      text('A price that is not published yet will appear on its card and at the checkout.'),
    ]),
  ];
}
