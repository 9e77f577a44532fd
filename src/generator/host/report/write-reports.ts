import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '../../model/diagnostic.ts';
import { repositoryPathOf } from '../git/repository-path.ts';
import { systemDiagnostic } from '../output/output-error.ts';
import { gitlabReport } from './gitlab-report.ts';
import type { ReportFormat, ReportRequest } from './report-format.ts';
import { sarifReport } from './sarif-report.ts';

/** Writes diagnostics in each requested format, all of them, also where there are none. Returns why a file could not be written. */
export function writeReports(
  reports: readonly ReportRequest[],
  diagnostics: readonly Diagnostic[],
  { root, version }: { readonly root: string; readonly version: string },
): Diagnostic[] {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  const pathOf = repositoryPathOf(root);
  return reports.flatMap(({ format, file }) => {
    const path = resolve(root, file);
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(contentOf(format, sorted, { version, pathOf }), null, 2)}\n`);
      return [];
    } catch (error) {
      return [systemDiagnostic(error, file)];
    }
  });
}

function contentOf(
  format: ReportFormat,
  diagnostics: readonly Diagnostic[],
  tool: { readonly version: string; readonly pathOf: (file: string) => string },
): object {
  return format === 'gitlab' ? gitlabReport(diagnostics, tool.pathOf) : sarifReport(diagnostics, tool);
}
