import type { Diagnostic } from '../model/diagnostic.ts';
import { countText } from './count-text.ts';

/** Reports the diagnostics of a site each time it has changed. */
export type DevReport = (diagnostics: readonly Diagnostic[]) => void;

/**
 * Errors are printed after every save, because silence would mean that they are gone. Warnings are printed when they are new: a site that
 * was taken over may have thousands. The count always includes all.
 */
export function createDevReport(terminal: {
  readonly diagnostics: (diagnostics: readonly Diagnostic[]) => void;
  readonly note: (text: string) => void;
}): DevReport {
  let known: ReadonlySet<string> = new Set();
  return diagnostics => {
    const shown = diagnostics.filter(found => found.severity === 'error' || !known.has(nameOf(found)));
    if (shown.length > 0) terminal.diagnostics(shown);
    if (diagnostics.length > 0 || known.size > 0)
      terminal.note(
        countText(diagnostics) + (diagnostics.length > 0 && shown.length === 0 ? ', as before' : ''),
      );
    known = new Set(diagnostics.map(nameOf));
  };
}

/** What stays the same while lines move. */
function nameOf({ code, message, place }: Diagnostic): string {
  return `${code} ${place?.file} ${message}`;
}
