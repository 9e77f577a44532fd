import type { Feature } from '../generator/feature.ts';
import { blog, changelog, docs, maps } from './index.ts';
import { prose } from './prose/index.ts';

/** The features that every site has. They come before those that it lists. */
export const BASE_FEATURES: readonly Feature[] = [prose()];

/** The features of a site that lists none. */
export const DEFAULT_FEATURES: readonly Feature[] = [docs(), blog(), changelog(), maps()];
