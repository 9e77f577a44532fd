import { defineFeature, fields } from '@mapwright/site/feature';
import * as v from 'valibot';
import { jobsAt } from './collection.ts';
import { TOWNS } from './towns.ts';

/** Jobs that are open: a page each, a list, and a feed. */
export const jobs = defineFeature({
  name: 'jobs',
  from: import.meta.url,
  options: v.object({
    path: v.optional(fields.area, '/jobs'),
    title: v.optional(fields.filled, 'Jobs'),
  }),
  collections: ({ path }) => [jobsAt(path)],
  dataFiles: [TOWNS],
  plan: async options => (await import('./plan.ts')).planJobs(options),
  browser: {
    pages: { job: './templates/job.tsx', 'job-list': './templates/job-list.tsx' },
    stylesheets: { jobs: './jobs.css' },
  },
});
