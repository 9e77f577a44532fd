import { join } from 'node:path';
import { checkSite } from '../check.ts';
import { checkExternalLinks } from '../host/external-links.ts';
import { readChangedFiles } from '../host/git/changed-files.ts';
import type { Timings } from '../host/timings.ts';
import type { ProjectOptions } from '../load/driver/read-sources.ts';
import { foldUnknownFields } from '../load/fold-unknown-fields.ts';
import { concernedBy } from '../model/changed-files.ts';
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts';
import { counted } from '../model/text/counted.ts';
import type { Project } from '../plan/driver/plan-project.ts';
import { isFailing } from '../publish/driver/build-result.ts';
import { addReports, type ReportFlags } from './add-reports.ts';
import type { CommandContext } from './command-context.ts';
import { countText } from './count-text.ts';
import { type ProjectFlags, projectOptions } from './project-options.ts';
import { refuse } from './refuse.ts';

export interface CheckFlags extends ProjectFlags, ReportFlags {
  /** A revision of git: only what has changed since then counts. */
  readonly changed?: string;
  readonly external?: boolean;
  readonly json?: boolean;
  readonly strict?: boolean;
  readonly workers: number;
}

/** Checks a site, prints its mistakes, and returns the exit code. `root` is absolute. */
export async function runCheck(
  flags: CheckFlags,
  context: CommandContext,
  timings: Timings,
): Promise<number> {
  const { terminal } = context;
  const since = flags.changed === undefined ? undefined : readChangedFiles(flags.root, flags.changed);
  if (since !== undefined && 'diagnostic' in since) {
    refuse(since.diagnostic, flags, terminal);
    return 2;
  }
  const aboutCache: Diagnostic[] = [];
  const onCacheWarning = (warning: Diagnostic) => void aboutCache.push(warning);
  const options = projectOptions(flags.root, flags, { context, timings, onCacheWarning });
  const result = await checkSite({
    ...options,
    // The first file with the field may have nothing to do with the change.
    reportsEachField: since !== undefined,
    workers: flags.workers,
    isStrict: flags.strict === true,
    onProgress: (done, total) => terminal.progress('Checking', done, total),
  });
  const external = flags.external && result.project ? await askOutside(result.project, options, context) : [];
  const all = [...result.diagnostics, ...external];
  // Without a configuration nothing was checked.
  const counting = since === undefined || result.exitCode === 2 ? all : all.filter(concernedBy(since.change));
  const code = result.exitCode === 2 ? 2 : isFailing(counting, flags.strict === true) ? 1 : 0;
  const found = [...foldUnknownFields(counting), ...aboutCache].sort(compareDiagnostics);
  const { diagnostics, exitCode } = await addReports({ diagnostics: found, exitCode: code }, flags, context);
  terminal.clearProgress();
  if (flags.json) {
    terminal.json({ diagnostics, summary: result.summary && { pages: result.summary.pages } });
    return exitCode;
  }
  terminal.diagnostics(diagnostics, flags.root);
  const pages = result.summary === null ? '' : `${counted(result.summary.pages, 'page')} checked: `;
  terminal.line(`${pages}${countText(diagnostics)}`);
  if (counting.length < all.length) terminal.line(restText(all.length - counting.length));
  return exitCode;
}

function restText(number: number): string {
  const verb = number === 1 ? 'has' : 'have';
  return `${counted(number, 'message')} ${verb} nothing to do with what has changed; without --changed, all are shown`;
}

function askOutside(
  { plan }: Project,
  { cache, cacheFolder }: ProjectOptions,
  { terminal }: CommandContext,
): Promise<Diagnostic[]> {
  return checkExternalLinks(plan.externalLinks, {
    cacheFile: join(cacheFolder, 'external-links.json'),
    cache,
    now: Date.now(),
    ask: fetch,
    onProgress: (done, total) => terminal.progress('Checking links', done, total),
  });
}
