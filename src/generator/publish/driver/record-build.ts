import type { SourceTree } from '../../host/sources/source-tree.ts';
import { stateOf } from '../../load/driver/create-freshness.ts';
import type { SiteConfig } from '../../model/config.ts';
import { filesNamedBy } from '../../model/diagnostic.ts';
import type { Dependency, EntryHead } from '../../model/entry.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { type BuildRecord, namePublished } from './build-record.ts';
import type { PublishedBuild } from './publish-site.ts';

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
    beside: besideSources(dependencies, diagnostics.flatMap(filesNamedBy), tree),
    published: namePublished(publication.files),
    validFrom: now,
    validUntil: nextChange(now, heads, config),
  };
}

/** What the key of a build does not name: other files that its pages were made of, or that its messages name, where lines may move. */
function besideSources(
  dependencies: readonly Dependency[],
  told: readonly string[],
  tree: SourceTree,
): readonly Dependency[] {
  const named = new Set(tree.files);
  const beside = new Map<string, Dependency>();
  for (const dependency of dependencies)
    if (!named.has(dependency.file)) beside.set(dependency.file, dependency);
  for (const file of told)
    if (!named.has(file) && !beside.has(file)) beside.set(file, { file, hash: stateOf(file, tree) });
  return [...beside.values()];
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
