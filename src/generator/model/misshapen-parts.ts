import { isGroup } from './describe-value.ts';
import type { FieldPath } from './field-path.ts';
import { type AnySchema, accepts, choicesOf, isObject, partAt } from './schema-parts.ts';

/** What valibot passes over: a field that no schema knows, or a list, a promise or the like in place of a group. */
export interface MisshapenPart {
  readonly kind: 'unknown-field' | 'no-group';
  readonly path: FieldPath;
  readonly value: unknown;
  /** Of what is no group, or of the group that has the field. */
  readonly schema: AnySchema;
}

/** Looks at every part of a value. Where a schema has several options, it looks at the one that takes the value. */
export function misshapenParts(
  schema: AnySchema,
  value: unknown,
  path: FieldPath = [],
): readonly MisshapenPart[] {
  if (typeof value !== 'object' || value === null) return [];
  const choices = choicesOf(schema);
  const inner = choices.length === 1 ? choices[0] : choices.find(choice => accepts(choice, value));
  if (inner === undefined) return [];
  if (!isGroup(value) && (isObject(inner) || inner.type === 'record'))
    return [{ kind: 'no-group', path, value, schema: inner }];
  return partsOf(value).flatMap(([key, part]) => inPart(inner, key, part, [...path, key]));
}

function inPart(
  schema: AnySchema,
  key: string | number,
  value: unknown,
  path: FieldPath,
): readonly MisshapenPart[] {
  const part = partAt(schema, key);
  if (part !== undefined) return misshapenParts(part, value, path);
  return schema.type === 'object' ? [{ kind: 'unknown-field', path, value, schema }] : [];
}

function partsOf(value: object): readonly (readonly [string | number, unknown])[] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
