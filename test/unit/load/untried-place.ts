import { UntriedText } from '../../../src/generator/load/markdown/untried-text.ts';
import type { Place } from '../../../src/generator/model/diagnostic.ts';

/** The place of the text that must be tried before the work can be done. */
export function untriedPlace(work: () => unknown): Place | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof UntriedText) return error.place;
    throw error;
  }
  return undefined;
}
