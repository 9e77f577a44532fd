import type { PlanContext } from '@mapwright/site/plan';
import type { ChangelogOptions } from '../options.ts';

/** What the parts of the changelog are planned with. */
export interface ChangelogContext extends PlanContext {
  readonly changelog: Omit<ChangelogOptions, 'title'> & { readonly title: string };
}
