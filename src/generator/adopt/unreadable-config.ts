import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** The configuration of a project cannot be read. */
export function unreadableConfig(message: string, place: Place): { readonly problem: Diagnostic } {
  return {
    problem: {
      severity: 'error',
      code: 'adopt/unreadable-config',
      message: message.replace(/\.$/, ''),
      place,
      hint: 'Fix the file, and check that the project’s own program can read it.',
    },
  };
}
