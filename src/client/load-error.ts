import { shellWords } from '../templates/words.ts';

/**
 * An error whose message explains to the visitor why something did not load. It is known by its name: the first script and the shell are
 * compiled apart, and each has this class.
 */
export class LoadError extends Error {
  override readonly name: string = 'LoadError';
}

/** A layout's module cannot be used, and loading it again would not help. */
export class LayoutModuleError extends LoadError {
  override readonly name = 'LayoutModuleError';
}

/** Whether loading again would not help. */
export function isLasting(error: unknown): boolean {
  return error instanceof Error && error.name === 'LayoutModuleError';
}

/** The explanation of a failure for the visitor: always our own words, never those of the browser. */
export function failureText(error: unknown): string {
  const isOurs = error instanceof Error && /^(?:Load|LayoutModule)Error$/.test(error.name);
  return isOurs ? error.message : shellWords.checkConnection;
}
