import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** The options for the documented library. Without a title, the reference uses the word of the site's language. */
export const optionsSchema = v.object({
  path: v.optional(fields.area, '/api'),
  title: v.optional(fields.filled),
  entryPoints: v.pipe(v.array(fields.filled), v.minLength(1, 'at least one file')),
  tsconfig: fields.or(fields.filled),
  requiresComments: v.optional(fields.flag, false),
});

export type ReferenceOptions = v.InferOutput<typeof optionsSchema>;
