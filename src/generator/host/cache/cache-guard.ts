import type { Diagnostic } from '../../model/diagnostic.ts';
import { systemDiagnostic } from '../output/output-error.ts';
import { isSystemError } from '../system-error.js';
import { type CodeFile, keepCode } from './code-cache.js';

/**
 * Guards a run against its cache, which other runs have written. A cache only makes the next run faster. If it cannot be written, there
 * is one warning, which is not among the site's own diagnostics and never affects the exit code.
 */
export interface CacheGuard {
  /** Runs what writes to the cache. */
  readonly attempt: (write: () => void) => void;
  /** Passes on a warning of another cache, under the same terms. */
  readonly warn: (warning: Diagnostic) => void;
  /** Caches compiled code and returns its folder, if necessary a temporary one. Without a folder, there would be nothing to run. */
  readonly keepCode: (
    shelf: string,
    name: string,
    files: readonly CodeFile[],
  ) => { readonly folder: string } | { readonly diagnostic: Diagnostic };
}

/** `problem` is an earlier refusal of the system; `onWarning` is called for the first refusal only, and for the warnings of other caches. */
export function createCacheGuard(
  problem: Error | null,
  onWarning: (warning: Diagnostic) => void,
): CacheGuard {
  let hasWarned = false;
  if (problem !== null) reportUnwritten(problem);
  return {
    attempt: write => {
      try {
        write();
      } catch (error) {
        if (!isSystemError(error)) throw error;
        reportUnwritten(error);
      }
    },
    warn: onWarning,
    keepCode: (shelf, name, files) => {
      try {
        const { folder, problem: refusal } = keepCode(shelf, name, files);
        if (refusal !== null) reportUnwritten(refusal);
        return { folder };
      } catch (error) {
        return { diagnostic: systemDiagnostic(error, shelf) };
      }
    },
  };

  function reportUnwritten(error: Error): void {
    if (!hasWarned) onWarning(unwritten(error));
    hasWarned = true;
  }
}

function unwritten(error: Error): Diagnostic {
  return {
    severity: 'warning',
    code: 'cache/not-written',
    message: `The cache cannot be written (${error.message}), so the next run will be slow`,
    hint: 'Free some disk space, or make sure that you may write to the folder .cache. You can delete it at any time.',
  };
}
