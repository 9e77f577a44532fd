import type { PlanContext } from '@mapwright/site/plan';
import type { DocsOptions } from '../options.ts';

/** What the parts of the docs are planned with. */
export interface DocsContext extends PlanContext {
  /** That of the options in the configuration: `features[0]`. */
  readonly field: string;
  /** Of the docs that are planned. */
  readonly ownCollection: string;
  readonly docs: Omit<DocsOptions, 'title'> & { readonly title: string };
}
