import * as v from 'valibot';
import { ENGLISH } from '../../../templates/shared/words/english.ts';
import { namesIn } from '../../../templates/shared/words/names-in.ts';
import type { OwnWords } from '../../../templates/shared/words/words.ts';

/** The site's own words. Each must contain exactly the placeholders of the program's word that it replaces. */
export const ownWordsSchema = objectOf(ENGLISH, area =>
  v.optional(objectOf(area, word => v.optional(wordLike(word)))),
) as v.GenericSchema<unknown, OwnWords>;

function objectOf<Value>(
  table: Readonly<Record<string, Value>>,
  schemaOf: (value: Value) => v.GenericSchema,
): v.GenericSchema {
  return v.object(Object.fromEntries(Object.entries(table).map(([name, value]) => [name, schemaOf(value)])));
}

function wordLike(word: string): v.GenericSchema {
  const names = filledIn(word);
  const isAlike = (text: string) => /\S/.test(text) && filledIn(text).join() === names.join();
  return v.pipe(v.string(), v.check(isAlike, expectation(names)));
}

/** The placeholders of a word other than `{product}`, which any text of the configuration may contain. */
function filledIn(word: string): readonly string[] {
  return namesIn(word).filter(name => name !== 'product');
}

function expectation(names: readonly string[]): string {
  if (names.length === 0) return 'text that is not empty, with no names in braces';
  return `text with ${names.map(name => `{${name}}`).join(' and ')} in it, and no other names`;
}
