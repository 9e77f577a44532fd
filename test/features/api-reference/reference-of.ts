import * as v from 'valibot';
import { referenceCollection } from '../../../src/features/api-reference/collection.ts';
import { optionsSchema } from '../../../src/features/api-reference/options.ts';
import { planReference } from '../../../src/features/api-reference/plan/plan-reference.ts';
import * as docsPlanning from '../../../src/features/docs/plan/planning.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import type { TestFeature } from '../../unit/invented-features.ts';

/** The API reference, as a site lists it. */
export function referenceOf(given: v.InferInput<typeof optionsSchema>): TestFeature {
  const options = v.parse(optionsSchema, given);
  return {
    collections: [referenceCollection(options.path, wordsOf('en'))],
    part: planReference(options, { ...docsPlanning, field: 'features[1]' }),
  };
}
