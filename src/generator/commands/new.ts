import type { Command } from 'commander';
import { WHOLE_SITE } from '../model/entry-starter.ts';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';

interface NewFlags {
  readonly root: string;
  readonly forVersion?: string;
}

/** `site new`: a file with its front matter filled in, or a whole site. */
export function addNew(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('new')
    .description(
      'Start a page, or an entry of a feature of the site, with its front matter filled in. Or start a site.',
    )
    .argument(
      '<kind>',
      'what it is: page, site, or what a feature calls its entries; an unknown kind is answered with all of them',
    )
    .argument('<path>', 'where it lies in its collection: guides/first-map; the folder of a site')
    .addOption(options.rootOption())
    .option(
      '--for-version <name>',
      'version that the entry belongs to, where it has versions; the first one if none is named',
    )
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
