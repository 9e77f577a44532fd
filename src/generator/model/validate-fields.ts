import * as v from 'valibot';
import type { Diagnostic, Place } from './diagnostic.ts';
import { nearestName } from './text/nearest-name.ts';
import { shortened } from './text/shortened.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type ObjectSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** The path to a field: keys and indexes from the outermost value inwards. */
export type FieldPath = readonly (string | number)[];

export interface FieldRules {
  /** First part of the codes: with `frontmatter`, the codes are `frontmatter/invalid-field` and `frontmatter/unknown-field`. */
  readonly prefix: string;
  /** Whether an unknown field stops the build. */
  readonly unknownSeverity: Diagnostic['severity'];
  readonly placeOf: (path: FieldPath) => Place | undefined;
}

export interface ValidatedFields<Output> {
  /** The value without the outermost fields that are wrong; absent if a required one is missing or wrong. */
  readonly output?: Output;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks a value that a person wrote against an object schema. It reports all wrong and unknown fields, with the expected and the actual
 * value of each. A schema's own message follows the word “expects”.
 */
export function validateFields<Schema extends AnySchema>(
  schema: Schema,
  value: unknown,
  rules: FieldRules,
): ValidatedFields<v.InferOutput<Schema>> {
  const unknown = unknownFields(schema, value, [], rules);
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output, diagnostics: unknown };
  const wrong = result.issues.flatMap(ofItems).map(issue => invalidField(issue, rules));
  const diagnostics = [...unknown, ...wrong];
  const rest = v.safeParse(schema, withoutFields(value, result.issues));
  return rest.success ? { output: rest.output, diagnostics } : { diagnostics };
}

/** A path as written in code: `navbar.items[2].to`. */
export function describePath(path: FieldPath): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}

/** The issues of the items, if a schema takes a list among other things and got one. */
function ofItems(issue: v.BaseIssue<unknown>): readonly v.BaseIssue<unknown>[] {
  const items = (issue.issues ?? []).filter(({ path }) => typeof path?.[0].key === 'number');
  if (items.length === 0) return [issue];
  return items.map(item => {
    const [first, ...rest] = [...(issue.path ?? []), ...(item.path ?? [])];
    return first === undefined ? item : { ...item, path: [first, ...rest] };
  });
}

function invalidField(issue: v.BaseIssue<unknown>, rules: FieldRules): Diagnostic {
  const path = pathOf(issue);
  const place = rules.placeOf(path);
  const name = path.length === 0 ? 'This' : `“${describePath(path)}”`;
  const isMissing = issue.received === 'undefined';
  const message = isMissing
    ? `${name} is missing`
    : `${name} expects ${expectation(issue)}, got ${describeValue(issue.input)}`;
  return {
    severity: 'error',
    code: `${rules.prefix}/invalid-field`,
    message,
    ...(place && { place }),
    ...hintFor(issue),
  };
}

/** The schema's own message, or a default for its type. */
function expectation(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const expected = issue.expected ?? 'another value';
  const choices = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  return choices.map(choice => TYPE_WORDS.get(choice) ?? choice).join(' or ');
}

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['Array', 'a list'],
  ['Object', 'a group of fields'],
]);

function hintFor(issue: v.BaseIssue<unknown>): { hint?: string } {
  const { expected, input } = issue;
  if (issue.received === 'undefined') return { hint: 'Add it.' };
  if (expected === 'Array' && typeof input !== 'object') return { hint: `Write a list: [${String(input)}].` };
  if (expected === 'boolean') return { hint: 'Write true or false, without quotes.' };
  if (typeof input !== 'string' || expected === null) return {};
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(match => match[1] ?? '');
  const near = nearestName(input, choices);
  return near === undefined ? {} : { hint: `Did you mean ${near}?` };
}

/** A value in a message: `"text"`, `3`, `a list`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shown(value));
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'object'
    ? 'a group of fields'
    : typeof value === 'function'
      ? 'a function'
      : String(value);
}

/** Shortened and without a password, because messages end up in logs. */
function shown(value: string): string {
  return shortened(value.replace(/(?<=:\/\/)[^/?#\s]*@/, '…@'));
}

function pathOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).map(item => (typeof item.key === 'number' ? item.key : String(item.key)));
}

function withoutFields(value: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const wrong = new Set(issues.map(issue => pathOf(issue)[0]));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)));
}

/** Reports fields that no object schema on the path knows. It does not look into unions. */
function unknownFields(schema: AnySchema, value: unknown, path: FieldPath, rules: FieldRules): Diagnostic[] {
  const inner = unwrap(schema);
  if (typeof value !== 'object' || value === null) return [];
  if (isObject(inner)) {
    return Object.entries(value).flatMap(([key, field]) => {
      const entry = Object.hasOwn(inner.entries, key) ? inner.entries[key] : undefined;
      if (entry === undefined)
        return inner.type === 'object'
          ? [unknownField([...path, key], Object.keys(inner.entries), rules)]
          : [];
      return unknownFields(entry as AnySchema, field, [...path, key], rules);
    });
  }
  const item = itemSchema(inner);
  if (item === undefined) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, field]) => unknownFields(item, field, [...path, key], rules));
}

function unknownField(path: FieldPath, known: readonly string[], rules: FieldRules): Diagnostic {
  const place = rules.placeOf(path);
  const near = nearestName(String(path.at(-1)), known);
  return {
    severity: rules.unknownSeverity,
    code: `${rules.prefix}/unknown-field`,
    message: `Unknown field “${describePath(path)}”`,
    ...(place && { place }),
    hint: near === undefined ? hintOfKnown(known) : `Did you mean ${near}?`,
  };
}

function hintOfKnown(known: readonly string[]): string {
  return known.length === 0 ? 'Leave it out: there are no fields.' : `The fields are ${known.join(', ')}.`;
}

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
