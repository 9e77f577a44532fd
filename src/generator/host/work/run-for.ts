import { Script } from 'node:vm';
import { errorCode } from '../system-error.js';

const script = new Script('__timeLimited()');

/** Runs synchronous work; `false` if it was broken off. */
export function runFor(milliseconds: number, work: () => void): boolean {
  const place: typeof globalThis & { __timeLimited?: () => void } = globalThis;
  place.__timeLimited = work;
  try {
    script.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    delete place.__timeLimited;
  }
}
