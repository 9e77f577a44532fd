import type { PlanContext } from '@mapwright/site/plan';
import type { MapsOptions } from '../options.ts';

/** What the parts of the gallery are planned with. */
export interface MapsContext extends PlanContext {
  readonly options: Omit<MapsOptions, 'title'> & { readonly title: string };
}
