import { type Command, CommanderError } from 'commander';
import type { CommandContext } from './command-context.ts';
import { refuse } from './refuse.ts';

/**
 * Refuses every command of a program that Yarn's Plug'n'Play has installed. Such a package is in an archive, at a path that only Node
 * can read, and only with Yarn's changes. So esbuild finds no sources there, and threads no modules.
 */
export function refuseArchives(
  command: Command,
  { packageRoot, terminal }: Pick<CommandContext, 'packageRoot' | 'terminal'>,
): void {
  if (process.versions.pnp === undefined || !VIRTUAL.test(packageRoot)) return;
  refuse(
    {
      severity: 'error',
      code: CODE,
      message:
        'Yarn keeps the packages of this site in archives (Plug’n’Play), from which the program cannot run',
      hint: 'Write “nodeLinker: node-modules” into .yarnrc.yml, and run yarn install again.',
    },
    { root: '.', json: command.opts().json },
    terminal,
  );
  throw new CommanderError(2, CODE, 'refused');
}

const CODE = 'usage/archives';

/** A folder that is not on the disk: Yarn gives it to each package that has peers. */
const VIRTUAL = /[\\/]__virtual__[\\/]/;
