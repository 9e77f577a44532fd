import type { Feature } from '../generator/feature.ts';
import * as offered from './index.ts';
import { blog, changelog, docs, maps } from './index.ts';
import { prose } from './prose/index.ts';

/** The features that every site has. They come before those that it lists. */
const baseFeatures: readonly Feature[] = [prose()];

/** The features of a site that lists none. */
const defaultFeatures: readonly Feature[] = [docs(), blog(), changelog(), maps()];

/** The features that a site may list. */
const offeredFeatures: readonly Feature[] = Object.values(offered).map(feature => feature());

/** The features that come with the program. */
export const INCLUDED_FEATURES = { baseFeatures, defaultFeatures, offeredFeatures };
