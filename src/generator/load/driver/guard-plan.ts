import type { PlanPart } from '../../feature.ts';
import type { FeatureGuard } from './feature-guard.ts';
import { madeFileSchema, outputFilesSchema, pageSchema, planPartSchema } from './plan-schemas.ts';

type Part = ReturnType<PlanPart>;
type Draft = Part['drafts'][number];

/** A plan whose parts are checked before anything else works with them. */
export function guardPlan(plan: PlanPart, guard: FeatureGuard): PlanPart {
  const run = guard.inTime('plan', plan);
  return (...given) => {
    const part = guard.check(planPartSchema, run(...given), 'plan');
    return {
      ...guardFunctions(part, guard),
      drafts: part.drafts.map(draft => guardDraft(draft, guard)),
      ...groupsOf(part, guard),
      ...filesOf(part, guard),
    };
  };
}

function guardDraft(draft: Draft, { check, inTime }: FeatureGuard): Draft {
  const part = `page “${draft.path}”`;
  const compose = inTime(part, draft.compose);
  return {
    ...draft,
    compose: site => {
      const route = compose(site);
      check(pageSchema, { layout: route.layout }, part);
      return route;
    },
  };
}

/** Groups of functions. */
function groupsOf({ versions, schemes, references, links }: Part, guard: FeatureGuard): Partial<Part> {
  return {
    ...(versions && { versions: guardFunctions(versions, guard) }),
    ...(schemes && { schemes: guardFunctions(schemes, guard) }),
    ...(references && { references: guardFunctions(references, guard) }),
    ...(links && { links: guardFunctions(links, guard) }),
  };
}

function filesOf({ files, pageFiles }: Part, { check, inTime }: FeatureGuard): Partial<Part> {
  const guarded = files?.map(file => {
    const part = `file “${file.output}”`;
    const make = inTime(part, file.make.bind(file));
    return {
      ...file,
      make: async (...given: Parameters<typeof make>) => check(madeFileSchema, await make(...given), part),
    };
  });
  if (pageFiles === undefined) return guarded ? { files: guarded } : {};
  const part = `files “${pageFiles.name}”`;
  const make = inTime(part, pageFiles.make.bind(pageFiles));
  return {
    ...(guarded && { files: guarded }),
    pageFiles: {
      ...pageFiles,
      read: inTime(part, pageFiles.read.bind(pageFiles)),
      make: async (...given) => check(outputFilesSchema, await make(...given), part),
    },
  };
}

/** The same group, whose functions are guarded. */
function guardFunctions<Group extends object>(group: Group, { inTime }: Pick<FeatureGuard, 'inTime'>): Group {
  const guarded = Object.entries(group).map(([key, value]) => [
    key,
    typeof value === 'function' ? inTime('plan', value.bind(group)) : value,
  ]);
  // Safe: each function takes and gives what it did.
  return Object.fromEntries(guarded) as Group;
}
