import * as program from '../src/features/index.ts';
import type { Feature, FeatureDefinition } from '../src/generator/feature.ts';

/** The features that come with the program, by the names under which a site imports them. */
export const PROGRAM_FEATURES: Readonly<Record<string, FeatureDefinition>> = Object.fromEntries(
  Object.entries<() => Feature>(program).map(([name, feature]) => [name, feature().definition]),
);
