import type { Diagnostic } from '../model/diagnostic.ts';

/** The instant of the build in milliseconds: from `SOURCE_DATE_EPOCH` (seconds), else now; `null` if the variable is not a number of seconds. */
export function buildInstant({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): number | null {
  if (seconds === undefined) return Date.now();
  return /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

/** The diagnostic for a `buildInstant` of `null`. */
export function noInstant({ SOURCE_DATE_EPOCH: seconds = '' }: NodeJS.ProcessEnv): Diagnostic {
  return {
    severity: 'error',
    code: 'usage/source-date-epoch',
    message: `SOURCE_DATE_EPOCH is “${seconds}”, which is not a number of seconds`,
    hint: 'Give the seconds since 1970 as digits, such as 1767225600, or unset the variable.',
  };
}
