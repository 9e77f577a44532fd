import type { Element, ElementContent } from 'hast';
import type { Plan } from '../../model/site-data.ts';
import type { CheckedDirective, Directive } from '../directives/directive.ts';
import { addReference } from '../markdown/add-reference.ts';
import { handoverOf } from '../markdown/handover-of.ts';
import { type PageContext, reportError } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element, type RenderState, text } from '../markdown/render-state.ts';
import { handover, notice, outsideButton } from './handover-html.ts';
import { paymentLinkOf, priceHtml } from './plan-html.ts';
import { plansOfSite } from './plans-of-site.ts';

/** Each plan with the link to its payment page, or what to do where none is connected. */
export const checkout: Directive = {
  name: 'checkout',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: 'handover',
  render: renderCheckout,
};

function renderCheckout(state: RenderState, directive: CheckedDirective): Element {
  const page = pageOf(state);
  const plans = plansOfSite(page, directive.node);
  return handover('checkout', [
    ...notices(page, directive, plans),
    element(
      'ul',
      { className: ['plan-rows'] },
      plans.map(plan => row(page, directive, plan)),
    ),
  ]);
}

function notices(page: PageContext, directive: CheckedDirective, plans: readonly Plan[]): Element[] {
  const { checkout } = handoverOf(page);
  if (plans.every(plan => paymentLinkOf(plan, checkout) === undefined)) {
    return [notice('note', 'No payment provider is connected', nobodySells(page, directive))];
  }
  return checkout.mode === 'test' ? [notice('warning', 'Test mode', [text(TEST_MODE)])] : [];
}

const TEST_MODE =
  'No money is taken here and nothing is delivered: these links lead to the test pages of the payment provider.';

function nobodySells(page: PageContext, directive: CheckedDirective): ElementContent[] {
  return takesQuestions(page)
    ? [
        text('No order can be placed on this site yet. If you want to buy a plan, '),
        contactLink(page, directive, 'write to us', []),
        text('.'),
      ]
    : [
        text('You cannot order on this site yet. Once you can, the links will be here; until then, see '),
        contactLink(page, directive, 'Contact', []),
        text('.'),
      ];
}

function row(page: PageContext, directive: CheckedDirective, plan: Plan): Element {
  const { id, name, summary } = plan;
  const link = paymentLinkOf(plan, handoverOf(page).checkout);
  const way = wayTo(page, directive, name, link);
  return element('li', { className: ['plan-row'], id: takeId(page, directive, id), dataPlan: id }, [
    element('p', { className: ['plan-name'] }, [
      text(`${name} `),
      element('span', { className: ['plan-chosen'] }, [text('Your choice')]),
    ]),
    element('p', { className: ['plan-summary'] }, [text(summary)]),
    priceHtml(plan, link !== undefined),
    ...(way === undefined ? [] : [element('p', { className: ['plan-way'] }, [way])]),
  ]);
}

/** The plans' cards lead to this very id. */
function takeId(page: PageContext, { node }: CheckedDirective, plan: string): string {
  const id = `plan-${plan}`;
  if (!page.ids.take(id)) {
    reportError(page, node, {
      code: 'markdown/duplicate-id',
      message: `The id “${id}” belongs to the plan “${plan}”, and something above has it already`,
      hint: 'Give a heading an id of its own: ## Heading {#another-id}. A page has one ::checkout.',
    });
  }
  return id;
}

function wayTo(
  page: PageContext,
  directive: CheckedDirective,
  name: string,
  link: string | undefined,
): Element | undefined {
  if (link !== undefined) return outsideButton(link, `Pay for ${name}`);
  return takesQuestions(page)
    ? contactLink(page, directive, `Ask about ${name}`, ['button', 'button-secondary'])
    : undefined;
}

/** Nobody is sent to a page where nothing can be asked. */
function takesQuestions(page: PageContext): boolean {
  const { endpoint, email } = handoverOf(page).contact;
  return endpoint !== null || email !== null;
}

function contactLink(
  page: PageContext,
  { node }: CheckedDirective,
  label: string,
  className: readonly string[],
): Element {
  const href = addReference(page, 'link', '/contact', node);
  return element(
    'a',
    { ...(className.length > 0 && { className: [...className] }), ...(href !== undefined && { href }) },
    [text(label)],
  );
}
