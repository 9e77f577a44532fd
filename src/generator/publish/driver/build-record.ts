import type { PublishedFile } from '../../host/output/manifest.ts';
import type { SiteOutput } from '../../host/output/site-output.ts';
import type { SourceTree } from '../../host/source-tree.ts';
import type { Sources } from '../../load/driver/read-sources.ts';
import type { SiteConfig } from '../../model/config.ts';
import { contentHash } from '../../model/content-hash.ts';
import { compareText, type Diagnostic } from '../../model/diagnostic.ts';
import type { Dependency, EntryHead } from '../../model/entry.ts';
import type { MemoStage } from '../../model/memo-stage.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import type { PublishedBuild } from './publish-site.ts';

/** The record of a whole build. While nothing that it depends on has changed, there is nothing to do. */
export interface BuildRecord {
  readonly pages: number;
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Files beside the sources that pages were made of, which the key does not name. */
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
  /** Whatever else was asked for. */
  readonly flags: readonly unknown[];
}

/** Covers everything that a build depends on except the clock and the output folder. `null` while the state of a source is unknown. */
export function buildKeyOf({ sources, programHash, bundleHash, flags }: BuildInputs): string | null {
  const { config, features, tree, lastUpdated, opened } = sources;
  const files = tree.files.map(file => [file, tree.hashOf(file)]);
  const ofSources = [...opened].map(([name, { key }]) => [name, key]);
  if (ofSources.some(([, key]) => key === null)) return null;
  const ofFeatures = [features.key, ...features.dependencies.values(), ...ofSources];
  const parts = [programHash, bundleHash, flags, config, ofFeatures, [...lastUpdated], files];
  // Warnings about files that were left out are reported again.
  return contentHash(JSON.stringify([...parts, tree.diagnostics]));
}

export interface EqualBuildOptions {
  readonly stage: MemoStage<BuildRecord>;
  readonly output: SiteOutput;
  readonly now: number;
  readonly areFresh: (dependencies: readonly Dependency[]) => boolean;
}

/** The record of an equal build whose whole site still lies in the output folder as it was written. */
export function findEqualBuild(
  key: string | null,
  { stage, output, now, areFresh }: EqualBuildOptions,
): BuildRecord | null {
  const record = key === null ? undefined : stage.get(key);
  if (record === undefined || now < record.validFrom) return null;
  if (record.validUntil !== null && now >= record.validUntil) return null;
  if (!areFresh(record.beside)) return null;
  const isInPlace =
    namePublished(output.published) === record.published &&
    [...output.published.keys()].every(path => output.isIntact(path));
  return isInPlace ? record : null;
}

/** What came of a build, for the next one that is equal. */
export function recordOf(
  { summary, diagnostics, publication }: PublishedBuild,
  { config, heads, dependencies, tree }: Project,
  now: number,
): BuildRecord {
  return {
    pages: summary.pages,
    bytes: summary.bytes,
    diagnostics,
    beside: besideSources(dependencies, tree),
    published: namePublished(publication.files),
    validFrom: now,
    validUntil: nextChange(now, heads, config),
  };
}

/** What the key of a build does not name of all that its pages were made of. */
function besideSources(dependencies: readonly Dependency[], tree: SourceTree): readonly Dependency[] {
  const named = new Set(tree.files);
  const beside = dependencies.filter(({ file }) => !named.has(file));
  return [...new Map(beside.map(dependency => [dependency.file, dependency])).values()];
}

/** Names published files with their bytes. */
function namePublished(files: ReadonlyMap<string, PublishedFile>): string {
  return contentHash(JSON.stringify([...files].sort(([a], [b]) => compareText(a, b))));
}

/** The next instant at which an entry appears or expires, or the announcement ends; `null` = never. */
function nextChange(now: number, heads: readonly EntryHead[], config: SiteConfig): number | null {
  const instants = heads.flatMap(({ frontMatter }) => [frontMatter.publishAt, frontMatter.expiresAt]);
  const later = [...instants, config.announcement?.endsAt].flatMap(instant => {
    const time = Date.parse(instant ?? '');
    return time > now ? [time] : [];
  });
  return later.length === 0 ? null : later.reduce((a, b) => Math.min(a, b));
}
