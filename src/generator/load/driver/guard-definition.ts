import type { FeatureDefinition, PlanPart } from '../../feature.ts';
import type { Place } from '../../model/diagnostic.ts';
import { checkDefinition, collectionsSchema, markdownSchema, policySchema } from './check-definition.ts';
import { FeatureError } from './feature-error.ts';

/** The definition of a site's own feature, whose functions check what they give before anything else works with it. */
export function guardDefinition(definition: FeatureDefinition, place: Place): FeatureDefinition {
  const { name, collections, markdown, plan, policy } = definition;
  const check = <Value>(schema: Parameters<typeof checkDefinition>[0], value: Value, part: string): Value => {
    const what = `In the ${part} of the feature “${name}”`;
    const [wrong] = checkDefinition(schema, value, { what, place });
    if (wrong !== undefined) throw new FeatureError(wrong);
    return value;
  };
  return {
    ...definition,
    ...(collections && {
      collections: (...given) =>
        check(collectionsSchema, { collections: collections(...given) }, 'collections').collections,
    }),
    ...(markdown && { markdown: async () => check(markdownSchema, await markdown(), 'Markdown') }),
    ...(policy && { policy: (...given) => check(policySchema, policy(...given), 'policy') }),
    ...(plan && {
      plan: async (...given) => guardPlan(await plan(...given), what => wrongPlan(name, what, place)),
    }),
  };
}

function guardPlan(plan: PlanPart, wrong: (what: string) => FeatureError): PlanPart {
  if (typeof plan !== 'function') throw wrong('gives no function');
  return (...given) => {
    const part = plan(...given);
    if (!Array.isArray(part?.drafts)) throw wrong('returns no list of `drafts`');
    return part;
  };
}

function wrongPlan(name: string, what: string, place: Place): FeatureError {
  return new FeatureError({
    severity: 'error',
    code: 'feature/definition',
    message: `The plan of the feature “${name}” ${what}`,
    place,
    hint: 'A plan gives a function that returns { drafts }.',
  });
}
