import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** What a site says of its blog. Without a title it has the word of the site's language. */
export const optionsSchema = v.object({
  path: v.optional(fields.area, '/blog'),
  title: v.optional(fields.filled),
  description: v.optional(fields.text, ''),
  postsPerPage: v.optional(fields.count, 10),
  feed: v.optional(fields.flag, true),
});

export type BlogOptions = v.InferOutput<typeof optionsSchema>;
