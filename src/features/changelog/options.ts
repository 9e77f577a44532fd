import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** The options for a site's changelog. Without a title, the changelog uses the word of the site's language. */
export const optionsSchema = v.object({
  path: v.optional(fields.area, '/changelog'),
  title: v.optional(fields.filled),
  description: v.optional(fields.text, ''),
  releasesPerPage: v.optional(fields.count, 10),
  feed: v.optional(fields.flag, true),
});

export type ChangelogOptions = v.InferOutput<typeof optionsSchema>;
