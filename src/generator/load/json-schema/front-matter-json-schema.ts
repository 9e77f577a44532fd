import type { FrontMatterSchema } from '../../model/collection.ts';
import { itemSchema, unwrap } from '../../model/schema-parts.ts';
import { FOREIGN_FIELDS, FOREIGN_LAYOUTS, OWN_LAYOUTS } from '../front-matter/foreign-fields.ts';
import { type JsonSchema, jsonSchemaOf, SCALAR } from './json-schema.ts';

/** The schema of a collection's front matter for editors. It allows what the program understands of other programs, but suggests none of it. */
export function frontMatterJsonSchema(schema: FrontMatterSchema): JsonSchema {
  const { properties, ...rest } = jsonSchemaOf(schema);
  const own = properties as Readonly<Record<string, JsonSchema>>;
  const foreign = FOREIGN_FIELDS.filter(name => !Object.hasOwn(own, name));
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(own).map(([name, field]) => [name, withForeignValues(name, field, schema)]),
    ),
    patternProperties: { [`^(?:${foreign.join('|')})$`]: {}, ...foreignOnly(own) },
  };
}

function withForeignValues(name: string, field: JsonSchema, schema: FrontMatterSchema): JsonSchema {
  const entry = schema.entries[name];
  // A list may be one text with commas, and its items may be objects with a label.
  if (entry !== undefined && itemSchema(unwrap(entry as Parameters<typeof unwrap>[0])) !== undefined)
    return { ...field, type: ['array', 'string', 'null'], items: { anyOf: [SCALAR, { type: 'object' }] } };
  if (name === 'layout') return alternatives(field, { enum: [...FOREIGN_LAYOUTS] });
  if (name === 'next' || name === 'previous') return alternatives(field, { type: 'object' });
  return field;
}

/** Fields that mean something elsewhere. What other programs write in them is passed over, and what we would write is unknown here. */
function foreignOnly(own: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    ...(own.layout === undefined && { '^layout$': { not: { enum: [...OWN_LAYOUTS] } } }),
    ...(own.next === undefined && { '^(?:next|previous)$': { type: 'object' } }),
  };
}

function alternatives(field: JsonSchema, other: JsonSchema): JsonSchema {
  const { description, ...own } = field;
  return { ...(description !== undefined && { description }), anyOf: [own, other] };
}
