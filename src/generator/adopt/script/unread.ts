import type { Place } from '../../model/diagnostic.ts';
import type { Note } from '../adopted-site.ts';
import { isFields } from '../values.ts';

/** Takes the place of a value in a configuration that only running it would give. */
export class Unread {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }
}

/** A note for each value in a part of a configuration that could not be read. */
export function notesOnUnread(value: unknown): readonly Note[] {
  return placesIn(value, new Set()).map(place => ({
    message: 'Values of the configuration that only running it would give: write them by hand',
    place,
  }));
}

function placesIn(value: unknown, seen: Set<unknown>): readonly Place[] {
  if (value instanceof Unread) return [value.place];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const parts = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return parts.flatMap(part => placesIn(part, seen));
}
