import { relative, resolve } from 'node:path';
import type { Location, Message } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import { posixPath } from '../model/paths/posix-path.ts';
import { compilerPoint } from './compiler-point.ts';
import { isInside } from './sources/is-inside.ts';

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

/** What a plugin of ours adds to a message: all that is to be said. */
export interface OwnDetail {
  readonly diagnostic?: Diagnostic;
}

/** Something of React that what browsers get in its place does not export. */
const NOT_IN_BROWSERS = /^No matching export in ".*\/client\/react\/react\.ts" for import "(.+)"$/;

function toDiagnostic(
  { text, location, notes, detail }: Message,
  showPath: (file: string) => string,
): Diagnostic {
  const { diagnostic } = (detail ?? {}) as OwnDetail;
  if (diagnostic !== undefined) return diagnostic;
  const missing = NOT_IN_BROWSERS.exec(text)?.[1];
  const hint = hintFor(text, location?.suggestion ?? '', notes[0]?.text);
  const related = notes.flatMap(note =>
    note.location === null ? [] : [{ ...placeOf(note.location), message: note.text.replace(/:$/, '') }],
  );
  return {
    severity: 'error',
    code: 'code/does-not-compile',
    message: missing === undefined ? text : `In the browser, React has no “${missing}”`,
    ...(location && { place: placeOf(location) }),
    ...(hint && { hint }),
    ...(related.length > 0 && { related }),
  };

  function placeOf(location: Location) {
    return { file: showPath(location.file), ...compilerPoint(location) };
  }
}

/** The compiler notices a missing sign only at the next word, and advises options of its own, which a site cannot set. */
function hintFor(text: string, suggestion: string, note: string | undefined): string | undefined {
  if (/^Expected .+ but found/.test(text))
    return 'Look at what is before it: a comma, a quote or a bracket may be missing, perhaps in the line above.';
  if (/^Unexpected /.test(text)) return 'Remove it, or complete what is before it.';
  if (/^Expected ".+" to go with/.test(text)) return `Write ${suggestion} where this part should end.`;
  if (NOT_IN_BROWSERS.test(text))
    return 'Components run on Preact there, which does without this. Use another hook, or a library that does not need it.';
  if (suggestion !== '') return `Did you mean “${suggestion}”?`;
  if (note?.includes('built into node'))
    return 'Browsers have no modules of Node. Do this in the plan or in a directive, which run when the site is built.';
  if (note?.includes('as external'))
    return 'There is no such file or package. The path of a file begins with ./, and a package must be installed.';
  return note;
}

function shownPath(
  file: string,
  { folder, root }: { readonly folder: string; readonly root: string },
): string {
  return posixPath(relative(isInside(root, file) ? root : folder, file));
}
