import type { Dependency } from '../../model/entry.ts';
import type { Sources } from './read-sources.ts';

/** Returns a function that says whether every dependency of a stored result is unchanged. */
export function createFreshness({
  features,
  tree,
}: Pick<Sources, 'features' | 'tree'>): (dependencies: readonly Dependency[]) => boolean {
  const hashOf = (name: string) => features.dependencies.get(name)?.hash ?? stateOf(name, tree);
  return dependencies => dependencies.every(({ file, hash }) => hashOf(file) === hash);
}

/** The state of a file: its hash, or else why it is not read. */
export function stateOf(file: string, tree: Sources['tree']): Dependency['hash'] {
  return tree.problemOf(file)?.code ?? tree.hashOf(file);
}
