import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** What a site says of its gallery. Without a title it has the word of the site's language. */
export const optionsSchema = v.object({
  path: v.optional(fields.area, '/maps'),
  title: v.optional(fields.filled),
  description: v.optional(fields.text, ''),
  /** Page with the licences of the maps; `null` = none is linked. */
  licencePage: fields.or(fields.sitePath),
  /** Code with which a product shows the map, to be copied beside plain HTML; `null` = none. */
  embed: fields.or(v.object({ title: fields.filled, code: fields.filled })),
});

export type MapsOptions = v.InferOutput<typeof optionsSchema>;
