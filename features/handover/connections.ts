import type { HandoverOptions } from './options.ts';
import type { Plan } from './plan.ts';

/** The parts of the site that need somebody else, and so can be absent. Pages have texts for both cases. */
export const CONNECTIONS = ['sales', 'log-in', 'contact', 'reports'] as const;

export type Connection = (typeof CONNECTIONS)[number];

/** Whether the configuration connects a part. */
export function isConnected(
  connection: Connection,
  plans: readonly Plan[],
  options: HandoverOptions,
): boolean {
  switch (connection) {
    case 'sales':
      return isSelling(plans, options);
    case 'log-in':
      return options.dashboard.signInUrl !== null;
    case 'contact':
      return takesQuestions(options);
    case 'reports':
      return options.reports.address !== null;
  }
}

/** Something can be bought once a plan has an amount and a link that takes it. */
export function isSelling(plans: readonly Plan[], { checkout }: HandoverOptions): boolean {
  return plans.some(plan => plan.price !== undefined && paymentLinkOf(plan, checkout) !== undefined);
}

/** Pages send visitors only to a contact page that accepts questions. */
export function takesQuestions({ contact }: HandoverOptions): boolean {
  return contact.endpoint !== null || contact.email !== null;
}

/** A plan's payment page in the configured mode; absent if none is connected. */
export function paymentLinkOf(
  { id }: Plan,
  { links, mode }: HandoverOptions['checkout'],
): string | undefined {
  // An id can be any word, including the name of a property that every object inherits.
  return Object.hasOwn(links, id) ? links[id]?.[mode] : undefined;
}
