import { Argument, type Command } from 'commander';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import { ENTRY_KINDS, type EntryKind } from './new-entry.ts';
import * as options from './options.ts';

/** `site new`: a file with its front matter filled in. */
export function addNew(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('new')
    .description('Start a page, a doc, a post or a release: a file with its front matter filled in.')
    .addArgument(new Argument('<kind>', 'what it is').choices(ENTRY_KINDS))
    .argument('<path>', 'where it lies in its collection: guides/first-map, hello-world, 8.8.0')
    .addOption(options.rootOption())
    .option('--docs-version <name>', 'version that a doc belongs to; the first one if none is named')
    .action(async (kind: EntryKind, path: string, flags: { root: string; docsVersion?: string }) => {
      await runAtRoot(flags, { context, exit }, async found => {
        const { runNew } = await import('./run-new.ts');
        return runNew({ ...found, kind, path }, context);
      });
    });
}
