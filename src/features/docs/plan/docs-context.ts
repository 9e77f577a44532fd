import type { PlanContext } from '@mapwright/site/plan';
import type { DocsOptions } from '../options.ts';

/** The context in which the parts of the docs are planned. */
export interface DocsContext extends PlanContext {
  /** The field of the options in the configuration: `features[0]`. */
  readonly field: string;
  /** The collection of the docs that are planned. */
  readonly ownCollection: string;
  readonly docs: Omit<DocsOptions, 'title'> & { readonly title: string };
}
