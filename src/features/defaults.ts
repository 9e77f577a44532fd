import type { Feature } from '../generator/feature.ts';
import { blog, changelog, docs, maps } from './index.ts';
import { prose } from './prose/index.ts';

/** What every site has, before what it lists. */
export const BASE_FEATURES: readonly Feature[] = [prose()];

/** What a site has that lists no features. */
export const DEFAULT_FEATURES: readonly Feature[] = [docs(), blog(), changelog(), maps()];
