import { defineFeature, policySourceOf } from '@mapwright/site/feature';
import { optionsSchema } from './options.ts';

/** Prices, checkout, sign-in and contact: the pages that send visitors to other sites. */
export const handover = defineFeature({
  name: 'handover',
  from: import.meta.url,
  options: optionsSchema,
  markdown: async () => ({ directives: (await import('./directives.ts')).directives }),
  check: async input => (await import('./check-plans.ts')).checkPlans(input),
  policy: ({ contact }) => {
    const endpoint = contact.endpoint === null ? undefined : policySourceOf(contact.endpoint);
    return endpoint === undefined ? {} : { 'connect-src': [endpoint], 'form-action': [endpoint] };
  },
});
