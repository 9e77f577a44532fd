import type { Dependency } from '../../model/entry.ts';
import type { Sources } from './read-sources.ts';

/** Returns a function that says whether every dependency of a stored result is unchanged. */
export function createFreshness({
  features,
  tree,
}: Pick<Sources, 'features' | 'tree'>): (dependencies: readonly Dependency[]) => boolean {
  const hashOf = (name: string) =>
    features.dependencies.get(name)?.hash ?? tree.problemOf(name)?.code ?? tree.hashOf(name);
  return dependencies => dependencies.every(({ file, hash }) => hashOf(file) === hash);
}
