import type { Collection } from '../../model/collection.ts';
import type { Place } from '../../model/diagnostic.ts';
import { FeatureError, thrownBy } from './feature-error.ts';
import { createGuard } from './feature-guard.ts';
import { baseSchema, titleSchema } from './result-schemas.ts';

/** A collection of a site's own feature, whose functions run under a clock and check what they give. */
export function guardCollection(collection: Collection, feature: string, place: Place): Collection {
  const part = `collection “${collection.name}”`;
  const { check, inTime } = createGuard(feature, place);
  const { starter } = collection;
  const titleOf = inTime(part, collection.titleOf);
  const baseOf = inTime(part, collection.baseOf);
  return {
    ...collection,
    titleOf: path => {
      try {
        return check(titleSchema, { titleOf: titleOf(path) ?? null }, part).titleOf;
      } catch (error) {
        throw error instanceof FeatureError ? error : thrownBy(feature, error, place);
      }
    },
    baseOf: file => check(baseSchema, { baseOf: baseOf(file) ?? null }, part).baseOf,
    segmentsOf: inTime(part, collection.segmentsOf),
    ...(starter && { starter: { ...starter, start: inTime(part, starter.start) } }),
  };
}
