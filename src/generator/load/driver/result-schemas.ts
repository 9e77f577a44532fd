import * as v from 'valibot';
import type { PlanPart } from '../../feature.ts';
import { ORIGIN_DIRECTIVES } from '../../model/feature-origins.ts';
import { callable, needed } from './check-definition.ts';

// What the functions of a feature return.

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && field in value
    ? (value as Record<string, unknown>)[field]
    : undefined;
const anything = v.optional(v.unknown());
const list = v.optional(v.array(v.unknown()));

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
    place: v.optional(
      v.custom<unknown>(place => typeof fieldOf(place, 'file') === 'string', 'a place, such as { file }'),
    ),
    hint: v.optional(v.string()),
    related: anything,
  }),
);

const gives = (result: string) =>
  v.custom<object>(value => typeof value === 'function', `a function that returns ${result}`);

export const openSchema = gives('{ source, diagnostics }');

export const openedSchema = v.object({
  source: v.nullable(v.object({ key: v.nullable(v.string()), load: needed })),
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

const draft = v.custom<unknown>(
  value => typeof fieldOf(value, 'compose') === 'function',
  'a draft, such as entryDraft() makes',
);

const feed = v.object({
  ...v.entriesFromList(['output', 'title', 'description', 'path'], v.string()),
  items: v.array(
    v.object({
      ...v.entriesFromList(['path', 'title', 'excerpt'], v.string()),
      date: v.optional(v.string()),
      authors: v.array(v.string()),
    }),
  ),
});

export const planPartSchema = v.object({
  drafts: v.array(draft),
  feeds: v.optional(v.array(feed)),
  redirects: list,
  files: list,
  pageFiles: anything,
  markdownPathOf: callable,
  socialPictureOf: callable,
  titlesAbove: callable,
  openFolders: list,
  search: anything,
  jsonFiles: callable,
  sidebars: list,
  versions: anything,
  section: anything,
  sitemapAreas: list,
  badges: callable,
  navbarButtons: list,
  schemes: anything,
  references: anything,
  links: anything,
} satisfies Record<keyof ReturnType<PlanPart>, v.GenericSchema>);

export const pageSchema = v.object({
  layout: v.custom<unknown>(value => typeof fieldOf(value, 'type') === 'string', 'a layout, such as PLAIN'),
});
