import type * as v from 'valibot';
import type { FrontMatterSchema } from './collection.ts';
import type { EntryHead } from './entry.ts';

/** The front matter of an entry, typed by the schema of its collection, which has checked it. */
export function frontMatterOf<Schema extends FrontMatterSchema>(
  { frontMatter }: Pick<EntryHead, 'frontMatter'>,
  _schema: Schema,
): v.InferOutput<Schema> {
  return frontMatter;
}
