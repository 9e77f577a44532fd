import * as v from 'valibot';
import { optionsSchema } from '../../../src/features/maps/options.ts';
import { planMaps } from '../../../src/features/maps/plan/plan-gallery.ts';
import type { TestFeature } from '../../unit/invented-features.ts';

/** The gallery of maps, as a site lists it. */
export function mapsOf(given: v.InferInput<typeof optionsSchema> = {}): TestFeature {
  return { collections: [], part: planMaps(v.parse(optionsSchema, given), 'features[0]') };
}
