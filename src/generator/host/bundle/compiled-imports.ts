import { basename, join } from 'node:path';
import type { Metafile, PartialMessage, Plugin } from 'esbuild';
import { type BundleTask, livePartSources, SHELL } from './bundle-entries.ts';
import { onPackageFile } from './on-package-file.ts';

/** Names the compiled file of the shell where the first script imports it. */
export function nameShell({ outputs }: Metafile): Plugin {
  const file = Object.keys(outputs).find(path => outputs[path]?.entryPoint === SHELL) ?? '';
  return {
    name: 'shell',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/start-shell\.tsx$/ }, () => ({
        path: `./${basename(file)}`,
        external: true,
      }));
    },
  };
}

/** Writes the list of the live parts, each with its compiled file. */
export function listLiveParts(task: BundleTask, { outputs }: Metafile): Plugin {
  const files = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(task.packageRoot, entryPoint), basename(path)] as const],
    ),
  );
  const lines = livePartSources(task).map(
    ([name, source]) => `${JSON.stringify(name)}: () => import('./${files.get(source)}'),`,
  );
  return {
    name: 'live-parts',
    setup(build) {
      onPackageFile(build, 'src/client/live/live-parts.ts', () => ({
        contents: `export const LIVE_PARTS = {\n${lines.join('\n')}\n};\n`,
      }));
      build.onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path, importer }) =>
        importer.endsWith('live-parts.ts') ? { path, external: true } : undefined,
      );
    },
  };
}

/** Reports live parts that export nothing for the script to call. What they import later is an entry point too. */
export function demandStart(task: BundleTask): Plugin {
  const files = new Set(livePartSources(task).map(([, file]) => file));
  const isPart = (file: string) => files.has(join(task.packageRoot, file));
  return {
    name: 'demand-start',
    setup(build) {
      build.onEnd(({ metafile }) => ({
        errors: Object.values(metafile?.outputs ?? {}).flatMap(({ entryPoint, exports }) =>
          entryPoint === undefined || !isPart(entryPoint) || exports.includes('start')
            ? []
            : [withoutStart(entryPoint)],
        ),
      }));
    },
  };
}

function withoutStart(file: string): PartialMessage {
  return {
    text: 'This live part does not export “start”',
    location: { file, line: 1 },
    notes: [{ text: 'Export it: export function start(element, surroundings) { … }.' }],
  };
}
