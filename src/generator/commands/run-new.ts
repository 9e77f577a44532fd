import { startTimings } from '../host/timings.ts';
import { loadConfig } from '../load/driver/load-config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommandContext } from './command-context.ts';
import { newEntry } from './new-entry.ts';
import { projectOptions } from './project-options.ts';
import { writeNewFile } from './write-new-file.ts';

export interface NewRequest {
  readonly kind: string;
  readonly path: string;
  /** Absolute. */
  readonly root: string;
  /** Name of the version that the entry belongs to. */
  readonly forVersion?: string;
}

/** Writes a new entry of one of the site's collections, and returns the exit code. */
export async function runNew(request: NewRequest, context: CommandContext): Promise<number> {
  const { root, forVersion: version } = request;
  const { terminal } = context;
  const fail = (exitCode: number, ...diagnostics: readonly Diagnostic[]) => {
    terminal.diagnostics(diagnostics, root);
    return exitCode;
  };
  const options = projectOptions(root, { cache: true }, { context, timings: startTimings() });
  const loaded = await loadConfig(options);
  if (loaded.config === null) return fail(2, ...loaded.diagnostics);
  const today = new Date(options.now).toISOString().slice(0, 10);
  const entry = newEntry(
    { ...request, today, ...(version !== undefined && { version }) },
    loaded.features.collections,
  );
  if ('diagnostic' in entry) return fail(2, entry.diagnostic);
  const problem = writeNewFile(entry, root);
  if (problem !== null) return fail(1, problem);
  terminal.line(`Written: ${entry.file}`);
  return 0;
}
