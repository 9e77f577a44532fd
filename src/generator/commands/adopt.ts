import type { Command } from 'commander';
import { startTimings } from '../host/timings.ts';
import type { CommandContext, Exit } from './command-context.ts';
import type { AdoptFlags } from './run-adopt.ts';

/** `site adopt`: makes a site of a project that another program builds. */
export function addAdopt(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('adopt')
    .description(
      'Make a site of a project of another program, in a new folder: pages, sidebars, addresses. The project does not change.',
    )
    .argument('<folder>', 'folder of the project, with its configuration')
    .option('--out <dir>', 'new folder of the site (default: the name of the project with -site, beside it)')
    .action(async (folder: string, flags: AdoptFlags) => {
      const { runAdopt } = await import('./run-adopt.ts');
      exit(await runAdopt({ ...flags, folder }, context, startTimings()));
    });
}
