import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Compiles a TypeScript program so that it can run as a process of its own; gives its path in `folder`. */
export async function compileProcess(source: string, folder: string): Promise<string> {
  const outfile = join(folder, `${basename(source, '.ts')}.mjs`);
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  return outfile;
}
