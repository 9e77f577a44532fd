import type { Place } from '../../model/diagnostic.ts';
import { awaitFeature } from './await-feature.ts';
import { checkDefinition } from './check-definition.ts';
import { callInTime } from './feature-clock.ts';
import { FeatureError } from './feature-error.ts';

/** Guards what a site's own feature gives. `part` says what of the feature it is: `plan`. */
export interface FeatureGuard {
  /** Gives a value on if it fits the schema. */
  readonly check: <Value>(schema: Parameters<typeof checkDefinition>[0], value: Value, part: string) => Value;
  /** The same function under a clock. A promise that it returns must settle. */
  readonly inTime: <Given extends readonly unknown[], Result>(
    part: string,
    run: (...given: Given) => Result,
  ) => (...given: Given) => Result;
}

/** The guard of the feature that a site lists at a place. */
export function createGuard(name: string, place: Place): FeatureGuard {
  return {
    check: (schema, value, part) => {
      const what = `In the ${part} of the feature “${name}”`;
      const [wrong] = checkDefinition(schema, value, { what, place });
      if (wrong !== undefined) throw new FeatureError(wrong);
      return value;
    },
    inTime: <Given extends readonly unknown[], Result>(part: string, run: (...given: Given) => Result) => {
      const code = { what: `The ${part} of the feature “${name}”`, place };
      return (...given: Given): Result => {
        const result = callInTime(code, () => run(...given));
        // Safe: a promise for a promise of the same.
        return result instanceof Promise ? (awaitFeature(code, result) as Result) : result;
      };
    },
  };
}
