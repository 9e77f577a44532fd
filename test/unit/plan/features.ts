import * as v from 'valibot';
import { referenceCollection } from '../../../src/features/api-reference/collection.ts';
import { optionsSchema as referenceOptions } from '../../../src/features/api-reference/options.ts';
import { planReference } from '../../../src/features/api-reference/plan/plan-reference.ts';
import { postsAt } from '../../../src/features/blog/collection.ts';
import { optionsSchema as blogOptions } from '../../../src/features/blog/options.ts';
import { planBlog } from '../../../src/features/blog/plan/plan-blog.ts';
import { releasesAt } from '../../../src/features/changelog/collection.ts';
import { optionsSchema as changelogOptions } from '../../../src/features/changelog/options.ts';
import { planChangelog } from '../../../src/features/changelog/plan/plan-changelog.ts';
import { docsCollection } from '../../../src/features/docs/collection.ts';
import { optionsSchema as docsOptions } from '../../../src/features/docs/options.ts';
import { planDocsOf } from '../../../src/features/docs/plan/plan-docs.ts';
import * as docsPlanning from '../../../src/features/docs/plan/planning.ts';
import { optionsSchema as mapsOptions } from '../../../src/features/maps/options.ts';
import { planMaps } from '../../../src/features/maps/plan/plan-gallery.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import type { TestFeature } from './heads.ts';

const WORDS = wordsOf('en');

/** The docs, as a site lists them. */
export function docsOf(given: v.InferInput<typeof docsOptions> = {}): TestFeature {
  const options = v.parse(docsOptions, given);
  const part = planDocsOf(options, 'features[0]');
  return { collections: [docsCollection(options, WORDS)], part };
}

/** The API reference, as a site lists it. */
export function referenceOf(given: v.InferInput<typeof referenceOptions>): TestFeature {
  const options = v.parse(referenceOptions, given);
  return {
    collections: [referenceCollection(options.path)],
    part: planReference(options, { ...docsPlanning, field: 'features[1]' }),
  };
}

/** The blog, as a site lists it. */
export function blogOf(given: v.InferInput<typeof blogOptions> = {}): TestFeature {
  const options = v.parse(blogOptions, given);
  return { collections: [postsAt(options.path, WORDS)], part: planBlog(options) };
}

/** The changelog, as a site lists it. */
export function changelogOf(given: v.InferInput<typeof changelogOptions> = {}): TestFeature {
  const options = v.parse(changelogOptions, given);
  return { collections: [releasesAt(options.path, WORDS)], part: planChangelog(options) };
}

/** The gallery of maps, as a site lists it. */
export function mapsOf(given: v.InferInput<typeof mapsOptions> = {}): TestFeature {
  return { collections: [], part: planMaps(v.parse(mapsOptions, given), 'features[0]') };
}
