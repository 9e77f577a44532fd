import type { Place } from '../../model/diagnostic.ts';

/** Code of a site that the program calls. */
export interface SiteCode {
  /** As the subject of a sentence: `The plan of the feature “jobs”`. */
  readonly what: string;
  /** What it works on, or where the site lists it. */
  readonly place?: Place;
}

let running: SiteCode | undefined;

/** Calls code of a site, so that a clock can say what it has stopped. */
export function callSiteCode<Result>(code: SiteCode, call: () => Result): Result {
  const outer = running;
  running = code;
  try {
    return call();
  } finally {
    running = outer;
  }
}

/** The code of the site that is running now. */
export function runningSiteCode(): SiteCode | undefined {
  return running;
}

/** Goes back to what was running before work that a clock has stopped: such work does not even reach its `finally`. */
export function leaveSiteCode(outer: SiteCode | undefined): void {
  running = outer;
}
