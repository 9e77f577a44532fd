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
  /** Passes on what another cache has to say, under the same terms. */
  readonly tell: (warning: Diagnostic) => void;
  /** Caches compiled code and returns its folder, if necessary a temporary one. Without a folder, there would be nothing to run. */
  readonly keepCode: (
    shelf: string,
    name: string,
    files: readonly CodeFile[],
  ) => { readonly folder: string } | { readonly diagnostic: Diagnostic };
}

/** `problem` is an earlier refusal of the system; `onWarning` is called for the first refusal only, and for what others tell. */
export function createCacheGuard(
  problem: Error | null,
  onWarning: (warning: Diagnostic) => void,
): CacheGuard {
  let isTold = false;
  if (problem !== null) warn(problem);
  return {
    attempt: write => {
      try {
        write();
      } catch (error) {
        if (!isSystemError(error)) throw error;
        warn(error);
      }
    },
    tell: onWarning,
    keepCode: (shelf, name, files) => {
      try {
        const { folder, problem: refusal } = keepCode(shelf, name, files);
        if (refusal !== null) warn(refusal);
        return { folder };
      } catch (error) {
        return { diagnostic: systemDiagnostic(error, shelf) };
      }
    },
  };

  function warn(error: Error): void {
    if (!isTold) onWarning(unwritten(error));
    isTold = true;
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
