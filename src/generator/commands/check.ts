import type { Command } from 'commander';
import { startTimings } from '../host/timings.ts';
import { type CommandContext, type Exit, findRoot } from './command-context.ts';
import * as options from './options.ts';
import type { CheckFlags } from './run-check.ts';

/** `site check`: everything that `build` checks, and nothing written. */
export function addCheck(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('check')
    .description('Check everything that build checks, and write nothing.')
    .addOption(options.rootOption())
    .addOption(options.baseUrlOption())
    .addOption(options.draftsOption())
    .addOption(options.noCacheOption())
    .addOption(options.workersOption())
    .addOption(options.strictOption())
    .addOption(options.jsonOption())
    .option('--external', 'ask the outside links too; good answers are remembered for a day')
    .action(async (flags: CheckFlags) => {
      const found = findRoot(flags.root);
      if ('diagnostic' in found) {
        context.terminal.diagnostics([found.diagnostic], '.');
        return exit(2);
      }
      const { runCheck } = await import('./run-check.ts');
      exit(await runCheck({ ...flags, root: found.root }, context, startTimings()));
    });
}
