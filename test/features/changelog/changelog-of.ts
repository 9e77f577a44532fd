import * as v from 'valibot';
import { releasesAt } from '../../../src/features/changelog/collection.ts';
import { optionsSchema } from '../../../src/features/changelog/options.ts';
import { planChangelog } from '../../../src/features/changelog/plan/plan-changelog.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import type { TestFeature } from '../../unit/invented-features.ts';

/** The changelog, as a site lists it. */
export function changelogOf(given: v.InferInput<typeof optionsSchema> = {}): TestFeature {
  const options = v.parse(optionsSchema, given);
  return { collections: [releasesAt(options.path, wordsOf('en'))], part: planChangelog(options) };
}
