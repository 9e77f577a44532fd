import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { startTimings } from '../host/timings.ts';
import { HOST_FILE_KINDS, type HostFileKind } from '../publish/host-files.ts';
import { type CommandContext, type Exit, runAtRoot } from './command-context.ts';
import * as options from './options.ts';
import type { ProjectFlags } from './project-options.ts';

interface BuildFlags extends ProjectFlags {
  readonly root: string;
  readonly outDir: string;
  readonly workers: number;
  readonly timings?: boolean;
  readonly json?: boolean;
  readonly strict?: boolean;
  readonly routes?: boolean;
  readonly hostFiles: readonly HostFileKind[];
  readonly forceOutput?: boolean;
}

/** `site build`: loads, checks, renders and publishes. */
export function addBuild(program: Command, context: CommandContext, exit: Exit): void {
  program
    .command('build')
    .description('Build the site, check it, and publish it in one step.')
    .addOption(options.rootOption())
    .addOption(options.outDirOption())
    .addOption(options.baseUrlOption())
    .addOption(options.draftsOption())
    .addOption(options.noCacheOption())
    .addOption(options.workersOption())
    .addOption(options.strictOption())
    .addOption(options.jsonOption())
    .option('--timings', 'say what each stage took')
    .option('--routes', 'print the route table and build nothing')
    .addOption(
      new Option('--host-files <kinds>', `files for other hosts: ${HOST_FILE_KINDS.join(', ')}`)
        .argParser(options.parseHostFiles)
        .default([]),
    )
    .option('--force-output', 'publish among files that no build has written; they stay')
    .action(async (flags: BuildFlags) => {
      await runAtRoot(flags, { context, exit }, async ({ root, ...rest }) => {
        const request = { ...rest, root, outDir: resolve(root, flags.outDir) };
        const run = flags.routes
          ? (await import('./print-routes.ts')).printRoutes
          : (await import('./run-build.ts')).runBuild;
        return run(request, context, startTimings());
      });
    });
}
