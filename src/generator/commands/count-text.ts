import { countDiagnostics, type Diagnostic } from '../model/diagnostic.ts';
import { groupDigits } from '../model/group-digits.ts';

/** "2 errors and 1 warning"; "nothing wrong" for none. */
export function countText(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  const parts = [plural(errors, 'error'), plural(warnings, 'warning')].filter(part => part !== '');
  return parts.length === 0 ? 'nothing wrong' : parts.join(' and ');
}

function plural(number: number, noun: string): string {
  return number === 0 ? '' : `${groupDigits(number)} ${noun}${number === 1 ? '' : 's'}`;
}
