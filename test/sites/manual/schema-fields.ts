import * as v from 'valibot';
import { tableRows } from './manual-pages.ts';

/** The defaults that the tables of a page say, by the fields. */
export function explainedFields(text: string): ReadonlyMap<string, string> {
  return new Map(
    tableRows(text).flatMap(([field = '', , fallback = '', meaning]) => {
      const name = /^`([\w.[\]]+)`$/.exec(field)?.[1];
      return name === undefined || meaning === undefined ? [] : [[name, fallback]];
    }),
  );
}

/** Whether a table says a default as it is. */
export function saysDefault(said: string, fallback: unknown): boolean {
  // Without a default of its own a field is needed, or takes what another field says: that is written in words.
  if (fallback === undefined) return !/^empty$|^`null`$/.test(said);
  if (isPlain(fallback)) return said === (fallback === '' ? 'empty' : `\`${fallback}\``);
  return isEmpty(fallback) ? said === 'empty' : !/^needed$|^empty$/.test(said);
}

/** Every field below a schema, `docs.versions[].name`, with its default; `undefined` = it has none. */
export function fieldsOf(schema: v.GenericSchema, name = ''): [name: string, fallback: unknown][] {
  const fallback = v.getDefault(schema);
  const inner = unwrapped(schema);
  const below = partsOf(inner).flatMap(([part, child]) =>
    fieldsOf(child, `${name}${part}`.replace(/^\./, '')),
  );
  // A group that is only there to hold others says nothing of its own.
  const isGroup = inner.type === 'object' && (name === '' || name.endsWith('[]') || isGroupDefault(fallback));
  const own: [string, unknown][] = isGroup || name.endsWith('[]') ? [] : [[name, fallback]];
  return [...own, ...new Map(below)];
}

function isGroupDefault(fallback: unknown): boolean {
  return typeof fallback === 'object' && fallback !== null && isEmpty(fallback);
}

/** A schema without what makes it optional. */
function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? unwrapped(schema.wrapped as v.GenericSchema) : schema;
}

/** What a schema holds. A record holds names of the owner's own choice. */
function partsOf(schema: v.GenericSchema): [name: string, schema: v.GenericSchema][] {
  if ('entries' in schema)
    return Object.entries(schema.entries as Record<string, v.GenericSchema>).map(([name, child]) => [
      `.${name}`,
      child,
    ]);
  if ('item' in schema) return [['[]', schema.item as v.GenericSchema]];
  if (schema.type === 'variant' && 'options' in schema)
    return (schema.options as v.GenericSchema[]).flatMap(partsOf);
  return [];
}

function isPlain(fallback: unknown): boolean {
  return fallback === null || typeof fallback !== 'object';
}

function isEmpty(fallback: unknown): boolean {
  return Object.keys(fallback as object).length === 0;
}
