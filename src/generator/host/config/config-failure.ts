import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { firstLineOf } from '../../model/text/first-line.ts';
import { messageOf } from '../../model/text/message-of.ts';

/** What a configuration does instead of exporting a value. `stack` is that of the compiled module. */
export type ConfigFailure =
  | { readonly kind: 'throws'; readonly message: string; readonly stack?: string }
  | { readonly kind: 'exits'; readonly stack?: string }
  | { readonly kind: 'prints'; readonly text: string }
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'endless' };

/** The result of running a configuration. */
export type ConfigRun = { readonly exported: unknown } | { readonly failure: ConfigFailure };

/** Milliseconds that code of the site may take. */
export const SETTLING_TIME = 10_000;

/** The failure of a configuration that threw something, an error or not. */
export function thrown(error: unknown): ConfigFailure {
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind: 'throws', message: messageOf(error), ...(stack !== undefined && { stack }) };
}

/** Explains what a configuration does, where, and how to fix it. */
export function configFailure(failure: ConfigFailure, place: Place): Diagnostic {
  return { severity: 'error', code: `config/${failure.kind}`, place, ...wordsFor(failure) };
}

function wordsFor(failure: ConfigFailure): Pick<Diagnostic, 'message' | 'hint'> {
  switch (failure.kind) {
    case 'throws':
      return { message: `The configuration throws an error: ${failure.message}`, ...cureOf(failure) };
    case 'exits':
      return {
        message: 'The configuration calls process.exit',
        hint: 'Remove the call. To stop the build, throw an error.',
      };
    case 'prints':
      return {
        message: `The configuration writes to standard output: ${firstLineOf(failure.text).slice(0, 200)}`,
        hint: 'Remove console.log, because standard output belongs to the command. You can use console.error.',
      };
    case 'unsettled':
      return {
        message: 'The configuration awaits something that never settles',
        hint: 'Check each await and what its promise waits for.',
      };
    case 'endless':
      return {
        message: `The configuration takes longer than ${SETTLING_TIME / 1000} s`,
        hint: 'Look for a loop that never ends, or for an await that takes too long.',
      };
  }
}

function cureOf({ message }: { readonly message: string }): Pick<Diagnostic, 'hint'> {
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  return missing === undefined
    ? { hint: 'Fix the code at this place, or what it calls.' }
    : { hint: `Run \`npm install ${missing}\`, or correct the name in the import.` };
}
