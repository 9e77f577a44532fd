import { isDeepStrictEqual } from 'node:util';
import { FOREIGN_FIELDS, ownNameFor } from '../../load/front-matter/foreign-fields.ts';
import { parseFrontMatter } from '../../load/front-matter/parse-front-matter.ts';
import type { Product } from '../../load/source/fill-product.ts';
import { splitFrontMatter } from '../../load/source/split-front-matter.ts';
import type { FrontMatterSchema } from '../../model/collection.ts';
import { isOneSlip } from '../../model/text/nearest-name.ts';
import { applyEdits, type Edit, linesOf } from './edits.ts';

interface FieldSource {
  readonly file: string;
  readonly text: string;
  readonly schema: FrontMatterSchema;
  readonly product: Product;
}

/**
 * Gives fields of other programs their names here, where they mean the same, and mends names with one slip, if only one field can be
 * meant. Each change is tried: the first kind must change no value, the second must leave fewer messages.
 */
export function renameFields(source: FieldSource): readonly Edit[] {
  const before = read(source, source.text);
  if (before === undefined) return [];
  const fields = writtenFields(source.text);
  const taken = new Set(fields.map(({ name }) => name));
  return fields.flatMap(({ name, start }) => {
    const own = meantBy(name, source.schema);
    if (own === undefined || taken.has(own)) return [];
    const edit = { start, end: start + name.length, text: own };
    const after = read(source, applyEdits(source.text, [edit]));
    if (after === undefined) return [];
    const isGood = FOREIGN_FIELDS.includes(name)
      ? isDeepStrictEqual(after.frontMatter, before.frontMatter)
      : after.diagnostics.length < before.diagnostics.length;
    if (!isGood) return [];
    taken.add(own);
    return [edit];
  });
}

/** Our name for a field that has another; nothing for our own and for one that could be several. */
function meantBy(name: string, { entries }: FrontMatterSchema): string | undefined {
  if (Object.hasOwn(entries, name)) return undefined;
  if (FOREIGN_FIELDS.includes(name)) {
    const own = ownNameFor(name);
    return own !== undefined && Object.hasOwn(entries, own) ? own : undefined;
  }
  const [near, ...others] = Object.keys(entries).filter(own => isOneSlip(name, own));
  return others.length === 0 ? near : undefined;
}

function read({ file, schema, product }: FieldSource, text: string) {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { fields } = splitFrontMatter(file, plain);
  if (fields?.language !== 'yaml') return undefined;
  return parseFrontMatter({ file, schema, written: fields }, product);
}

/** The fields at the margin, between the fences. */
function writtenFields(text: string): readonly { readonly name: string; readonly start: number }[] {
  const [, ...lines] = linesOf(text);
  const end = lines.findIndex(line => /^---[ \t]*$/.test(line.text));
  return lines.slice(0, Math.max(0, end)).flatMap(({ text: line, start }) => {
    const name = /^([A-Za-z_][\w-]*)[ \t]*:(?=\s|$)/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, start }];
  });
}
