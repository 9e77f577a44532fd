import * as v from 'valibot';
import { isObject, itemSchema } from '../../model/schema-parts.ts';

/** A JSON Schema (draft 7) as a plain object. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type AnySchema = v.GenericSchema;
/** A step of a pipe: a rule, or what the schema says about itself. */
interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly metadata?: { readonly pattern?: unknown };
}

/**
 * A schema of front matter or data for editors, with the same meaning: where the program wants text, it takes any scalar as written and
 * `{product}`, and a field without a value says nothing. Among alternatives it takes values as YAML has them (`isPlain`). Rules that only
 * code can check are left to the program.
 */
export function jsonSchemaOf(schema: AnySchema, isPlain = false): JsonSchema {
  const about = descriptionOf(schema);
  if ('wrapped' in schema)
    return { ...about, ...orNothing(jsonSchemaOf(schema.wrapped as AnySchema, isPlain)) };
  return { ...about, ...ofType(schema, isPlain), ...rulesOf(schema) };
}

/** The texts that stand for the product's names. YAML reads `{product}` as a mapping. */
export const SCALAR: JsonSchema = {
  type: ['string', 'number', 'boolean', 'object'],
  patternProperties: { '^product(\\.name|\\.slug)?$': { type: 'null' } },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
};

function ofType(schema: AnySchema, isPlain: boolean): JsonSchema {
  if (isObject(schema)) return ofObject(schema.entries as Readonly<Record<string, AnySchema>>, isPlain);
  const item = itemSchema(schema);
  switch (schema.type) {
    case 'string':
      return isPlain ? { type: 'string' } : SCALAR;
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'literal':
      return { const: (schema as AnySchema & { readonly literal: unknown }).literal };
    case 'picklist':
      return { enum: (schema as AnySchema & { readonly options: unknown }).options };
    case 'array':
      return { type: 'array', ...(item && { items: jsonSchemaOf(item, isPlain) }) };
    case 'record':
      return { type: 'object', ...(item && { additionalProperties: jsonSchemaOf(item, isPlain) }) };
    case 'union':
      return {
        anyOf: (schema as AnySchema & { readonly options: readonly AnySchema[] }).options.map(option =>
          jsonSchemaOf(option, true),
        ),
      };
    default:
      return {};
  }
}

function ofObject(entries: Readonly<Record<string, AnySchema>>, isPlain: boolean): JsonSchema {
  const required = Object.keys(entries).filter(name => {
    const entry = entries[name];
    return entry !== undefined && !('wrapped' in entry);
  });
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry, isPlain)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** A field that may be left out may also be empty. Alternatives keep the description of the field outside. */
function orNothing(schema: JsonSchema): JsonSchema {
  const { type, description } = schema;
  if (type !== undefined) return { ...schema, type: [type, 'null'].flat() };
  return { ...(description !== undefined && { description }), anyOf: [schema, { type: 'null' }] };
}

function descriptionOf(schema: AnySchema): JsonSchema {
  const description = v.getDescription(schema);
  return description === undefined ? {} : { description };
}

/** The steps of a pipe that JSON Schema can say. A message is what the value should be. */
function rulesOf(schema: AnySchema): JsonSchema {
  return Object.assign({}, ...stepsOf(schema).map(ruleOf));
}

/** A pipe may begin with a schema that is itself one. */
function stepsOf(schema: AnySchema): readonly Step[] {
  if (!('pipe' in schema)) return [];
  const [first, ...rest] = schema.pipe as readonly [AnySchema, ...Step[]];
  return [...stepsOf(first), ...rest];
}

function ruleOf({ type, requirement, message, metadata }: Step): JsonSchema {
  switch (type) {
    case 'regex':
      return {
        pattern: (requirement as RegExp).source,
        ...(typeof message === 'string' && { patternErrorMessage: `This expects ${message}.` }),
      };
    case 'metadata':
      return metadata?.pattern === undefined ? {} : { pattern: metadata.pattern };
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return { minItems: requirement };
    default:
      return {};
  }
}
