import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { encodePath } from '../../model/paths/encode-path.ts';
import { createFingerprints } from './fingerprints.ts';
import { reportFileOf, reportTextOf } from './report-place.ts';

/** Diagnostics as SARIF 2.1.0, which GitHub's code scanning and editors read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
export function sarifReport(
  diagnostics: readonly Diagnostic[],
  { version, pathOf }: { readonly version: string; readonly pathOf: (file: string) => string },
) {
  const fingerprintOf = createFingerprints(pathOf);
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  // Encoded, because a colon in the first segment would begin a scheme.
  const physicalLocation = ({ file, line, column }: Place) => ({
    artifactLocation: { uri: encodePath(pathOf(file)), uriBaseId: '%SRCROOT%' },
    ...(line !== undefined && {
      region: { startLine: line, ...(column !== undefined && { startColumn: column }) },
    }),
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0' as const,
    runs: [
      {
        tool: { driver: { name: 'site', version, rules: codes.map(id => ({ id })) } },
        columnKind: 'utf16CodeUnits' as const,
        results: diagnostics.map(diagnostic => ({
          ruleId: diagnostic.code,
          ruleIndex: codes.indexOf(diagnostic.code),
          level: diagnostic.severity,
          message: { text: reportTextOf(diagnostic) },
          locations: [
            { physicalLocation: physicalLocation({ ...diagnostic.place, file: reportFileOf(diagnostic) }) },
          ],
          ...(diagnostic.related !== undefined && {
            relatedLocations: diagnostic.related.map((place, index) => ({
              id: index + 1,
              message: { text: place.message },
              physicalLocation: physicalLocation(place),
            })),
          }),
          partialFingerprints: { 'siteMessage/v1': fingerprintOf(diagnostic) },
        })),
      },
    ],
  };
}
