import { diagnosticOf } from '../load/driver/feature-error.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

export interface LateErrors {
  /** Absolute. */
  readonly cacheFolder: string;
  /** Reports such an error. */
  readonly onError: (diagnostic: Diagnostic) => void;
}

/**
 * Reports errors of the site's code that cannot be caught, such as those of a timer, until the function that it returns is called. Any other
 * error ends the process as usual.
 */
export function hearLateErrors({ cacheFolder, onError }: LateErrors): () => void {
  const hear = (error: unknown) => {
    const diagnostic = ofSite(error, cacheFolder);
    if (diagnostic === undefined) return endAsUsual(error);
    onError(diagnostic);
  };
  const stop = () => void process.off('uncaughtException', hear);
  const endAsUsual = (error: unknown) => {
    stop();
    setImmediate(() => {
      throw error;
    });
  };
  process.on('uncaughtException', hear);
  return stop;
}

function ofSite(error: unknown, cacheFolder: string): Diagnostic | undefined {
  try {
    return diagnosticOf(error, { cacheFolder });
  } catch {
    return undefined;
  }
}
