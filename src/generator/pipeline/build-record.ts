import { contentHash } from '../host/content-hash.ts';
import type { MemoStage } from '../host/memo.ts';
import type { PublishedFile } from '../host/output/manifest.ts';
import type { SiteOutput } from '../host/output/site-output.ts';
import type { SiteConfig } from '../model/config.ts';
import { compareText, type Diagnostic } from '../model/diagnostic.ts';
import type { EntryHead } from '../model/entry.ts';
import type { Sources } from './read-sources.ts';

/** What a whole build came to. While nothing that it depends on has changed, there is nothing to do. */
export interface BuildRecord {
  readonly pages: number;
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
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

/** Names everything that a build depends on, but for the clock and the output folder. */
export function buildKeyOf({ sources, programHash, bundleHash, flags }: BuildInputs): string {
  const { config, tree, lastUpdated, library } = sources;
  const files = tree.files.map(file => [file, tree.hashOf(file)]);
  return contentHash(
    JSON.stringify([programHash, bundleHash, flags, config, library?.key, [...lastUpdated], files]),
  );
}

/** The record of an equal build whose whole site still lies in the output folder as it was written. */
export function findEqualBuild(
  key: string,
  { stage, output, now }: { stage: MemoStage<BuildRecord>; output: SiteOutput; now: number },
): BuildRecord | null {
  const record = stage.get(key);
  if (record === undefined || now < record.validFrom) return null;
  if (record.validUntil !== null && now >= record.validUntil) return null;
  const isInPlace =
    namePublished(output.published) === record.published &&
    [...output.published.keys()].every(path => output.isIntact(path));
  return isInPlace ? record : null;
}

/** Names published files with their bytes. */
export function namePublished(files: ReadonlyMap<string, PublishedFile>): string {
  return contentHash(JSON.stringify([...files].sort(([a], [b]) => compareText(a, b))));
}

/** The next instant at which an entry appears or expires, or the announcement ends; `null` = never. */
export function nextChange(now: number, heads: readonly EntryHead[], config: SiteConfig): number | null {
  const instants = heads.flatMap(({ frontMatter }) => [frontMatter.publishAt, frontMatter.expiresAt]);
  const later = [...instants, config.announcement?.endsAt].flatMap(instant => {
    const time = Date.parse(instant ?? '');
    return time > now ? [time] : [];
  });
  return later.length === 0 ? null : later.reduce((a, b) => Math.min(a, b));
}
