import * as v from 'valibot';
import type { Gallery } from '../../../src/features/maps/map.ts';
import { optionsSchema } from '../../../src/features/maps/options.ts';
import { planMaps } from '../../../src/features/maps/plan/plan-gallery.ts';
import type { TestFeature } from '../../unit/invented-features.ts';

/** The gallery of maps, as a site lists it. */
export function mapsOf(loaded: Gallery, given: v.InferInput<typeof optionsSchema> = {}): TestFeature {
  const filesOf = async () => ({ svg: '', thumbnail: '', geoJson: '', topoJson: '', csv: '' });
  const part = planMaps(v.parse(optionsSchema, given), 'features[0]', { gallery: loaded, filesOf });
  return { collections: [], part };
}
