import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** The options for a site's gallery. Without a title, the gallery uses the word of the site's language. */
export const optionsSchema = v.object({
  path: v.optional(fields.area, '/maps'),
  title: v.optional(fields.filled),
  description: v.optional(fields.text, ''),
  /** Where the small pages are that other sites show in frames. */
  framePath: v.optional(fields.area, '/embed'),
  /** Page with the licences of the maps; `null` = no link. */
  licencePage: fields.or(fields.sitePath),
  /** Code with which a product shows the map, offered for copying beside plain HTML; `null` = none. */
  embed: fields.or(v.object({ title: fields.filled, code: fields.filled })),
});

export type MapsOptions = v.InferOutput<typeof optionsSchema>;
