import {
  addReference,
  type DirectiveNode,
  element,
  groupDigits,
  type PageContext,
  text,
} from '@mapwright/site/directive';
import type { Element } from 'hast';
import { paymentLinkOf, takesQuestions } from './connections.ts';
import type { HandoverOptions } from './options.ts';
import type { Plan, PlanLimits, PlanPrice } from './plan.ts';

/** The way on from a plan: to its row at the checkout if one can pay there, else to the contact page, else none. It works without JavaScript too. */
export function wayFromPlan(
  page: PageContext,
  node: DirectiveNode,
  plan: Plan,
  options: HandoverOptions,
): Element[] {
  const { id, name } = plan;
  const [label, url] =
    paymentLinkOf(plan, options.checkout) !== undefined
      ? [`Choose ${name}`, `/checkout?plan=${id}#plan-${id}`]
      : [`Ask about ${name}`, takesQuestions(options) ? '/contact' : undefined];
  if (url === undefined) return [];
  const href = addReference(page, { kind: 'link', url }, node);
  const className = ['button', 'button-secondary'];
  return [element('a', { className, ...(href !== undefined && { href }) }, [text(label)])];
}

/** What a plan costs; nothing if no price is given. */
export function priceHtml({ price }: Plan): Element[] {
  if (price === undefined) return [];
  const note =
    price.note === undefined ? [] : [element('span', { className: ['plan-note'] }, [text(price.note)])];
  return [
    element('p', { className: ['plan-price'] }, [
      element('span', { className: ['plan-amount'] }, [text(amountText(price))]),
      text(` ${PERIODS[price.period]} `),
      ...note,
    ]),
  ];
}

const PERIODS: Readonly<Record<PlanPrice['period'], string>> = {
  year: 'a year',
  month: 'a month',
  once: 'once',
};

/** `$49`, `€4.90`: the same on every machine. */
function amountText({ amount, currency }: PlanPrice): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** What a plan covers, one item for each limit; nothing if no limit is given. */
export function limitsHtml({ limits = {} }: Plan): Element[] {
  const items = [
    ...COUNTED.flatMap(({ name, one, many }) => {
      const limit = limits[name];
      return limit === undefined ? [] : [countText(limit, one, many)];
    }),
    ...(limits.updates === undefined ? [] : [`Updates: ${limits.updates}`]),
    ...(limits.support === undefined ? [] : [`Support: ${limits.support}`]),
  ];
  if (items.length === 0) return [];
  return [
    element(
      'ul',
      { className: ['plan-limits'] },
      items.map(item => element('li', {}, [text(item)])),
    ),
  ];
}

const COUNTED: readonly {
  readonly name: Exclude<keyof PlanLimits, 'updates' | 'support'>;
  readonly one: string;
  readonly many: string;
}[] = [
  { name: 'sites', one: 'site', many: 'sites' },
  { name: 'maps', one: 'map', many: 'maps' },
  { name: 'locations', one: 'location', many: 'locations' },
  { name: 'fields', one: 'custom field', many: 'custom fields' },
];

function countText(limit: number | 'unlimited', one: string, many: string): string {
  if (limit === 'unlimited') return `Unlimited ${many}`;
  return `${groupDigits(limit)} ${limit === 1 ? one : many}`;
}
