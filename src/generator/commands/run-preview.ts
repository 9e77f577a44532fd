import { startTimings } from '../host/timings.ts';
import { loadConfig } from '../load/driver/load-config.ts';
import { servePreview } from '../preview.ts';
import type { CommandContext } from './command-context.ts';
import { projectOptions } from './project-options.ts';
import { type ListenFlags, serveUntilInterrupted } from './serve-until-interrupted.ts';

/** The flags of the command. It runs with absolute paths. */
export interface PreviewRequest extends ListenFlags {
  readonly root: string;
  readonly outDir: string;
  readonly baseUrl?: string;
}

/** Serves the published site until a signal ends the process. Returns the exit code if it cannot. */
export async function runPreview(request: PreviewRequest, context: CommandContext): Promise<number> {
  const { root, outDir } = request;
  const { config, diagnostics } = await loadConfig(
    projectOptions(root, { ...request, cache: true }, { context, timings: startTimings() }),
  );
  if (config === null) {
    context.terminal.diagnostics(diagnostics, root);
    return 2;
  }
  return serveUntilInterrupted(request, context, listen =>
    servePreview({ ...listen, outDir, baseUrl: config.baseUrl }),
  );
}
