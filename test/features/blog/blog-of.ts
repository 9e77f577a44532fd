import * as v from 'valibot';
import { postsAt } from '../../../src/features/blog/collection.ts';
import { optionsSchema } from '../../../src/features/blog/options.ts';
import { planBlog } from '../../../src/features/blog/plan/plan-blog.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import type { TestFeature } from '../../unit/invented-features.ts';

/** The blog, as a site lists it. */
export function blogOf(given: v.InferInput<typeof optionsSchema> = {}): TestFeature {
  const options = v.parse(optionsSchema, given);
  return { collections: [postsAt(options.path, wordsOf('en'))], part: planBlog(options) };
}
