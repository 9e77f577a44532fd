import type { ReportRequest } from '../host/report/report-format.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommandContext } from './command-context.ts';

/** The options of the command line for reports. */
export interface ReportFlags {
  readonly root: string;
  readonly report: readonly ReportRequest[];
}

interface Reported {
  readonly exitCode: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Writes the requested reports of a result. One that cannot be written is an error of the result. */
export async function addReports<Result extends Reported>(
  result: Result,
  { root, report }: ReportFlags,
  { version }: Pick<CommandContext, 'version'>,
): Promise<Omit<Result, 'exitCode'> & Reported> {
  if (report.length === 0) return result;
  const { writeReports } = await import('../host/report/write-reports.ts');
  const problems = writeReports(report, result.diagnostics, { root, version });
  if (problems.length === 0) return result;
  return {
    ...result,
    exitCode: result.exitCode === 0 ? 1 : result.exitCode,
    diagnostics: [...result.diagnostics, ...problems],
  };
}
