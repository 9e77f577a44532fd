import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Feature } from '../feature.ts';
import type { Terminal } from '../host/terminal/terminal.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildInstant, noInstant } from './build-instant.ts';

/** What every command is given. */
export interface CommandContext {
  readonly packageRoot: string;
  readonly programHash: string;
  readonly version: string;
  /** Where a checkout keeps what it compiles, for all sites; `null` = a package, beside which nothing is written. */
  readonly programCache: string | null;
  /** Why the compiled program could not be kept; `null` = it could. */
  readonly cacheProblem: Error | null;
  /** Of every site, before those that it lists. */
  readonly baseFeatures: readonly Feature[];
  /** Of a site that lists none. */
  readonly defaultFeatures: readonly Feature[];
  readonly terminal: Terminal;
  readonly environment: NodeJS.ProcessEnv;
}

/** Sets the exit code of the process. */
export type Exit = (code: number) => void;

/** Runs a command in the folder of a site, `flags.root` made absolute, and exits with its code; 2 if the folder is none, or the build's instant. */
export async function runAtRoot<Flags extends { readonly root: string }>(
  flags: Flags,
  { context, exit }: { readonly context: CommandContext; readonly exit: Exit },
  run: (flags: Flags) => Promise<number>,
): Promise<void> {
  const { environment, terminal } = context;
  const found =
    buildInstant(environment) === null ? { diagnostic: noInstant(environment) } : findRoot(flags.root);
  if ('root' in found) return exit(await run({ ...flags, root: found.root }));
  terminal.diagnostics([found.diagnostic], '.');
  exit(2);
}

/** Absolute path of the site's folder, or why it cannot be one. */
function findRoot(folder: string): { root: string } | { diagnostic: Diagnostic } {
  const root = resolve(folder);
  if (existsSync(join(root, 'content')) && statSync(join(root, 'content')).isDirectory()) return { root };
  return {
    diagnostic: {
      severity: 'error',
      code: 'usage/no-content',
      message: `There is no folder "content" in ${root}`,
      hint: 'Run the command in the folder of a site, or name it with --root.',
    },
  };
}

/** Where results are remembered: below the site's own folder, where it can be deleted at any time. */
export function cacheFolderOf(root: string): string {
  return join(root, '.cache', 'site');
}
