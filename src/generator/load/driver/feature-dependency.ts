import { contentHash } from '../../model/content-hash.ts';
import type { Dependency } from '../../model/entry.ts';
import type { ListedFeature } from './read-features.ts';

/** The state of a feature's options, as a dependency of the pages that use the feature. */
export function dependencyOf({ definition, options }: ListedFeature): Dependency {
  return { file: `feature:${definition.name}`, hash: contentHash(JSON.stringify(options)) };
}
