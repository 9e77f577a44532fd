import type { Place } from './diagnostic.ts';
import type { FieldPath } from './validate-fields.ts';

/** Where a field of the configuration is written, or the nearest field around it. */
export type PlaceInConfig = (path: FieldPath) => Place;

/** A path that `describePath` has written: `docs.sidebars.docs[0].to`. */
export function fieldPathOf(field: string): FieldPath {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, index]) =>
    index === undefined ? text : Number(index),
  );
}
