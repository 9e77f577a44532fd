import type { Place } from './diagnostic.ts';
import type { FieldPath } from './field-path.ts';

/** The place of a field of the configuration, or of the nearest field around it. */
export type PlaceInConfig = (path: FieldPath) => Place;

/** The path of a field, from the text that `describePath` writes: `docs.sidebars.docs[0].to`. */
export function fieldPathOf(field: string): FieldPath {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, index]) =>
    index === undefined ? text : Number(index),
  );
}
