import type { Place } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';

/** Thrown where the parser throws on a file that a page includes: the mistake is in that file. */
export class ParserFailure extends Error {
  readonly place: Place;

  constructor(place: Place, cause: unknown) {
    super(messageOf(cause), { cause });
    this.name = 'ParserFailure';
    this.place = place;
  }
}
