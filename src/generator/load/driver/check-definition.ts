import * as v from 'valibot';
import { SLOTS } from '../../../templates/shared/slots.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { validateFields } from '../../model/validate-fields.ts';

type ObjectSchema = v.GenericSchema<unknown, object>;

/** Reports what is wrong in an object that the code of a feature gives. The compiler of an editor knows the same, but a build does not run it. */
export function checkDefinition(
  schema: ObjectSchema,
  value: unknown,
  { what, place }: { readonly what: string; readonly place: Place },
): readonly Diagnostic[] {
  const rules = { prefix: 'feature', unknownSeverity: 'error', placeOf: () => place } as const;
  return validateFields(schema, value ?? null, rules).diagnostics.map(diagnostic => ({
    ...diagnostic,
    code: 'feature/definition',
    message: `${what}: ${diagnostic.message.charAt(0).toLowerCase()}${diagnostic.message.slice(1)}`,
  }));
}

export const requiredFunction = v.custom<unknown>(value => typeof value === 'function', 'a function');
export const optionalFunction = v.optional(requiredFunction);
const schema = v.custom<object>(
  value => typeof value === 'object' && value !== null && '~run' in value,
  'a schema of valibot, such as v.object({})',
);
const name = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, 'words joined by hyphens'));
const path = v.optional(v.string());
const paths = v.optional(v.record(v.string(), v.string()));

export const definitionSchema = v.object({
  name,
  from: v.pipe(v.string(), v.startsWith('file:', 'import.meta.url')),
  requires: v.optional(v.array(v.string())),
  options: schema,
  collections: optionalFunction,
  frontMatter: v.optional(v.record(v.string(), v.record(v.string(), schema))),
  dataFiles: v.optional(
    v.array(v.object({ matches: requiredFunction, open: requiredFunction, editor: v.optional(v.unknown()) })),
  ),
  markdown: optionalFunction,
  plan: optionalFunction,
  usesCommitDates: optionalFunction,
  source: v.optional(v.object({ folders: v.array(v.string()), open: requiredFunction })),
  check: optionalFunction,
  browser: v.optional(
    v.object({
      pages: paths,
      stylesheets: paths,
      mainStylesheet: path,
      otherMediaStylesheet: path,
      slots: v.optional(v.object(Object.fromEntries(Object.keys(SLOTS).map(slot => [slot, path])))),
      inlineScripts: paths,
      liveParts: paths,
    }),
  ),
  policy: optionalFunction,
});

const collection = v.object({
  name: v.string(),
  folders: v.array(
    v.pipe(v.string(), v.endsWith('/', 'a folder with a slash at its end, such as content/jobs/')),
  ),
  frontMatter: schema,
  baseOf: requiredFunction,
  segmentsOf: requiredFunction,
  titleOf: requiredFunction,
  hasFolders: v.optional(v.boolean()),
  leavesTitleOut: v.optional(v.boolean()),
  sections: v.optional(v.array(v.string())),
  starter: v.optional(v.object({ kind: v.string(), start: requiredFunction })),
});

export const collectionsSchema = v.object({ collections: v.array(collection) });

const attribute = v.variant('type', [
  ...['text', 'flag', 'foreign'].map(type => v.looseObject({ type: v.literal(type) })),
  v.looseObject({ type: v.literal('choice'), values: v.array(v.string()) }),
]);

const directive = v.object({
  name,
  form: v.picklist(['text', 'leaf', 'container']),
  label: v.picklist(['required', 'optional', 'none']),
  attributes: v.record(v.string(), attribute),
  inside: path,
  holds: path,
  stylesheet: path,
  mainStylesheet: path,
  livePart: path,
  mainScript: path,
  example: path,
  render: requiredFunction,
});

export const markdownSchema = v.object({
  directives: v.array(directive),
  linkSchemes: v.optional(
    v.array(
      v.pipe(v.string(), v.regex(/^[a-z][a-z\d+.-]*$/, 'a scheme in small letters, without its colon')),
    ),
  ),
  extend: optionalFunction,
});
