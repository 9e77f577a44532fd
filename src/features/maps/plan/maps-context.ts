import type { PlanContext } from '@mapwright/site/plan';
import type { Gallery } from '../map.ts';
import type { MapsOptions } from '../options.ts';

/** The context in which the parts of the gallery are planned. */
export interface MapsContext extends PlanContext {
  readonly gallery: Gallery;
  readonly options: Omit<MapsOptions, 'title'> & { readonly title: string };
}
