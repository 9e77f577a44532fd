import type { Command } from 'commander';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';
import type { DevFlags } from './run-dev.ts';

/** `site dev`: serves the site from its sources, and shows every change in the open page. */
export function addDev(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('dev')
    .description('Serve the site while you write it: each change appears in the open page.')
    .addOption(options.rootOption())
    .addOption(options.baseUrlOption())
    .addOption(options.noCacheOption())
    .addOption(options.workersOption())
    .addOption(options.hostOption())
    .addOption(options.portOption(3000))
    .addOption(options.strictPortOption())
    .addOption(options.openOption())
    .action(async (flags: DevFlags) => {
      await runAtRoot(flags, { context, exit, serves: true }, async found => {
        const { runDev } = await import('./run-dev.ts');
        return runDev(found, context);
      });
    });
}
