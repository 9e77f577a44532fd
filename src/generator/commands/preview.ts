import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';
import type { PreviewRequest } from './run-preview.ts';

/** `site preview`: serves what was built, as a well-configured host does. */
export function addPreview(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('preview')
    .description('Serve the built site as a well-configured host does.')
    .addOption(options.rootOption())
    .addOption(options.outDirOption())
    .addOption(options.baseUrlOption())
    .addOption(options.hostOption())
    .addOption(options.portOption(4173))
    .addOption(options.strictPortOption())
    .addOption(options.openOption())
    .action(async (flags: PreviewRequest) => {
      await runAtRoot(flags, { context, exit, serves: true }, async ({ root, ...rest }) => {
        const { runPreview } = await import('./run-preview.ts');
        return runPreview({ ...rest, root, outDir: resolve(root, flags.outDir) }, context);
      });
    });
}
