import { fillWord, joinPath, type VersionLinkData } from '@mapwright/site/plan';
import type { VersionBanner } from '../contract.ts';
import type { DocsContext } from './docs-context.ts';
import { placeBelow } from './docs-paths.ts';
import type { DocsVersion } from './docs-version.ts';

/** A version of the docs among the others. */
export interface VersionArea {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  /** The paths of the generated indexes of all versions. */
  readonly indexPaths: ReadonlySet<string>;
  readonly context: DocsContext;
}

/** A page of a version: a doc, which has an id, or a generated one. */
interface VersionedPage {
  readonly path: string;
  readonly id?: string | undefined;
}

/** The links from a page to all versions. With only one version there is no choice. */
export function versionLinksOf(
  page: VersionedPage,
  area: VersionArea,
): readonly VersionLinkData[] | undefined {
  if (area.versions.length < 2) return undefined;
  return area.versions.map(version => ({
    name: version.config.name,
    label: version.config.label,
    href: hrefInVersion(page, version, area),
    isCurrent: version === area.version,
  }));
}

/** What a page of an unreleased or old version says of itself. */
export function versionBannerOf(page: VersionedPage, area: VersionArea): VersionBanner | undefined {
  const latest = area.versions.find(({ config }) => !config.isUnreleased);
  const { config } = area.version;
  const { docs } = area.context.words;
  if (latest === undefined || latest === area.version) return undefined;
  return {
    text: fillWord(config.isUnreleased ? docs.notReleased : docs.notMaintained, { version: config.label }),
    link: {
      label: fillWord(docs.goToVersion, { version: latest.config.label }),
      href: hrefInVersion(page, latest, area),
    },
  };
}

/**
 * The URLs of a page of the current version in all versions, by their names; `undefined` for any other page, or if there is only one
 * version.
 */
export function hrefsInVersions(
  href: string,
  areas: readonly VersionArea[],
): Readonly<Record<string, string>> | undefined {
  const current = areas.find(({ version }) => version.config.isCurrent);
  if (current === undefined || areas.length < 2) return undefined;
  const page = pageAt(href, current);
  return (
    page &&
    Object.fromEntries(
      areas.map(({ version }) => [version.config.name, hrefInVersion(page, version, current)]),
    )
  );
}

function pageAt(href: string, { version, indexPaths, context }: VersionArea): VersionedPage | undefined {
  const doc = version.docs.find(({ entry }) => entry.href === href);
  if (doc !== undefined) return { id: doc.id, path: doc.entry.path };
  const path = [version.base, ...indexPaths].find(path => context.href(path) === href);
  return path === undefined ? undefined : { path };
}

/** The URL of the same doc in a version, or of the index at the same place there, or else of that version's main doc. */
function hrefInVersion({ path, id }: VersionedPage, version: DocsVersion, area: VersionArea): string {
  const place = placeBelow(area.version.base, path);
  const doc = version.find(id ?? place);
  if (doc !== undefined) return doc.entry.href;
  const there = joinPath(version.base, place);
  return area.context.href(area.indexPaths.has(there) ? there : version.base);
}
