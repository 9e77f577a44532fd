import type * as v from 'valibot';
import { codeOf, isGroup } from './describe-value.ts';
import {
  type AnySchema,
  accepts,
  choicesOf,
  isObject,
  itemSchema,
  type ObjectSchema,
  partAt,
  unwrap,
} from './schema-parts.ts';
import { nearestName } from './text/nearest-name.ts';

type Group = Readonly<Record<string, unknown>>;

/** A value that its schema refuses. */
export interface RefusedValue {
  readonly value: unknown;
  /** In valibot's words: `Array`, `("a" | "b")`. */
  readonly expected: string | null;
  readonly schema: AnySchema | undefined;
}

/** How to write what the schema expects, in a form that TypeScript, YAML and TOML share. */
export function hintForValue({ value, expected, schema }: RefusedValue): string | undefined {
  if (value instanceof Promise) return 'Write await in front of it, or leave async out.';
  if (expected === 'boolean') return 'Write true or false, without quotes.';
  if (expected === 'number' && typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))
    return `Write ${value}, without quotes.`;
  const near = typeof value === 'string' ? nearestName(value, quotedIn(expected ?? '')) : undefined;
  if (near !== undefined) return `Did you mean ${near}?`;
  if (schema === undefined) return undefined;
  const kind = isGroup(value) ? hintForKind(schema, value) : undefined;
  if (kind !== undefined) return kind;
  const choices = choicesOf(schema);
  return (
    choices.map(choice => inList(choice, value) ?? inGroup(choice, value)).find(hint => hint !== undefined) ??
    (choices.length === 1 ? example(choices[0], value) : undefined)
  );
}

/** How to write a field that a group lacks: it may be there under another name, or the group may be of another kind. */
export function hintForMissing(name: string, group: unknown, schema: AnySchema | undefined): string {
  if (Array.isArray(group)) return 'Check what this item of the list refers to: it has no value.';
  if (schema === undefined || !isGroup(group)) return `Add ${name}.`;
  const kind = hintForKind(schema, group);
  if (kind !== undefined) return kind;
  const kinds = choicesOf(schema).filter(isObject);
  const addition = `Add ${name}: ${formOfValue(kinds.flatMap(kind => partAt(kind, name) ?? [])[0])}.`;
  const known = kinds.flatMap(({ entries }) => Object.keys(entries));
  const [other, another] = Object.keys(group).filter(key => !known.includes(key));
  if (other === undefined || another !== undefined) return addition;
  const isOther =
    (nearestName(other, known) ?? name) === name &&
    kinds.some(kind => accepts(kind, { ...group, [name]: group[other] }));
  return isOther ? `Write ${name} instead of ${other}.` : addition;
}

/** The hint for a field that its group does not know. */
export function hintForUnknown(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? hintOfKnown(known) : `Did you mean ${near}?`;
}

function hintOfKnown(known: readonly string[]): string {
  return known.length === 0 ? 'Leave it out: there are no fields.' : `The fields are ${known.join(', ')}.`;
}

function quotedIn(expected: string): readonly string[] {
  return [...expected.matchAll(/"([^"]*)"/g)].map(match => match[1] ?? '');
}

/** If a group would be right with the name of its kind: `Add type: 'link'.` */
function hintForKind(schema: AnySchema, group: Group): string | undefined {
  const kinds = choicesOf(schema)
    .filter(isObject)
    .flatMap(choice => kindOf(choice, group) ?? []);
  return kinds.length === 1 ? `Add ${kinds[0]}.` : undefined;
}

function kindOf(schema: ObjectSchema, group: Group): string | undefined {
  for (const [key, entry] of Object.entries(schema.entries)) {
    const inner = unwrap(entry as AnySchema);
    if (inner.type !== 'literal' || !('literal' in inner) || key in group) continue;
    const named = { ...group, [key]: inner.literal };
    const isKnown = Object.keys(named).every(name => Object.hasOwn(schema.entries, name));
    if (isKnown && accepts(schema, named)) return `${key}: ${codeOf(inner.literal)}`;
  }
  return undefined;
}

/** If the value would be right as an item. */
function inList(schema: AnySchema, value: unknown): string | undefined {
  const item = schema.type === 'array' && !Array.isArray(value) ? itemSchema(schema) : undefined;
  return item !== undefined && accepts(item, value) ? `Write a list: [${codeOf(value)}].` : undefined;
}

/** If the value would be right as one field of a group. Nothing belongs to no field. */
function inGroup(schema: AnySchema, value: unknown): string | undefined {
  if (value === null || isGroup(value)) return undefined;
  if (!isObject(schema)) {
    const item = schema.type === 'record' ? itemSchema(schema) : undefined;
    return item !== undefined && accepts(item, value)
      ? `Give it a name: { name: ${codeOf(value)} }.`
      : undefined;
  }
  const names = Object.keys(schema.entries).filter(name => accepts(schema, { [name]: value }));
  return names.length === 1 ? `Write { ${names[0]}: ${codeOf(value)} }.` : undefined;
}

/** The form of a group, or of a list of groups. */
function example(schema: AnySchema | undefined, value: unknown): string | undefined {
  if (schema === undefined) return undefined;
  if (isObject(schema) && !isGroup(value)) {
    const required = requiredNames(schema);
    return required.length > 0 ? `Write ${formOf(required)}.` : hintOfKnown(Object.keys(schema.entries));
  }
  if (schema.type !== 'array' || Array.isArray(value)) return undefined;
  const [item, other] = choicesOf(itemSchema(schema) ?? schema);
  if (item === undefined || other !== undefined || !isObject(item)) return undefined;
  const required = requiredNames(item);
  return required.length > 0 ? `Write a list: [${formOf(required)}].` : undefined;
}

/** What a schema expects: in its own words if it has some, such as “a path of this site, such as /jobs”, or else as code. */
function formOfValue(schema: AnySchema | undefined): string {
  const [choice] = schema === undefined ? [] : choicesOf(schema);
  if (schema === undefined || choice === undefined) return '…';
  const own = wordsOf(unwrap(schema)) ?? wordsOf(choice);
  if (own !== undefined) return own;
  if ('literal' in choice) return codeOf(choice.literal);
  if (choice.type === 'picklist')
    return codeOf((choice as v.PicklistSchema<readonly string[], undefined>).options[0]);
  if (isObject(choice)) return formOf(requiredNames(choice));
  if (choice.type === 'array') return `[${formOfValue(itemSchema(choice))}]`;
  return EXAMPLES.get(choice.type) ?? '…';
}

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['string', "'…'"],
  ['number', '1'],
  ['boolean', 'true'],
  ['record', '{ … }'],
]);

/** The first message of a schema or of a step in its pipeline. */
function wordsOf(schema: AnySchema): string | undefined {
  const steps: readonly object[] = 'pipe' in schema ? (schema.pipe as object[]) : [schema];
  return steps.flatMap(step =>
    'message' in step && typeof step.message === 'string' ? [step.message] : [],
  )[0];
}

function requiredNames(schema: ObjectSchema): readonly string[] {
  return Object.entries(schema.entries).flatMap(([name, field]) =>
    field.type === 'exact_optional' || accepts(field, undefined) ? [] : [name],
  );
}

function formOf(names: readonly string[]): string {
  return `{ ${names.map(name => `${name}: …`).join(', ')} }`;
}
