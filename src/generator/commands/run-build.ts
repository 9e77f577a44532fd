import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildSite } from '../build.ts';
import { acquireLock, type Lock } from '../host/lock.ts';
import { onInterrupt } from '../host/on-interrupt.ts';
import { systemDiagnostic } from '../host/output/output-error.ts';
import { followLinks, refuseFolder } from '../host/output/refuse-folder.ts';
import type { Timings } from '../host/timings.ts';
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts';
import { CONTENT_FOLDER } from '../model/paths/project-files.ts';
import { counted } from '../model/text/counted.ts';
import { groupDigits } from '../model/text/group-digits.ts';
import { type BuildResult, type BuildSummary, failure } from '../publish/driver/build-result.ts';
import { type HostFileKind, sendsCopies } from '../publish/host-file-kinds.ts';
import { addReports, type ReportFlags } from './add-reports.ts';
import type { CommandContext } from './command-context.ts';
import { countText } from './count-text.ts';
import { type ProjectFlags, projectOptions } from './project-options.ts';

/** The flags of the command. It runs with absolute paths. */
export interface BuildRequest extends ProjectFlags, ReportFlags {
  readonly outDir: string;
  readonly workers: number;
  readonly timings?: boolean;
  readonly json?: boolean;
  readonly strict?: boolean;
  readonly hostFiles: readonly HostFileKind[];
  /** Default: for hosts whose rules send the copies. */
  readonly compress?: boolean;
  readonly forceOutput?: boolean;
}

/** What is built, and how its result reads. */
export interface BuildKind {
  readonly build: typeof buildSite;
  readonly summaryText: (summary: BuildSummary, milliseconds: number) => string;
}

/** Runs a build under its lock, prints the result, and returns the exit code. */
export async function runBuild(
  request: BuildRequest,
  context: CommandContext,
  timings: Timings,
  kind: BuildKind = { build: buildSite, summaryText },
): Promise<number> {
  const result = await addReports(await lockedBuild(request, context, timings, kind), request, context);
  const { terminal } = context;
  const milliseconds = Math.round(performance.now());
  terminal.clearProgress();
  if (request.json) {
    const summary = result.summary && { ...result.summary, milliseconds };
    terminal.json({ diagnostics: [...result.diagnostics].sort(compareDiagnostics), summary });
    return result.exitCode;
  }
  terminal.diagnostics(result.diagnostics, request.root);
  if (request.timings) for (const line of timingLines(timings)) terminal.line(line);
  if (result.summary === null) terminal.note(failureText(result.diagnostics, request.strict === true));
  else terminal.line(kind.summaryText(result.summary, milliseconds));
  return result.exitCode;
}

async function lockedBuild(
  request: BuildRequest,
  context: CommandContext,
  timings: Timings,
  { build }: BuildKind,
): Promise<BuildResult> {
  const { root, outDir } = request;
  const aboutCache: Diagnostic[] = [];
  const onCacheWarning = (warning: Diagnostic) => void aboutCache.push(warning);
  const refusal = refuseFolder({ root, outDir, contentDirs: [CONTENT_FOLDER] });
  if (refusal !== null) return failure(2, [refusal]);
  // By its real path, so that a folder has one lock, whatever links lead to it.
  const locked = lockOutput(followLinks(outDir));
  if ('diagnostic' in locked) return failure(1, [locked.diagnostic]);
  let abort = () => {};
  const stop = onInterrupt(() => {
    abort();
    locked.lock.release();
  });
  try {
    const result = await build({
      ...projectOptions(root, request, { context, timings, onCacheWarning }),
      outDir,
      overwritesForeign: request.forceOutput === true,
      hostFiles: request.hostFiles,
      hasCopies: request.compress ?? request.hostFiles.some(sendsCopies),
      workers: request.workers,
      isStrict: request.strict === true,
      onProgress: (done, total) => context.terminal.progress('Rendering', done, total),
      onPicture: (done, total) => context.terminal.progress('Converting pictures', done, total),
      onAbortable: undo => {
        abort = undo;
      },
    });
    return { ...result, diagnostics: [...result.diagnostics, ...aboutCache] };
  } finally {
    stop();
    locked.lock.release();
  }
}

/** Allows one build at a time for each output folder. */
function lockOutput(outDir: string): { lock: Lock } | { diagnostic: Diagnostic } {
  const file = join(dirname(outDir), `.${basename(outDir)}.lock`);
  try {
    mkdirSync(dirname(outDir), { recursive: true });
    const lock = acquireLock(file);
    if ('release' in lock) return { lock };
    const { pid, startedAt, hostname } = lock.heldBy;
    return {
      diagnostic: {
        severity: 'error',
        code: 'output/locked',
        message: `Process ${pid} on ${hostname}, started ${startedAt}, is building into ${outDir}`,
        hint: `Wait until it is done. If there is no such process, delete ${file}.`,
      },
    };
  } catch (error) {
    return { diagnostic: systemDiagnostic(error, file) };
  }
}

function timingLines(timings: Timings): string[] {
  return [...timings.stages].map(
    ([stage, spent]) => `${stage.padEnd(14)} ${spent.toFixed(1).padStart(9)} ms`,
  );
}

function summaryText(
  { pages, rendered, reused, written, removed, bytes }: BuildSummary,
  milliseconds: number,
): string {
  const parts = [
    `${groupDigits(rendered)} rendered`,
    `${groupDigits(reused)} reused`,
    `${counted(written, 'file')} written`,
  ];
  if (removed > 0) parts.push(`${groupDigits(removed)} removed`);
  return `Built ${counted(pages, 'page')} in ${(milliseconds / 1000).toFixed(2)} s: ${parts.join(', ')}, ${size(bytes)} in all`;
}

function failureText(diagnostics: readonly Diagnostic[], isStrict: boolean): string {
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const hasMoved = diagnostics.some(({ code }) => code === 'output/not-restored');
  return `Nothing was published: ${countText(diagnostics)}${!hasErrors && isStrict ? ' (--strict)' : ''}. The published site has ${hasMoved ? 'moved, but is complete' : 'not changed'}.`;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
