import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Terminal } from '../host/terminal/terminal.ts';
import type { ProgramFeatures } from '../load/driver/load-config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildInstant, noInstant } from './build-instant.ts';
import { endLeftOpen } from './end-left-open.ts';
import { hearLateErrors } from './hear-late-errors.ts';
import { type RefusedFlags, refuse } from './refuse.ts';

/** How the command was started; `bin/site.js` and `src/site.ts` know. */
export interface Start extends ProgramFeatures {
  readonly argv: readonly string[];
  readonly packageRoot: string;
  readonly programHash: string;
  readonly version: string;
  /** Where a checkout caches compiled code for all sites; `null` = a package, which is read-only. */
  readonly programCache: string | null;
  /** Why the compiled program could not be written to the cache; `null` = it could. */
  readonly cacheProblem: Error | null;
}

/** The input of every command. */
export interface CommandContext extends Omit<Start, 'argv'> {
  readonly terminal: Terminal;
  readonly environment: NodeJS.ProcessEnv;
}

/** Sets the exit code of the process. */
export type Exit = (code: number) => void;

/** How a command runs at a root. */
export interface Running {
  readonly context: CommandContext;
  readonly exit: Exit;
  /** It serves until a signal ends it, and goes on after an error of the site's code that could not be caught. Other commands end. */
  readonly serves?: boolean;
}

/** Runs a command in the folder of a site (`flags.root` made absolute) and exits with its code; 2 if the folder or the build's instant is invalid. */
export async function runAtRoot<Flags extends RefusedFlags>(
  flags: Flags,
  { context, exit, serves = false }: Running,
  run: (flags: Flags) => Promise<number>,
): Promise<void> {
  const { environment, terminal } = context;
  const found =
    buildInstant(environment) === null ? { diagnostic: noInstant(environment) } : findRoot(flags.root);
  if ('root' in found) {
    const { root } = found;
    const cacheFolder = cacheFolderOf(root);
    hearLateErrors({
      cacheFolder,
      onError: diagnostic => {
        refuse(diagnostic, { ...flags, root }, terminal);
        if (!serves) process.exit(2);
      },
    });
    const code = await run({ ...flags, root });
    exit(code);
    if (serves && code === 0) return;
    // The result is printed, so whatever reads it as JSON has all that it expects.
    hearLateErrors({
      cacheFolder,
      onError: diagnostic => {
        terminal.diagnostics([diagnostic], root);
        process.exit(2);
      },
    });
    endLeftOpen(terminal);
    return;
  }
  refuse(found.diagnostic, { ...flags, root: '.' }, terminal);
  exit(2);
}

/** Absolute path of the site's folder, or why there is no site. */
function findRoot(folder: string): { root: string } | { diagnostic: Diagnostic } {
  const root = resolve(folder);
  if (existsSync(join(root, 'content')) && statSync(join(root, 'content')).isDirectory()) return { root };
  return {
    diagnostic: {
      severity: 'error',
      code: 'usage/no-content',
      message: `There is no folder “content” in ${root}`,
      hint: 'Run the command in the folder of a site, or name it with --root.',
    },
  };
}

/** The cache folder, below the site's own folder. It can be deleted at any time. */
export function cacheFolderOf(root: string): string {
  return join(root, '.cache', 'site');
}
