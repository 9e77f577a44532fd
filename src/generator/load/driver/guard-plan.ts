import * as v from 'valibot';
import type { PlanPart } from '../../feature.ts';
import type { FeatureGuard } from './feature-guard.ts';
import {
  LINK,
  madeFileSchema,
  outputFilesSchema,
  PATH,
  pageSchema,
  planPartSchema,
  REFERENCE,
  RETURNED,
  readingSchema,
} from './plan-schemas.ts';

type Part = ReturnType<PlanPart>;
type Draft = Part['drafts'][number];
type File = NonNullable<Part['files']>[number];

/** A plan whose parts are checked before anything else works with them. */
export function guardPlan(plan: PlanPart, guard: FeatureGuard): PlanPart {
  const run = guard.inTime('plan', plan);
  return (...given) => {
    const checked = guard.check(planPartSchema, run(...given), 'plan');
    const part = guardFunctions(checked, guard, resultOf);
    return {
      ...part,
      drafts: part.drafts.map(draft => guardDraft(draft, guard)),
      ...groupsOf(part, guard),
      ...filesOf(part, guard),
    };
  };
}

function guardDraft(draft: Draft, { check, inTime }: FeatureGuard): Draft {
  const part = `page “${draft.path}”`;
  const compose = inTime(part, draft.compose);
  return { ...draft, compose: site => check(pageSchema, compose(site), part) };
}

/** Groups of functions. */
function groupsOf({ versions, schemes, references, links }: Part, guard: FeatureGuard): Partial<Part> {
  return {
    ...(versions && { versions: guardFunctions(versions, guard, resultOf) }),
    ...(schemes && { schemes: guardFunctions(schemes, guard, () => PATH) }),
    ...(references && { references: guardFunctions(references, guard, () => REFERENCE) }),
    ...(links && { links: guardFunctions(links, guard, () => LINK) }),
  };
}

function filesOf({ files, pageFiles, socialPictureOf }: Part, guard: FeatureGuard): Partial<Part> {
  return {
    ...(files && { files: files.map(file => guardFile(file, guard)) }),
    ...(pageFiles && { pageFiles: guardPageFiles(pageFiles, guard) }),
    ...(socialPictureOf && {
      socialPictureOf: page => {
        const picture = socialPictureOf(page);
        return picture && { ...picture, file: guardFile(picture.file, guard) };
      },
    }),
  };
}

function guardFile(file: File, { check, inTime }: FeatureGuard): File {
  const part = `file “${file.output}”`;
  const make = inTime(part, file.make.bind(file));
  return { ...file, make: async tools => check(madeFileSchema, await make(tools), part) };
}

function guardPageFiles(
  files: NonNullable<Part['pageFiles']>,
  { check, inTime }: FeatureGuard,
): NonNullable<Part['pageFiles']> {
  const part = `files “${files.name}”`;
  const read = inTime(part, files.read.bind(files));
  const make = inTime(part, files.make.bind(files));
  const checked = (reading: unknown) => check(readingSchema, { read: reading }, part).read;
  return {
    ...files,
    read: page => {
      const reading = read(page);
      return reading instanceof Promise ? reading.then(checked) : checked(reading);
    },
    make: async (...given) => check(outputFilesSchema, await make(...given), part),
  };
}

/** The schema of what a function returns, by its name; none if nothing is checked. */
type SchemaOf = (name: string) => v.GenericSchema | undefined;

const resultOf: SchemaOf = name => RETURNED.get(name);

/** The same group, whose functions are guarded. */
function guardFunctions<Group extends object>(group: Group, guard: FeatureGuard, schemaOf: SchemaOf): Group {
  const guarded = Object.entries(group).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? guardFunction({ name, run: value.bind(group), schema: schemaOf(name) }, guard)
      : value,
  ]);
  // Safe: each function takes and gives what it did.
  return Object.fromEntries(guarded) as Group;
}

interface PlanFunction {
  readonly name: string;
  readonly run: (...given: readonly unknown[]) => unknown;
  /** Of what it returns. */
  readonly schema: v.GenericSchema | undefined;
}

function guardFunction(
  { name, run, schema }: PlanFunction,
  { check, inTime }: FeatureGuard,
): PlanFunction['run'] {
  const inPlan = inTime('plan', run);
  if (schema === undefined) return inPlan;
  const whole = v.object({ [name]: schema });
  return (...given) => check(whole, { [name]: inPlan(...given) }, 'plan')[name];
}
