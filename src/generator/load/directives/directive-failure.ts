import type { Place } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { isRestart } from '../markdown/is-restart.ts';
import { ParserFailure } from '../markdown/parser-failure.ts';

/** Thrown where the code of a directive throws: its page cannot be loaded, and nothing of it is remembered. */
export class DirectiveFailure extends Error {
  readonly place: Place;

  constructor(name: string, place: Place, cause: unknown) {
    super(`The directive “${name}” throws an error: ${messageOf(cause)}`, { cause });
    this.name = 'DirectiveFailure';
    this.place = place;
  }
}

/** Runs the code of a directive at a place. */
export function runDirective<Result>(name: string, place: Place, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    // An included file, or a directive inside this one, has already said what it throws.
    if (isRestart(error) || error instanceof ParserFailure || error instanceof DirectiveFailure) throw error;
    throw new DirectiveFailure(name, place, error);
  }
}
