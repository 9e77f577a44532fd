import { defineFeature, policySourceOf } from '@mapwright/site/feature';
import * as v from 'valibot';
import { optionsSchema } from './options.ts';
import { PLANS } from './plans-file.ts';

/** Prices, checkout, sign-in and contact: the pages that send visitors to other sites. Docs name the plan that they need. */
export const handover = defineFeature({
  name: 'handover',
  from: import.meta.url,
  options: optionsSchema,
  markdown: async () => ({ directives: (await import('./directives.ts')).directives }),
  browser: { otherMediaStylesheet: './other-media.css' },
  frontMatter: { docs: { plan: v.exactOptional(v.string()) } },
  dataFiles: [PLANS],
  plan: async (options, field) => (await import('./plan-handover.ts')).planHandover(options, field),
  check: async input => (await import('./check-plans.ts')).checkPlans(input),
  policy: ({ contact }) => {
    const endpoint = contact.endpoint === null ? undefined : policySourceOf(contact.endpoint);
    return endpoint === undefined ? {} : { 'connect-src': [endpoint], 'form-action': [endpoint] };
  },
});
