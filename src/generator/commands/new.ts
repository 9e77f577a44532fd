import type { Command } from 'commander';
import { WHOLE_SITE } from '../model/entry-starter.ts';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';

interface NewFlags {
  readonly root: string;
  readonly forVersion?: string;
}

/** `site new`: creates a file with its front matter filled in, or a whole site. */
export function addNew(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('new')
    .description('Create a page or another entry with its front matter filled in, or a whole site.')
    .argument(
      '<kind>',
      'page, site, or a kind that a feature of the site adds; an unknown kind prints the list of all kinds',
    )
    .argument('<path>', 'path in its collection, such as guides/first-map; for a site, its folder')
    .addOption(options.rootOption())
    .option('--for-version <name>', 'version of the entry, if its kind has versions (default: the first one)')
    .action(async (kind: string, path: string, flags: NewFlags) => {
      if (kind === WHOLE_SITE) {
        const { runNewSite } = await import('./run-new-site.ts');
        return exit(runNewSite({ ...flags, path }, context));
      }
      await runAtRoot(flags, { context, exit }, async found => {
        const { runNew } = await import('./run-new.ts');
        return runNew({ ...found, kind, path }, context);
      });
    });
}
