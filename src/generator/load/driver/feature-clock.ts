import { SETTLING_TIME } from '../../host/config/config-failure.ts';
import { isTimed, runFor } from '../../host/work/run-for.ts';
import { callSiteCode, type SiteCode } from '../../host/work/site-code.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { FeatureError } from './feature-error.ts';

/** Calls a feature's function under the clock of a configuration, unless a clock is running already. */
export function callInTime<Result>(code: SiteCode, call: () => Result): Result {
  if (isTimed()) return callSiteCode(code, call);
  const outcome = outcomeOf(call);
  if (outcome === undefined) throw new FeatureError(endless(code));
  return resultOf(outcome);
}

/**
 * Runs work that calls many functions of features, with one clock for all of them: starting a clock for each would cost more than most of
 * them. If it is late, the work begins again, and each of them has a clock of its own.
 */
export function underOneClock<Result>(work: () => Result): Result {
  const outcome = outcomeOf(work);
  return outcome === undefined ? work() : resultOf(outcome);
}

type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

function outcomeOf<Result>(work: () => Result): Outcome<Result> | undefined {
  let outcome: Outcome<Result> | undefined;
  // Listeners for signals stay: removing them here could lose a signal that has just come.
  runFor(SETTLING_TIME, () => {
    try {
      outcome = { result: work() };
    } catch (error) {
      // Node would write the lines of the clock into its stack.
      outcome = { error };
    }
  });
  return outcome;
}

function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

function endless({ what, place }: SiteCode): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/endless',
    message: `${what} takes longer than ${SETTLING_TIME / 1000} s`,
    ...(place && { place }),
    hint: 'Look for a loop that never ends.',
  };
}
