import type { PlanContext } from '@mapwright/site/plan';
import type { BlogOptions } from '../options.ts';

/** What the parts of the blog are planned with. */
export interface BlogContext extends PlanContext {
  readonly blog: Omit<BlogOptions, 'title'> & { readonly title: string };
}
