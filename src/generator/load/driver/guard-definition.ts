import type { FeatureDefinition } from '../../feature.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { FeatureSource } from '../feature-source.ts';
import { collectionsSchema, markdownSchema } from './check-definition.ts';
import { createGuard, type FeatureGuard } from './feature-guard.ts';
import { guardCollection } from './guard-collection.ts';
import { guardPlan } from './guard-plan.ts';
import {
  diagnosticsSchema,
  loadedSchema,
  openedSchema,
  openSchema,
  planSchema,
  policySchema,
} from './result-schemas.ts';

/**
 * The definition of a site's own feature. Its functions run under a clock, and check what they give before anything else works with it.
 */
export function guardDefinition(definition: FeatureDefinition, place: Place): FeatureDefinition {
  const { name, collections, markdown, plan, usesCommitDates, source, check: checkData, policy } = definition;
  const guard = createGuard(name, place);
  const { check, inTime } = guard;
  return {
    ...definition,
    ...(collections && {
      collections: (...given) => {
        const result = { collections: inTime('collections', collections)(...given) };
        return check(collectionsSchema, result, 'collections').collections.map(collection =>
          guardCollection(collection, name, place),
        );
      },
    }),
    ...(markdown && { markdown: async () => guardMarkdown(await inTime('Markdown', markdown)(), guard) }),
    ...(plan && {
      plan: async (...given) =>
        guardPlan(check(planSchema, await inTime('plan', plan)(...given), 'plan'), guard),
    }),
    ...(usesCommitDates && { usesCommitDates: inTime('usesCommitDates', usesCommitDates) }),
    ...(source && { source: guardSource(source, guard) }),
    ...(checkData && {
      check: async (...given) =>
        check(diagnosticsSchema, await inTime('check', checkData)(...given), 'check'),
    }),
    ...(policy && {
      policy: (...given) => check(policySchema, inTime('policy', policy)(...given), 'policy'),
    }),
  };
}

type Markdown = Awaited<ReturnType<NonNullable<FeatureDefinition['markdown']>>>;

function guardMarkdown(part: Markdown, { check, inTime }: FeatureGuard): Markdown {
  const { extend, ...rest } = check(markdownSchema, part, 'Markdown');
  return { ...rest, ...(extend && { extend: inTime('Markdown', extend) }) };
}

function guardSource<Options>(
  source: FeatureSource<Options, unknown>,
  { check, inTime }: FeatureGuard,
): FeatureSource<Options, unknown> {
  return {
    ...source,
    open: async options => {
      const open = check(openSchema, await inTime('source', source.open)(options), 'source');
      return async input => {
        const opened = check(openedSchema, await inTime('source', open)(input), 'source');
        if (opened.source === null) return opened;
        const { key, load } = opened.source;
        const guarded: typeof load = async tools =>
          check(loadedSchema, await inTime('source', load)(tools), 'source');
        return { ...opened, source: { key, load: guarded } };
      };
    },
  };
}
