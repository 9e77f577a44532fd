import type { Stats } from 'node:fs';
import { readCheckedJson, writeCheckedJson } from '../cache/checked-json.ts';

/** The state of a file in which it has a hash. Times are in milliseconds, the size in bytes. */
export type Fingerprint = readonly [
  size: number,
  modified: number,
  changed: number,
  inode: number,
  hash: string,
];

/** A file read within this many milliseconds of its last change may change again while its times stay the same. */
const UNTRUSTED_AGE = 100;

/** The fingerprint of a file in this state, whose content has this hash. */
export function fingerprintOf({ size, mtimeMs, ctimeMs, ino }: Stats, hash: string): Fingerprint {
  return [size, mtimeMs, ctimeMs, ino, hash];
}

/** Whether a file is still as its fingerprint says, so that its hash needs no reading. */
export function isSameFile(before: Fingerprint, stats: Stats): boolean {
  const [size, modified, changed, inode] = before;
  return (
    size === stats.size && modified === stats.mtimeMs && changed === stats.ctimeMs && inode === stats.ino
  );
}

/** The fingerprints of the last run, by file; empty if there are none. */
export function readFingerprints(record: string): Map<string, Fingerprint> {
  const rows = readCheckedJson(record);
  // The checksum proves that `saveFingerprints` wrote these rows.
  return Array.isArray(rows) ? new Map(rows as [string, Fingerprint][]) : new Map();
}

export interface FingerprintsOfRun {
  /** Those that the record has. */
  readonly recorded: ReadonlyMap<string, Fingerprint>;
  readonly current: ReadonlyMap<string, Fingerprint>;
  /** When this run began to look at the files, in milliseconds since the epoch. */
  readonly started: number;
}

/** Keeps the fingerprints of this run for the next, except those of files that were changed a moment before. */
export function saveFingerprints(record: string, { recorded, current, started }: FingerprintsOfRun): void {
  const trustedBefore = started - UNTRUSTED_AGE;
  const trusted = [...current].filter(
    ([, [, modified, changed]]) => modified < trustedBefore && changed < trustedBefore,
  );
  const isUnchanged =
    trusted.length === recorded.size &&
    trusted.every(([file, row]) => recorded.get(file)?.every((value, index) => value === row[index]));
  if (!isUnchanged) writeCheckedJson(record, trusted);
}
