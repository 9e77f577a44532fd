import type { Diagnostic } from '../model/diagnostic.ts';
import { groupDigits } from './group-digits.ts';

/** "2 errors and 1 warning"; "nothing wrong" for none. */
export function countText(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [plural(errors, 'error'), plural(warnings, 'warning')].filter(part => part !== '');
  return parts.length === 0 ? 'nothing wrong' : parts.join(' and ');
}

function plural(number: number, noun: string): string {
  return number === 0 ? '' : `${groupDigits(number)} ${noun}${number === 1 ? '' : 's'}`;
}
