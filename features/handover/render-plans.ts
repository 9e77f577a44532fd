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

/** The plans as cards: whom each is for, its price and limits if given, and a link to the checkout. */
export const plans: Directive<HandoverOptions> = {
  name: 'plans',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: './handover.css',
  example: '::plans',
  render(state, { node }, { checkout }) {
    const page = pageOf(state);
    const cards = plansOfSite(page, node).map(plan =>
      card(page, node, { plan, link: paymentLinkOf(plan, checkout) }),
    );
    return element('div', { className: ['plans'] }, [element('ul', { className: ['plan-cards'] }, cards)]);
  },
};

/** A plan, with its payment page if one is connected. */
interface ShownPlan {
  readonly plan: Plan;
  readonly link: string | undefined;
}

function card(page: PageContext, node: DirectiveNode, { plan, link }: ShownPlan): Element {
  const { id, name, summary } = plan;
  // The anchor works without JavaScript too.
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
