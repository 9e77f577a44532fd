import * as v from 'valibot';
import { describeValue } from './describe-value.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import { hintForMissing, hintForUnknown, hintForValue } from './field-hints.ts';
import { describePath, type FieldPath } from './field-path.ts';
import { type MisshapenPart, misshapenParts } from './misshapen-parts.ts';
import { type AnySchema, choicesOf, isObject, isOfKind, schemaAt } from './schema-parts.ts';

export interface FieldRules {
  /** First part of the codes: with `frontmatter`, the codes are `frontmatter/invalid-field` and `frontmatter/unknown-field`. */
  readonly prefix: string;
  /** Whether an unknown field stops the build. */
  readonly unknownSeverity: Diagnostic['severity'];
  readonly placeOf: (path: FieldPath) => Place | undefined;
  /** Where an unknown field belongs, if that is known. */
  readonly hintForUnknown?: (path: FieldPath) => string | undefined;
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
  const misshapen = misshapenParts(schema, value);
  const noGroups = misshapen.flatMap(({ kind, path }) => (kind === 'no-group' ? [path] : []));
  const result = v.safeParse(schema, value);
  const issues = (result.issues ?? [])
    .flatMap(issue => innerIssues(issue, schema))
    .filter(issue => !isBelow(pathOf(issue), noGroups));
  const diagnostics = [
    ...misshapen.map(part => misshapenField(part, rules)),
    ...issues.map(issue => invalidField(issue, schema, rules)),
  ];
  if (result.success && noGroups.length === 0) return { output: result.output, diagnostics };
  const rest = v.safeParse(schema, withoutFields(value, [...noGroups, ...issues.map(pathOf)]));
  return rest.success ? { output: rest.output, diagnostics } : { diagnostics };
}

function misshapenField({ kind, path, value, schema }: MisshapenPart, rules: FieldRules): Diagnostic {
  if (kind === 'no-group') {
    const hint = hintForValue({ value, expected: 'Object', schema });
    return invalid(path, `expects a group of fields, got ${describeValue(value)}`, hint, rules);
  }
  const place = rules.placeOf(path);
  return {
    severity: rules.unknownSeverity,
    code: `${rules.prefix}/unknown-field`,
    message: `Unknown field “${describePath(path)}”`,
    ...(place && { place }),
    hint:
      rules.hintForUnknown?.(path) ??
      hintForUnknown(String(path.at(-1)), isObject(schema) ? Object.keys(schema.entries) : []),
  };
}

/** The issues inside a value, if a schema takes a list or a kind of group among other things and got one. */
function innerIssues(issue: v.BaseIssue<unknown>, schema: AnySchema): readonly v.BaseIssue<unknown>[] {
  const ofItems = (issue.issues ?? []).filter(({ path }) => typeof path?.[0].key === 'number');
  const inner = ofItems.length > 0 ? ofItems : issuesOfKind(issue, schema);
  if (inner.length === 0) return [issue];
  return inner.flatMap(item => {
    const [first, ...rest] = [...(issue.path ?? []), ...(item.path ?? [])];
    return innerIssues(first === undefined ? item : { ...item, path: [first, ...rest] }, schema);
  });
}

/** The issues of a group that names its kind. */
function issuesOfKind(issue: v.BaseIssue<unknown>, schema: AnySchema): readonly v.BaseIssue<unknown>[] {
  if (issue.type !== 'union') return [];
  const choices = choicesOf(schemaAt(schema, pathOf(issue)) ?? schema);
  const kind = choices.find(choice => isOfKind(issue.input, choice));
  return kind === undefined ? [] : (v.safeParse(kind, issue.input).issues ?? []);
}

function invalidField(issue: v.BaseIssue<unknown>, schema: AnySchema, rules: FieldRules): Diagnostic {
  const path = pathOf(issue);
  if (issue.received === 'undefined') {
    const parent = schemaAt(schema, path.slice(0, -1));
    const hint = hintForMissing(String(path.at(-1)), issue.path?.at(-1)?.input, parent);
    return invalid(path, 'is missing', hint, rules);
  }
  const isKey = issue.path?.at(-1)?.origin === 'key';
  const hint = hintForValue({
    value: issue.input,
    expected: issue.expected,
    schema: isKey ? undefined : schemaAt(schema, path),
  });
  return invalid(path, `expects ${expectation(issue)}, got ${describeValue(issue.input)}`, hint, rules);
}

function invalid(path: FieldPath, problem: string, hint: string | undefined, rules: FieldRules): Diagnostic {
  const place = rules.placeOf(path);
  return {
    severity: 'error',
    code: `${rules.prefix}/invalid-field`,
    message: `${path.length === 0 ? 'This' : `“${describePath(path)}”`} ${problem}`,
    ...(place && { place }),
    ...(hint !== undefined && { hint }),
  };
}

/** The schema's own message, or a default for its type. */
function expectation(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const expected = issue.expected ?? 'another value';
  const choices = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  return choices.map(choice => TYPE_WORDS.get(choice) ?? choice.replace(/^"(.*)"$/, '“$1”')).join(' or ');
}

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['Array', 'a list'],
  ['Object', 'a group of fields'],
]);

function pathOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).map(item => (typeof item.key === 'number' ? item.key : String(item.key)));
}

/** Whether a path is one of those, or inside one. */
function isBelow(path: FieldPath, those: readonly FieldPath[]): boolean {
  return those.some(above => above.every((key, index) => path[index] === key));
}

function withoutFields(value: unknown, paths: readonly FieldPath[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const wrong = new Set(paths.map(([name]) => name));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)));
}
