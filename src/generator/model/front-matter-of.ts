import type * as v from 'valibot';
import type { FrontMatterSchema } from './collection.ts';
import type { EntryHead } from './entry.ts';

/** The front matter of an entry, with the type of its collection's schema, which has checked it. */
export function frontMatterOf<Schema extends FrontMatterSchema>(
  { frontMatter }: Pick<EntryHead, 'frontMatter'>,
  _schema: Schema,
): v.InferOutput<Schema> {
  return frontMatter;
}
