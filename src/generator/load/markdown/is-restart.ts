import { Unprepared } from '../lazy-module.ts';
import { UntriedText } from './untried-text.ts';

/** Whether an error only makes loading start the page again. */
export function isRestart(error: unknown): boolean {
  return error instanceof UntriedText || error instanceof Unprepared;
}
