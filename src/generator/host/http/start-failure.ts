import type { Diagnostic } from '../../model/diagnostic.ts';

/** A server could not start, through no fault of ours: the message for the user, and the exit code. */
export class StartFailure extends Error {
  readonly diagnostic: Diagnostic;
  readonly exitCode: 1 | 2;

  constructor(diagnostic: Diagnostic, exitCode: 1 | 2, cause?: unknown) {
    super(diagnostic.message, { cause });
    this.name = 'StartFailure';
    this.diagnostic = diagnostic;
    this.exitCode = exitCode;
  }
}
