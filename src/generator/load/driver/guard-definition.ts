import type { FeatureDefinition, PlanPart } from '../../feature.ts';
import type { Collection } from '../../model/collection.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { FeatureSource } from '../feature-source.ts';
import { checkDefinition, collectionsSchema, markdownSchema } from './check-definition.ts';
import { FeatureError, thrownBy } from './feature-error.ts';
import {
  baseSchema,
  diagnosticsSchema,
  loadedSchema,
  openedSchema,
  openSchema,
  pageSchema,
  planPartSchema,
  planSchema,
  policySchema,
  titleSchema,
} from './result-schemas.ts';

/** Gives a value on if it fits the schema; `part` says what of the feature it is. */
type Check = <Value>(schema: Parameters<typeof checkDefinition>[0], value: Value, part: string) => Value;

/** The definition of a site's own feature, whose functions check what they give before anything else works with it. */
export function guardDefinition(definition: FeatureDefinition, place: Place): FeatureDefinition {
  const { name, collections, markdown, plan, source, check: checkData, policy } = definition;
  const check: Check = (schema, value, part) => {
    const what = `In the ${part} of the feature “${name}”`;
    const [wrong] = checkDefinition(schema, value, { what, place });
    if (wrong !== undefined) throw new FeatureError(wrong);
    return value;
  };
  const titleOf = (collection: Collection, path: string) => {
    try {
      const given = collection.titleOf(path);
      return check(titleSchema, { titleOf: given ?? null }, `collection “${collection.name}”`).titleOf;
    } catch (error) {
      throw error instanceof FeatureError ? error : thrownBy(name, error, place);
    }
  };
  return {
    ...definition,
    ...(collections && {
      collections: (...given) =>
        check(collectionsSchema, { collections: collections(...given) }, 'collections').collections.map(
          collection => ({
            ...collection,
            titleOf: path => titleOf(collection, path),
            baseOf: file => {
              const baseOf = collection.baseOf(file) ?? null;
              return check(baseSchema, { baseOf }, `collection “${collection.name}”`).baseOf;
            },
          }),
        ),
    }),
    ...(markdown && { markdown: async () => check(markdownSchema, await markdown(), 'Markdown') }),
    ...(plan && {
      plan: async (...given) => guardPlan(check(planSchema, await plan(...given), 'plan'), check),
    }),
    ...(source && { source: guardSource(source, check) }),
    ...(checkData && {
      check: async (...given) => check(diagnosticsSchema, await checkData(...given), 'check'),
    }),
    ...(policy && { policy: (...given) => check(policySchema, policy(...given), 'policy') }),
  };
}

function guardPlan(plan: PlanPart, check: Check): PlanPart {
  return (...given) => {
    const part = check(planPartSchema, plan(...given), 'plan');
    const drafts = part.drafts.map(draft => ({
      ...draft,
      compose: (...given: Parameters<typeof draft.compose>) => {
        const route = draft.compose(...given);
        check(pageSchema, { layout: route.layout }, `page “${draft.path}”`);
        return route;
      },
    }));
    return { ...part, drafts };
  };
}

function guardSource<Options>(
  source: FeatureSource<Options, unknown>,
  check: Check,
): FeatureSource<Options, unknown> {
  return {
    ...source,
    open: async options => {
      const open = check(openSchema, await source.open(options), 'source');
      return async input => {
        const opened = check(openedSchema, await open(input), 'source');
        if (opened.source === null) return opened;
        const inner = opened.source;
        const load: typeof inner.load = async tools => check(loadedSchema, await inner.load(tools), 'source');
        return { ...opened, source: { key: inner.key, load } };
      };
    },
  };
}
