import type { Command } from 'commander';
import { startTimings } from '../host/timings.ts';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';
import type { FixFlags } from './run-fix.ts';

/** `site fix`: mends what is certain. */
export function addFix(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('fix')
    .description(
      'Show as a diff what can be mended for certain: links to moved files, addresses with spaces, tables, names of fields.',
    )
    .addOption(options.rootOption())
    .option('--write', 'mend the files')
    .addOption(options.noCacheOption())
    .action(async (flags: FixFlags) => {
      await runAtRoot(flags, { context, exit }, async found => {
        const { runFix } = await import('./run-fix.ts');
        return runFix(found, context, startTimings());
      });
    });
}
