import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** The configuration of a project cannot be read. */
export function unreadableConfig(message: string, place: Place): { readonly problem: Diagnostic } {
  return {
    problem: {
      severity: 'error',
      code: 'adopt/unreadable-config',
      message: message.replace(/\.$/, ''),
      place,
      hint: 'Mend the file, and try it with the program that it is written for.',
    },
  };
}
