import type { Place } from '../../model/diagnostic.ts';

/** Thrown for a dense text that a separate process must parse before this one does. */
export class UntriedText extends Error {
  readonly text: string;
  readonly place: Place;

  constructor(text: string, place: Place) {
    super('This text must be tried first');
    this.text = text;
    this.place = place;
  }
}
