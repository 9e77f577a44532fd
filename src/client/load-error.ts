import { shellWords } from '../templates/words.ts';

/** An error whose message explains to the visitor why something did not load. */
export class LoadError extends Error {}

/** The explanation of a failure for the visitor: always our own words, never those of the browser. */
export function failureText(error: unknown): string {
  return error instanceof LoadError ? error.message : shellWords.checkConnection;
}
