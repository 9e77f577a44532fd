import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { reportFileOf } from './report-place.ts';

/**
 * A name for each diagnostic of a list that stays the same while lines move, so that a host can tell new mistakes from known ones. Equal
 * diagnostics of one file are numbered.
 */
export function createFingerprints(pathOf: (file: string) => string): (diagnostic: Diagnostic) => string {
  const counts = new Map<string, number>();
  return diagnostic => {
    const equal = contentHash(diagnostic.code, pathOf(reportFileOf(diagnostic)), diagnostic.message);
    const number = counts.get(equal) ?? 0;
    counts.set(equal, number + 1);
    return number === 0 ? equal : contentHash(equal, String(number));
  };
}
