import { relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import { isInside } from './sources/list-files.ts';

/**
 * The compiler's messages as diagnostics, with the site's files relative to its root. Any other error is our bug and is thrown on.
 * `folder` is where the compiler ran.
 */
export function diagnosticsOfBuildFailure(failure: unknown, folder: string, root = folder): Diagnostic[] {
  if (!(failure instanceof Error) || !('errors' in failure) || !Array.isArray(failure.errors)) throw failure;
  // esbuild's BuildFailure keeps its messages there.
  return (failure.errors as Message[]).map(message =>
    toDiagnostic(message, file => shownPath(resolve(folder, file), { folder, root })),
  );
}

function toDiagnostic({ text, location, notes }: Message, showPath: (file: string) => string): Diagnostic {
  const hint = location?.suggestion ? `Did you mean "${location.suggestion}"?` : adviceOf(notes[0]?.text);
  return {
    severity: 'error',
    code: 'code/does-not-compile',
    message: text,
    ...(location && {
      place: { file: showPath(location.file), line: location.line, column: location.column + 1 },
    }),
    ...(hint && { hint }),
  };
}

/** The compiler advises an option of its own, which a site cannot set. */
function adviceOf(note: string | undefined): string | undefined {
  return note?.includes('built into node')
    ? 'Browsers have no modules of Node. Do this in the plan or in a directive, which run when the site is built.'
    : note;
}

function shownPath(
  file: string,
  { folder, root }: { readonly folder: string; readonly root: string },
): string {
  return relative(isInside(root, file) ? root : folder, file).replaceAll('\\', '/');
}
