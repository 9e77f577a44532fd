import type { Place } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { Unprepared } from '../lazy-module.ts';
import { UntriedText } from '../markdown/untried-text.ts';

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
    // These make loading start again, and a directive inside this one has already said what it throws.
    if (error instanceof Unprepared || error instanceof UntriedText || error instanceof DirectiveFailure)
      throw error;
    throw new DirectiveFailure(name, place, error);
  }
}
