import { diagnosticOf } from '../load/driver/feature-error.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

export interface LateErrors {
  /** Absolute. */
  readonly cacheFolder: string;
  /** Reports such an error. */
  readonly onError: (diagnostic: Diagnostic) => void;
}

/** Stops hearing errors for the last command. */
let stop = () => {};

/**
 * Reports errors of the site's code that cannot be caught, such as those of a timer, until the process ends: a timer may outlive its command.
 * If another command runs in the process, it hears them instead. Any other error ends the process as usual.
 */
export function hearLateErrors({ cacheFolder, onError }: LateErrors): void {
  const hear = (error: unknown) => {
    const diagnostic = ofSite(error, cacheFolder);
    if (diagnostic === undefined) return endAsUsual(error);
    onError(diagnostic);
  };
  stop();
  stop = () => void process.off('uncaughtException', hear);
  const endAsUsual = (error: unknown) => {
    stop();
    setImmediate(() => {
      throw error;
    });
  };
  process.on('uncaughtException', hear);
}

function ofSite(error: unknown, cacheFolder: string): Diagnostic | undefined {
  try {
    return diagnosticOf(error, { cacheFolder });
  } catch {
    return undefined;
  }
}
