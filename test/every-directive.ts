import * as v from 'valibot';
import site from '../site.config.ts';
import { INCLUDED_FEATURES } from '../src/features/defaults.ts';
import type { FeatureDefinition } from '../src/generator/feature.ts';
import type { SiteDirective } from '../src/generator/load/directives/directive.ts';
import { include } from '../src/generator/load/directives/include.ts';
import { withOptions } from '../src/generator/load/directives/with-options.ts';
import { PROGRAM_FEATURES } from './program-features.ts';

const definitions = [
  ...[...INCLUDED_FEATURES.baseFeatures, ...(site.features ?? [])].map(({ definition }) => definition),
  ...Object.values(PROGRAM_FEATURES),
];

/** Every directive of the program and of this site, as it is where nothing is configured. */
export const EVERY_DIRECTIVE: readonly SiteDirective[] = [
  withOptions(include, {}),
  ...(await Promise.all([...new Set(definitions)].map(directivesOf))).flat(),
];

async function directivesOf({ markdown, options }: FeatureDefinition): Promise<readonly SiteDirective[]> {
  const { directives = [] } = (await markdown?.()) ?? {};
  return directives.map(directive => withOptions(directive, v.parse(options, {})));
}
