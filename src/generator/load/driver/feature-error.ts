import type { Diagnostic } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/message-of.ts';
import { isOfProgram } from './feature-origin.ts';
import type { ListedFeature } from './read-features.ts';

/** Thrown if the code of a site's own feature throws. What was loaded until then lacks the feature, so nothing of it is remembered. */
class FeatureError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic, cause: unknown) {
    super(diagnostic.message, { cause });
    this.name = 'FeatureError';
    this.diagnostic = diagnostic;
  }
}

/** Runs code that a feature imports when it is needed. If it throws, that is the site's mistake, unless the feature is the program's own. */
export async function runFeature<Result>(
  { definition, placeOf }: Pick<ListedFeature, 'definition' | 'placeOf'>,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isOfProgram(definition)) throw error;
    throw new FeatureError(throws(definition.name, placeOf([]), error), error);
  }
}

/** The diagnostic of a feature's error. Any other error is thrown on. */
export function diagnosticOf(error: unknown): Diagnostic {
  if (error instanceof FeatureError) return error.diagnostic;
  throw error;
}

function throws(name: string, place: Diagnostic['place'], error: unknown): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/throws',
    message: `The feature “${name}” throws an error: ${messageOf(error)}`,
    ...(place && { place }),
    hint: 'Fix the code of the feature, or leave the feature out.',
  };
}
