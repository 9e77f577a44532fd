import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** The options for the pictures of pages. */
export const optionsSchema = v.object({
  /** Folders of pages that get no picture: `/changelog`. */
  except: v.optional(v.array(fields.sitePath), []),
  /** An SVG file below `content/static/` whose outlines are shown instead of the globe: `/outline.svg`. */
  outline: fields.or(fields.sitePath),
  /** The colour of the map, with six digits. Everything else is mixed from it. */
  color: v.optional(
    v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour with six digits, such as #2f8c87')),
    '#2f8c87',
  ),
});

export type SocialPicturesOptions = v.InferOutput<typeof optionsSchema>;
