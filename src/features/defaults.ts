import type { Feature } from '../generator/feature.ts';
import { blog, changelog, docs, maps } from './index.ts';

/** What a site has that lists no features. */
export const DEFAULT_FEATURES: readonly Feature[] = [docs(), blog(), changelog(), maps()];
