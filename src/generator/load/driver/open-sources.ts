import type { Memo } from '../../host/cache/memo.ts';
import { missingPackages } from '../../host/missing-packages.ts';
import { listFiles } from '../../host/sources/list-files.ts';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ListedSource, OpenedSources, SourceInput } from '../feature-source.ts';
import type { Product } from '../source/fill-product.ts';

/** What the sources of a site are opened with. */
export interface SourceSurroundings {
  /** Absolute. */
  readonly root: string;
  readonly packageRoot: string;
  readonly tree: SourceTree;
  readonly memo: Memo;
  readonly programHash: string;
  readonly product: Product;
  readonly measure: <Result>(stage: string, work: () => Result) => Result;
}

/** Opens the source of each feature; `opened` is `null` if a source that the site cannot do without is missing. */
export async function openSources(
  listed: readonly ListedSource[],
  surroundings: SourceSurroundings,
): Promise<{ readonly opened: OpenedSources | null; readonly diagnostics: readonly Diagnostic[] }> {
  const results = await Promise.all(
    listed.map(source => surroundings.measure(source.name, () => openSource(source, surroundings))),
  );
  const opened = results.flatMap(({ name, source }) => (source === null ? [] : [[name, source] as const]));
  return {
    opened: opened.length < results.length ? null : new Map(opened),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

async function openSource(source: ListedSource, surroundings: SourceSurroundings) {
  const open = await source.open();
  return { name: source.name, ...(await open(inputOf(source, surroundings))) };
}

function inputOf(
  { name, folders, codeKey, place }: ListedSource,
  { root, packageRoot, tree, memo, programHash, product }: SourceSurroundings,
): SourceInput {
  const { hashOf, read } = tree;
  return {
    root,
    packageRoot,
    files: tree.files.filter(file => folders.some(folder => file.startsWith(`${folder}/`))),
    hashOf,
    read,
    filesBelow: folder => listFiles(root, [folder], { has: () => false }).files,
    codeKey: contentHash(programHash, codeKey),
    product,
    stage: stage => memo.stage(`${name}-${stage}`),
    missingPackages: (what, packages) => missingPackages({ what, packages, place, packageRoot }),
  };
}
