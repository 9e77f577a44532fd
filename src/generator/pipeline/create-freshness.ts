import { contentHash } from '../host/content-hash.ts';
import type { SourceTree } from '../host/source-tree.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Dependency } from '../model/entry.ts';
import { HANDOVER_PART, handoverBytes, handoverIn } from '../model/handover.ts';

/** Returns what says whether everything that a stored result was made of is still as it was. */
export function createFreshness({
  config,
  tree,
}: {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
}): (dependencies: readonly Dependency[]) => boolean {
  const handover = contentHash(handoverBytes(handoverIn(config)));
  const hashOf = (name: string) =>
    name === HANDOVER_PART ? handover : (tree.problemOf(name)?.code ?? tree.hashOf(name));
  return dependencies => dependencies.every(({ file, hash }) => hashOf(file) === hash);
}
