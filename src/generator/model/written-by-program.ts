import type { Diagnostic, Place } from './diagnostic.ts';

/** The error for a page or a static file at the path of a file that the program writes. `output` is POSIX, relative to the output folder. */
export function writtenByProgram(output: string, place: Place | undefined, hint: string): Diagnostic {
  return {
    severity: 'error',
    code: 'output/same-path',
    message: `The program writes /${output} itself`,
    ...(place && { place }),
    hint,
  };
}

export const OTHER_SLUG = 'Give the page another `slug`.';
export const OTHER_NAME = 'Remove the file, or give it another name.';
