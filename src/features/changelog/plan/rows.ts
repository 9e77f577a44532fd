import type { RunOfReleases } from '../contract.ts';
import type { Release } from './release.ts';

/** Maps releases, highest version first, to the rows of a list: `toRow` makes the row of one with notes, and neighbours without notes share a row. */
export function rowsOf<Row>(
  releases: readonly Release[],
  toRow: (release: Release) => Row,
): readonly (Row | RunOfReleases)[] {
  return partsOf(releases).map(part => (Array.isArray(part) ? runOf(part) : toRow(part)));
}

/** A run of neighbours without notes, or one release with notes. */
type Part = Release | [newest: Release, ...Release[]];

function partsOf(releases: readonly Release[]): readonly Part[] {
  const parts: Part[] = [];
  for (const release of releases) {
    const last = parts.at(-1);
    if (release.content.hasNotes) parts.push(release);
    else if (Array.isArray(last)) last.push(release);
    else parts.push([release]);
  }
  return parts;
}

function runOf([newest, ...older]: [newest: Release, ...Release[]]): RunOfReleases {
  const oldest = older.at(-1);
  return { kind: 'run', ...linkTo(newest), ...(oldest !== undefined && { oldest: linkTo(oldest) }) };
}

function linkTo({ entry, content }: Release) {
  return { label: content.version, href: entry.href };
}
