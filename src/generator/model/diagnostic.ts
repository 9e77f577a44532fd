import { compareText } from './text/compare-text.ts';

/** A place in a source file. Lines and columns count from 1; columns in UTF-16 units. */
export interface Place {
  /** POSIX path relative to the root. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** A message for the writer. A user's mistake is returned as a diagnostic; only our own bugs throw. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** Permanent and searchable, `room/what`: for example `link/missing-target`. */
  readonly code: string;
  /** What is wrong, in the writer's words, without a final full stop. */
  readonly message: string;
  readonly place?: Place;
  /** What to do. */
  readonly hint?: string;
  /** Other places involved, as in a collision. */
  readonly related?: readonly (Place & { readonly message: string })[];
}

/** What is wrong and what to do, before it is known how serious that is, and where. */
export type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** The number of diagnostics of each severity. */
export interface DiagnosticCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** Counts errors and warnings. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticCounts {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Sorts by file, line, column and code, so that a run prints the same on every machine. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** The files that a diagnostic names as places. */
export function filesNamedBy({ place, related = [] }: Diagnostic): readonly string[] {
  return [...(place === undefined ? [] : [place]), ...related].map(({ file }) => file);
}

/** Equal for two diagnostics that say the same about the same place. */
export function diagnosticKey({ code, message, place, hint }: Diagnostic): string {
  return JSON.stringify([code, message, place, hint]);
}

/** Each diagnostic once. A file that several pages include has its mistakes in each of them. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map(found => [diagnosticKey(found), found])).values()];
}
