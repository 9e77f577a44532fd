import {
  addReference,
  type Directive,
  type DirectiveNode,
  element,
  type PageContext,
  pageOf,
  text,
} from '@mapwright/site/directive';
import type { Element } from 'hast';
import type { HandoverOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { limitsHtml, paymentLinkOf, priceHtml } from './plan-html.ts';
import { plansOfSite } from './plans-of-site.ts';

/** The plans as cards: what each is for, what it costs and covers where that is entered, and the way to the checkout. */
export const plans: Directive<HandoverOptions> = {
  name: 'plans',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: './handover.css',
  example: '::plans',
  render(state, { node }, { checkout }) {
    const page = pageOf(state);
    const shown = plansOfSite(page, node).map(plan => ({ plan, link: paymentLinkOf(plan, checkout) }));
    const cards = shown.map(item => card(page, node, item));
    return element('div', { className: ['plans'] }, [
      element('ul', { className: ['plan-cards'] }, cards),
      ...note(shown),
    ]);
  },
};

/** A plan, and its payment page where one is connected. */
interface ShownPlan {
  readonly plan: Plan;
  readonly link: string | undefined;
}

function card(page: PageContext, node: DirectiveNode, { plan, link }: ShownPlan): Element {
  const { id, name, summary } = plan;
  // The anchor leads to the plan without JavaScript too.
  const href = addReference(page, 'link', `/checkout?plan=${id}#plan-${id}`, node);
  return element('li', { className: ['plan'] }, [
    element('p', { className: ['plan-name'] }, [text(name)]),
    priceHtml(plan, link !== undefined),
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
function note(shown: readonly ShownPlan[]): Element[] {
  const isOpen = shown.some(({ plan, link }) => plan.price === undefined && link === undefined);
  if (!isOpen) return [];
  return [
    element('p', { className: ['plans-note'] }, [
      text('A price that is not published yet will appear on its card and at the checkout.'),
    ]),
  ];
}
