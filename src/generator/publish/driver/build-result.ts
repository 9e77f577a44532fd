import { diagnosticOf } from '../../load/driver/feature-error.ts';
import type { ProjectOptions } from '../../load/driver/read-sources.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Project } from '../../plan/driver/plan-project.ts';

/** What building and checking have in common. */
export interface CheckOptions extends ProjectOptions {
  readonly workers: number;
  /** Warnings fail the build too. */
  readonly isStrict: boolean;
  readonly onProgress: (done: number, total: number) => void;
}

export interface BuildSummary {
  readonly pages: number;
  readonly rendered: number;
  readonly reused: number;
  /** Files, pages included, whose bytes are new. */
  readonly written: number;
  readonly removed: number;
  /** Bytes of the whole site. */
  readonly bytes: number;
}

export interface BuildResult {
  /** 0 good, 1 content or I/O, 2 usage or configuration. */
  readonly exitCode: 0 | 1 | 2;
  readonly summary: BuildSummary | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project | null;
}

/** A build that publishes nothing. */
export function failure(
  exitCode: 1 | 2,
  diagnostics: readonly Diagnostic[],
  project: Project | null = null,
): BuildResult {
  return { exitCode, summary: null, project, diagnostics };
}

/** The result if a site's own code throws. Any other error is thrown on. */
export function failedFeature(error: unknown, options: Pick<ProjectOptions, 'cacheFolder'>): BuildResult {
  return failure(2, [diagnosticOf(error, options)]);
}

/** Whether the diagnostics stop a build. */
export function isFailing(diagnostics: readonly Diagnostic[], isStrict: boolean): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || isStrict);
}
