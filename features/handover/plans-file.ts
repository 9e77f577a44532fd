import type { DataKind } from '@mapwright/site/feature';
import type { Plan } from './plan.ts';

/** The file with the plans. */
export const PLANS_FILE = 'content/plans.yml';

/** The plans, for what the site says about each of them on its pages. */
export const PLANS: DataKind<Plan> = {
  matches: file => file === PLANS_FILE,
  open: async () => (await import('./read-plans.ts')).readPlans,
  editor: {
    name: 'plans',
    files: PLANS_FILE,
    schema: async () => (await import('./read-plans.ts')).plansSchema,
  },
};
