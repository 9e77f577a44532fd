import type { Diagnostic } from '../../model/diagnostic.ts';
import { createFingerprints } from './fingerprints.ts';
import { reportFileOf, reportTextOf } from './report-place.ts';

/** Diagnostics as GitLab's code-quality report: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
export function gitlabReport(diagnostics: readonly Diagnostic[], pathOf: (file: string) => string) {
  const fingerprintOf = createFingerprints(pathOf);
  return diagnostics.map(diagnostic => ({
    description: reportTextOf(diagnostic),
    check_name: diagnostic.code,
    fingerprint: fingerprintOf(diagnostic),
    severity: diagnostic.severity === 'error' ? 'major' : 'minor',
    location: {
      path: pathOf(reportFileOf(diagnostic)),
      lines: { begin: diagnostic.place?.line ?? 1 },
    },
  }));
}
