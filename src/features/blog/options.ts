import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** The options for a site's blog. Without a title, the blog uses the word of the site's language. */
export const optionsSchema = v.object({
  path: v.optional(fields.area, '/blog'),
  title: v.optional(fields.filled),
  description: v.optional(fields.text, ''),
  postsPerPage: v.optional(fields.count, 10),
  feed: v.optional(fields.flag, true),
});

export type BlogOptions = v.InferOutput<typeof optionsSchema>;
