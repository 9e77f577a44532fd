import type * as v from 'valibot';
import type { FieldPath } from './field-path.ts';

export type AnySchema = v.GenericSchema<unknown, unknown>;
export type ObjectSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** The schema inside `optional` and the like. */
export function unwrap(schema: AnySchema): AnySchema {
  return 'wrapped' in schema ? unwrap(schema.wrapped as AnySchema) : schema;
}

/** Whether a schema describes an object by its entries. */
export function isObject(schema: AnySchema): schema is ObjectSchema {
  return 'entries' in schema;
}

/** The schema of a list's or a record's values. */
export function itemSchema(schema: AnySchema): AnySchema | undefined {
  if ('item' in schema) return schema.item as AnySchema;
  return schema.type === 'record' && 'value' in schema ? (schema.value as AnySchema) : undefined;
}

/** Whether a schema takes a value. The standard interface of schemas imports no package. */
export function accepts(schema: AnySchema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !('issues' in result) || result.issues === undefined;
}

/** Whether a schema takes text, so that a value in a file keeps its spelling: `1.10`, `no`. */
export function wantsText(schema: AnySchema): boolean {
  const { type } = unwrap(schema);
  return type === 'string' || type === 'picklist';
}

/** The schemas that a value may follow: each option of a union or a variant, or else one. */
export function choicesOf(schema: AnySchema): readonly AnySchema[] {
  const inner = unwrap(schema);
  if ('getter' in inner) return choicesOf((inner as v.LazySchema<AnySchema>).getter(undefined));
  return 'options' in inner && (inner.type === 'union' || inner.type === 'variant')
    ? (inner.options as AnySchema[]).flatMap(choicesOf)
    : [inner];
}

/** Whether a value is a group that has the name of a schema's kind, such as `type: 'link'`. */
export function isOfKind(value: unknown, schema: AnySchema): boolean {
  if (typeof value !== 'object' || value === null || !isObject(schema)) return false;
  return Object.entries(schema.entries).some(([key, entry]) => {
    const inner = unwrap(entry as AnySchema);
    return 'literal' in inner && Object.hasOwn(value, key) && Reflect.get(value, key) === inner.literal;
  });
}

/** The schema of the field at a path; the first of them, if several choices have such a field. */
export function schemaAt(schema: AnySchema, path: FieldPath): AnySchema | undefined {
  return path.reduce<AnySchema | undefined>(
    (found, key) => found && choicesOf(found).flatMap(choice => partAt(choice, key) ?? [])[0],
    schema,
  );
}

/** The schema of a field or an item. */
export function partAt(schema: AnySchema, key: string | number): AnySchema | undefined {
  if (!isObject(schema)) return itemSchema(schema);
  return Object.hasOwn(schema.entries, key) ? (schema.entries[key] as AnySchema) : undefined;
}
