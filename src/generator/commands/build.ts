import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { startTimings } from '../host/timings.ts';
import type { Share } from '../model/pack.ts';
import { HOST_FILE_KINDS } from '../publish/host-file-kinds.ts';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';
import type { BuildRequest } from './run-build.ts';

interface BuildFlags extends BuildRequest {
  readonly routes?: boolean;
  readonly shard?: Share;
}

/** `site build`: loads, checks, renders and publishes. */
export function addBuild(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('build')
    .description('Build and check the site, and publish it in one step.')
    .addOption(options.rootOption())
    .addOption(options.outDirOption())
    .addOption(options.baseUrlOption())
    .addOption(options.draftsOption())
    .addOption(options.noCacheOption())
    .addOption(options.workersOption())
    .addOption(options.strictOption())
    .addOption(options.jsonOption())
    .addOption(options.reportOption())
    .option('--timings', 'print the time of each stage')
    .option('--routes', 'print the route table and build nothing')
    .addOption(
      new Option('--host-files <kinds>', `also write files for ${HOST_FILE_KINDS.join(', ')}`)
        .argParser(options.parseHostFiles)
        .default([], 'none'),
    )
    .option(
      '--compress',
      'put compressed copies beside text files; the default with files for nginx or apache',
    )
    .option('--no-compress', 'do not put them there')
    .addOption(
      new Option(
        '--shard <n>/<count>',
        'render a share of the pages for the shared cache, such as 2/5, and publish nothing',
      ).argParser(options.parseShare),
    )
    .option('--force-output', 'publish into a folder with other files, and keep them')
    .action(async (flags: BuildFlags) => {
      await runAtRoot(flags, { context, exit }, async ({ root, ...rest }) => {
        const request = { ...rest, root, outDir: resolve(root, flags.outDir) };
        const run = flags.routes
          ? (await import('./print-routes.ts')).printRoutes
          : flags.shard
            ? (await import('./run-share.ts')).runShare
            : (await import('./run-build.ts')).runBuild;
        return run(request, context, startTimings(context.terminal.working));
      });
    });
}
