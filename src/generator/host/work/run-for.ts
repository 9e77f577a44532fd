import { Script } from 'node:vm';
import { errorCode } from '../system-error.js';
import { leaveSiteCode, runningSiteCode, type SiteCode } from './site-code.ts';

/** How timed work ended. `stopped` is the code of the site in which it was broken off. */
export type Ending =
  | { readonly isInTime: true }
  | { readonly isInTime: false; readonly stopped: SiteCode | undefined };

const script = new Script('__timeLimited()');
let clocks = 0;

/** Runs synchronous work, and breaks it off after a time. */
export function runFor(milliseconds: number, work: () => void): Ending {
  const place: typeof globalThis & { __timeLimited?: () => void } = globalThis;
  place.__timeLimited = work;
  const outer = runningSiteCode();
  clocks++;
  try {
    script.runInThisContext({ timeout: milliseconds });
    return { isInTime: true };
  } catch (error) {
    if (errorCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const stopped = runningSiteCode();
    leaveSiteCode(outer);
    return { isInTime: false, stopped };
  } finally {
    clocks--;
    delete place.__timeLimited;
  }
}

/** Whether a clock is running. */
export function isTimed(): boolean {
  return clocks > 0;
}
