import { countDiagnostics, type Diagnostic } from '../model/diagnostic.ts';
import { counted } from '../model/text/counted.ts';

/** "2 errors and 1 warning"; "no problems" for none. */
export function countText(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  const counts = [
    { number: errors, noun: 'error' },
    { number: warnings, noun: 'warning' },
  ].filter(({ number }) => number > 0);
  if (counts.length === 0) return 'no problems';
  return counts.map(({ number, noun }) => counted(number, noun)).join(' and ');
}
