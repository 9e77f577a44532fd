import {
  addReference,
  type Directive,
  type DirectiveNode,
  element,
  type PageContext,
  pageOf,
  reportError,
  text,
} from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import { paymentLinkOf, takesQuestions } from './connections.ts';
import { handover, notice, outsideButton } from './handover-html.ts';
import type { HandoverOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { priceHtml } from './plan-html.ts';
import { plansOfSite } from './plans-of-site.ts';

/** Each plan with the link to its payment page, or with what to do if none is connected. */
export const checkout: Directive<HandoverOptions> = {
  name: 'checkout',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: './handover.css',
  livePart: './client/checkout.ts',
  example: '::checkout',
  render: (state, { node }, options) => renderCheckout({ page: pageOf(state), node, options }),
};

/** A directive on a page, and the site's connections. */
interface Context {
  readonly page: PageContext;
  readonly node: DirectiveNode;
  readonly options: HandoverOptions;
}

function renderCheckout(context: Context): Element {
  const plans = plansOfSite(context.page, context.node);
  return handover('checkout', [
    ...notices(context, plans),
    element(
      'ul',
      { className: ['plan-rows'] },
      plans.map(plan => row(context, plan)),
    ),
  ]);
}

function notices(context: Context, plans: readonly Plan[]): Element[] {
  const { checkout } = context.options;
  if (plans.every(plan => paymentLinkOf(plan, checkout) === undefined)) {
    return [notice('note', 'You cannot order here yet', noPayments(context))];
  }
  return checkout.mode === 'test' ? [notice('warning', 'Test mode', [text(TEST_MODE)])] : [];
}

const TEST_MODE =
  'These links lead to test pages of the payment provider: you pay nothing and receive nothing.';

function noPayments(context: Context): ElementContent[] {
  return takesQuestions(context.options)
    ? [text('If you want to buy a plan, '), contactLink(context, 'write to us', []), text('.')]
    : [text('When you can, each plan has a button that leads to its payment page.')];
}

function row(context: Context, plan: Plan): Element {
  const { id, name, summary } = plan;
  const link = paymentLinkOf(plan, context.options.checkout);
  const way = wayTo(context, name, link);
  return element('li', { className: ['plan-row'], id: takeId(context, id), dataPlan: id }, [
    element('p', { className: ['plan-name'] }, [
      text(`${name} `),
      element('span', { className: ['plan-chosen'] }, [text('Your choice')]),
    ]),
    element('p', { className: ['plan-summary'] }, [text(summary)]),
    ...priceHtml(plan),
    ...(way === undefined ? [] : [element('p', { className: ['plan-way'] }, [way])]),
  ]);
}

/** The cards of the plans link to exactly this id. */
function takeId({ page, node }: Context, plan: string): string {
  const id = `plan-${plan}`;
  if (!page.ids.take(id)) {
    reportError(page, node, {
      code: 'markdown/duplicate-id',
      message: `The id “${id}” belongs to the plan “${plan}”, but something above already has it`,
      hint: 'Give the heading another id: ## Heading {#another-id}. A page can have only one ::checkout.',
    });
  }
  return id;
}

function wayTo(context: Context, name: string, link: string | undefined): Element | undefined {
  if (link !== undefined) return outsideButton(link, `Pay for ${name}`);
  return takesQuestions(context.options)
    ? contactLink(context, `Ask about ${name}`, ['button', 'button-secondary'])
    : undefined;
}

function contactLink({ page, node }: Context, label: string, className: readonly string[]): Element {
  const href = addReference(page, { kind: 'link', url: '/contact' }, node);
  return element(
    'a',
    { ...(className.length > 0 && { className: [...className] }), ...(href !== undefined && { href }) },
    [text(label)],
  );
}
