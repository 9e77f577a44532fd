import { shellWords } from '../templates/words.ts';

/** Says in words for the visitor why something could not be loaded. */
export class LoadError extends Error {}

/** What the visitor reads of a failure: words of ours, never those of the browser. */
export function failureText(error: unknown): string {
  return error instanceof LoadError ? error.message : shellWords.checkConnection;
}
