import { Argument, type Command } from 'commander';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import { ENTRY_KINDS, type EntryKind } from './new-entry.ts';
import * as options from './options.ts';

interface NewFlags {
  readonly root: string;
  readonly docsVersion?: string;
}

/** `site new`: a file with its front matter filled in, or a whole site. */
export function addNew(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('new')
    .description(
      'Start a page, a doc, a post or a release: a file with its front matter filled in. Or start a site.',
    )
    .addArgument(new Argument('<kind>', 'what it is').choices([...ENTRY_KINDS, 'site']))
    .argument(
      '<path>',
      'where it lies in its collection: guides/first-map, hello-world, 8.8.0; the folder of a site',
    )
    .addOption(options.rootOption())
    .option('--docs-version <name>', 'version that a doc belongs to; the first one if none is named')
    .action(async (kind: EntryKind | 'site', path: string, flags: NewFlags) => {
      if (kind === 'site') {
        const { runNewSite } = await import('./run-new-site.ts');
        return exit(runNewSite({ ...flags, path }, context));
      }
      await runAtRoot(flags, { context, exit }, async found => {
        const { runNew } = await import('./run-new.ts');
        return runNew({ ...found, kind, path }, context);
      });
    });
}
