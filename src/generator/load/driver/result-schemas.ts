import * as v from 'valibot';
import { ORIGIN_DIRECTIVES } from '../../model/feature-origins.ts';
import { requiredFunction } from './check-definition.ts';

// What the functions of a feature return; `plan-schemas.ts` has what its plan does.

export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && field in value
    ? (value as Record<string, unknown>)[field]
    : undefined;
const anything = v.optional(v.unknown());
export const place = v.custom<unknown>(
  value => typeof fieldOf(value, 'file') === 'string',
  'a place, such as { file }',
);

/** Anything else could end the directive of the policy and begin another one. */
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/i,
    'an origin, such as https://forms.example',
  ),
);

export const policySchema = v.object(v.entriesFromList(ORIGIN_DIRECTIVES, v.optional(v.array(origin))));

export const titleSchema = v.object({ titleOf: v.string() });
export const baseSchema = v.object({ baseOf: v.string() });

export const diagnosticsSchema = v.array(
  v.object({
    severity: v.picklist(['error', 'warning']),
    code: v.string(),
    message: v.string(),
    place: v.optional(place),
    hint: v.optional(v.string()),
    related: anything,
  }),
);

const gives = (result: string) =>
  v.custom<object>(value => typeof value === 'function', `a function that returns ${result}`);

export const openSchema = gives('{ source, diagnostics }');

export const openedSchema = v.object({
  source: v.nullable(v.object({ key: v.nullable(v.string()), load: requiredFunction })),
  diagnostics: diagnosticsSchema,
});

export const loadedSchema = v.object({
  data: anything,
  key: v.optional(v.string()),
  entries: anything,
  files: v.optional(v.array(v.string())),
  diagnostics: diagnosticsSchema,
});

export const planSchema = gives('{ drafts }');
