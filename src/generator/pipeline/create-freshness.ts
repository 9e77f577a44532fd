import { contentHash } from '../host/content-hash.ts';
import type { Dependency } from '../model/entry.ts';
import { HANDOVER_PART, handoverBytes, handoverIn } from '../model/handover.ts';
import type { Sources } from './read-sources.ts';

/** Returns what says whether everything that a stored result was made of is still as it was. */
export function createFreshness({
  config,
  features,
  tree,
}: Pick<Sources, 'config' | 'features' | 'tree'>): (dependencies: readonly Dependency[]) => boolean {
  const handover = contentHash(handoverBytes(handoverIn(config)));
  const hashOf = (name: string) =>
    name === HANDOVER_PART
      ? handover
      : (features.dependencies.get(name)?.hash ?? tree.problemOf(name)?.code ?? tree.hashOf(name));
  return dependencies => dependencies.every(({ file, hash }) => hashOf(file) === hash);
}
