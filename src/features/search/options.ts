import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** The options for a site's search. */
export const optionsSchema = v.object({
  /** The page that a reader is sent to when nothing is found, such as `/contact`. */
  contact: v.optional(fields.filled),
});

export type SearchOptions = v.InferOutput<typeof optionsSchema>;
