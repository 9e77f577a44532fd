import { serveDev } from '../dev/serve-dev.ts';
import { watchSite } from '../dev.ts';
import { startTimings } from '../host/timings.ts';
import type { CommandContext } from './command-context.ts';
import { createDevReport } from './dev-report.ts';
import { projectOptions } from './project-options.ts';
import { type ListenFlags, serveUntilInterrupted } from './serve-until-interrupted.ts';

export interface DevFlags extends ListenFlags {
  readonly root: string;
  readonly baseUrl?: string;
  readonly cache: boolean;
  readonly workers: number;
}

/** Serves a site from its sources, drafts included, until a signal ends the process. `root` is absolute. */
export async function runDev(flags: DevFlags, context: CommandContext): Promise<number> {
  const { terminal } = context;
  let isServing = false;
  const timings = startTimings(stages => {
    if (!isServing) terminal.working(stages);
  });
  const site = await watchSite({
    ...projectOptions(flags.root, { ...flags, drafts: true }, { context, timings }),
    workers: flags.workers,
    onNotice: terminal.note,
    onFailure: error => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      for (const line of text.split('\n')) terminal.note(line);
    },
    onDiagnostics: createDevReport({
      diagnostics: diagnostics => terminal.diagnostics(diagnostics, flags.root),
      note: terminal.note,
    }),
  });
  isServing = true;
  terminal.clearProgress();
  const code = await serveUntilInterrupted(
    flags,
    context,
    listen => serveDev({ ...listen, site }),
    site.save,
  );
  // The watcher would keep the process alive.
  if (code !== 0) await site.close();
  return code;
}
