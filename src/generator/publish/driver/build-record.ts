import type { PublishedFile } from '../../host/output/manifest.ts';
import type { PublishedSite } from '../../host/output/published-site.ts';
import type { Sources } from '../../load/driver/read-sources.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Dependency } from '../../model/entry.ts';
import type { MemoStage } from '../../model/memo-stage.ts';
import { compareText } from '../../model/text/compare-text.ts';

/** The record of a whole build. While nothing that it depends on has changed, there is nothing to do. */
export interface BuildRecord {
  readonly pages: number;
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Files beside the sources that pages were made of, or that messages name: the key covers none of them. */
  readonly beside: readonly Dependency[];
  /** Names the published files with their bytes. */
  readonly published: string;
  /** Milliseconds: before the first and from the last on, entries come or go. */
  readonly validFrom: number;
  readonly validUntil: number | null;
}

export interface BuildInputs {
  readonly sources: Sources;
  readonly programHash: string;
  readonly bundleHash: string;
  /** Everything else that the result depends on, such as options of the command. */
  readonly flags: readonly unknown[];
}

/**
 * Covers everything that a build depends on except the clock and the output folder. `null` while the state of a source is unknown, and if
 * a file changed while the site was built.
 */
export function buildKeyOf({ sources, programHash, bundleHash, flags }: BuildInputs): string | null {
  const { config, features, tree, lastUpdated, opened } = sources;
  const ofSources = [...opened].map(([name, { key }]) => [name, key]);
  const ofFiles = tree.key();
  if (ofFiles === null || ofSources.some(([, key]) => key === null)) return null;
  const ofFeatures = [features.key, ...features.dependencies.values(), ...ofSources];
  const parts = [programHash, bundleHash, flags, config, ofFeatures, [...lastUpdated], ofFiles];
  // Warnings about files that were left out are reported again.
  return contentHash(JSON.stringify([...parts, tree.diagnostics]));
}

export interface EqualBuildOptions {
  readonly stage: MemoStage<BuildRecord>;
  readonly site: PublishedSite;
  readonly now: number;
  readonly areFresh: (dependencies: readonly Dependency[]) => boolean;
}

/** The record of an equal build whose whole site still lies in the output folder as it was written. */
export function findEqualBuild(
  key: string | null,
  { stage, site, now, areFresh }: EqualBuildOptions,
): BuildRecord | null {
  const record = key === null ? undefined : stage.get(key);
  if (record === undefined || now < record.validFrom) return null;
  if (record.validUntil !== null && now >= record.validUntil) return null;
  if (!areFresh(record.beside)) return null;
  const isInPlace =
    namePublished(site.files) === record.published &&
    [...site.files.keys()].every(path => site.isIntact(path));
  return isInPlace ? record : null;
}

/** Names published files with their bytes. */
export function namePublished(files: ReadonlyMap<string, PublishedFile>): string {
  return contentHash(JSON.stringify([...files].sort(([a], [b]) => compareText(a, b))));
}
