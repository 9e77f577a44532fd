import type { Command } from 'commander';
import { startTimings } from '../host/timings.ts';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';
import type { CheckFlags } from './run-check.ts';

/** `site check`: checks everything that `build` checks, and writes nothing. */
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
    .addOption(options.reportOption())
    .option('--changed <revision>', 'report only what the changes since a git revision concern')
    .option('--external', 'also check links to other sites; good ones are remembered for a day')
    .action(async (flags: CheckFlags) => {
      await runAtRoot(flags, { context, exit }, async found => {
        const { runCheck } = await import('./run-check.ts');
        return runCheck(found, context, startTimings(context.terminal.working));
      });
    });
}
