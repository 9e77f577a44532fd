import { isAbsolute, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';

/** The compiler's messages as diagnostics; anything that is no build failure is a bug of ours and is thrown on. */
export function diagnosticsOfBuildFailure(failure: unknown, root: string): Diagnostic[] {
  if (!(failure instanceof Error) || !('errors' in failure) || !Array.isArray(failure.errors)) throw failure;
  // esbuild's BuildFailure holds its messages there.
  return (failure.errors as Message[]).map(message => toDiagnostic(message, root));
}

function toDiagnostic({ text, location, notes }: Message, root: string): Diagnostic {
  const hint = location?.suggestion ? `Did you mean "${location.suggestion}"?` : notes[0]?.text;
  return {
    severity: 'error',
    code: 'code/does-not-compile',
    message: text,
    ...(location && {
      place: { file: relativeTo(root, location.file), line: location.line, column: location.column + 1 },
    }),
    ...(hint && { hint }),
  };
}

function relativeTo(root: string, file: string): string {
  return relative(root, isAbsolute(file) ? file : resolve(root, file)).replaceAll('\\', '/');
}
