import { defineFeature, policySourceOf } from '@mapwright/site/feature';
import { optionsSchema } from './options.ts';

/** Prices, checkout, log in and contact: the pages from which visitors are handed over to others. */
export const handover = defineFeature({
  name: 'handover',
  from: import.meta.url,
  options: optionsSchema,
  markdown: async options => (await import('./markdown.ts')).markdownOf(options),
  check: async input => (await import('./check-plans.ts')).checkPlans(input),
  browser: {
    stylesheets: { handover: './handover.css' },
    liveParts: {
      checkout: './client/checkout.ts',
      'contact-form': './client/contact-form.ts',
      'sign-in': './client/sign-in.ts',
    },
  },
  policy: ({ contact }) => {
    const endpoint = contact.endpoint === null ? undefined : policySourceOf(contact.endpoint);
    return endpoint === undefined ? {} : { 'connect-src': [endpoint], 'form-action': [endpoint] };
  },
});
