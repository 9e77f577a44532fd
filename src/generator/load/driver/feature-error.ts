import type { FeatureDefinition } from '../../feature.ts';
import { codeShelfIn, inNamesOfModules, placeOfStack, stackOf } from '../../host/config/place-of-stack.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { isOfProgram } from './feature-origin.ts';

/** Thrown if the code of a site's own feature throws, or gives what it must not. What was loaded until then lacks the feature, so nothing of it is remembered. */
export class FeatureError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic, cause?: unknown) {
    super(diagnostic.message, { cause });
    this.name = 'FeatureError';
    this.diagnostic = diagnostic;
  }
}

/** Runs code that a feature imports when it is needed. If it throws, that is the site's mistake, unless the feature is the program's own. */
export async function runFeature<Result>(
  { definition, placeOf }: { readonly definition: FeatureDefinition; readonly placeOf: PlaceInConfig },
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isOfProgram(definition) || error instanceof FeatureError) throw error;
    throw thrownBy(definition.name, error, placeOf([]));
  }
}

/** The error for what the code of a feature throws. */
export function thrownBy(name: string, error: unknown, place: Place): FeatureError {
  const hint = 'Fix the code of the feature, or leave the feature out.';
  return new FeatureError(throws(`The feature “${name}”`, error, { place, hint }), error);
}

/**
 * The diagnostic of an error that passed through a site's own code, at the line of that code if its stack names one. Any other error is
 * thrown on.
 */
export function diagnosticOf(error: unknown, { cacheFolder }: { readonly cacheFolder: string }): Diagnostic {
  const cause = error instanceof FeatureError ? error.cause : error;
  const place = placeOfStack(stackOf(cause), codeShelfIn(cacheFolder));
  if (error instanceof FeatureError) return { ...error.diagnostic, ...(place && { place }) };
  if (place === undefined) throw error;
  return throws('The code of the site', error, {
    place,
    hint: 'Fix the code at this place, or what it calls.',
  });
}

function throws(
  what: string,
  error: unknown,
  { place, hint }: { readonly place: Place; readonly hint: string },
): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/throws',
    message: `${what} throws an error: ${inNamesOfModules(messageOf(error))}`,
    place,
    hint,
  };
}
