import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage, Plugin } from 'esbuild';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import type { OwnDetail } from '../esbuild-diagnostics.ts';
import { PACKAGE_MODULES, PACKAGE_NAME } from '../package-name.ts';
import { runsInProgram } from '../program/runs-in-program.js';
import { isOfPackage } from './is-of-package.ts';
import { readCode } from './read-code.ts';

/** What a configuration and features may import, without what is for browsers. */
const MODULES = Object.entries(PACKAGE_MODULES)
  .filter(([, source]) => runsInProgram(source))
  .map(([path]) => path.slice('./'.length));

/** Links what a site imports by the name of this package to the running program. It bundles the parts of the schema library that are used. */
export function linkProgram(program: URL): Plugin {
  return {
    name: 'link-program',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^${PACKAGE_NAME}(?:/|$)`) }, ({ path }) => {
        const name = path.slice(PACKAGE_NAME.length + 1);
        if (!MODULES.includes(name)) return { errors: [noModule(path, name)] };
        return { path: new URL(`${name}.mjs`, program).href, external: true };
      });
      onResolve({ filter: /^valibot$/ }, () => ({ path: fileURLToPath(import.meta.resolve('valibot')) }));
    },
  };
}

function noModule(path: string, name: string): PartialMessage {
  const isForBrowsers = Object.hasOwn(PACKAGE_MODULES, `./${name}`);
  const nearest = nearestName(name, MODULES);
  const modules = MODULES.map(module => `${PACKAGE_NAME}/${module}`).join(', ');
  return {
    text: isForBrowsers
      ? `${path} is for browsers, and this code runs when the site is built`
      : `There is no module ${path}`,
    notes: [
      {
        text:
          isForBrowsers || nearest === undefined
            ? `The modules for this code are ${modules}.`
            : `Did you mean ${PACKAGE_NAME}/${nearest}?`,
      },
    ],
  };
}

/** Adds the path of each file that is imported by its path, whether it is there or not. */
export function noteImports(paths: Set<string>): Plugin {
  return {
    name: 'note-imports',
    setup({ onResolve }) {
      onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        if (!isOfPackage(resolveDir)) paths.add(join(resolveDir, path));
        return undefined;
      });
    },
  };
}

/** The text of a file's bytes, and why they are no text. The file is relative to the root. */
export type Decode = (
  file: string,
  bytes: Uint8Array,
) => Promise<{ readonly text?: string; readonly diagnostics: readonly Diagnostic[] }>;

/**
 * Records the hash of each source while it is compiled, so that a file saved a moment later counts as changed. The compiled code is in
 * another folder, so this also replaces `import.meta.url` with the URL of the source.
 */
export function readSources(root: string, hashes: Map<string, string>, decode: Decode): Plugin {
  return {
    name: 'read-sources',
    setup({ onLoad }) {
      onLoad({ filter: /./ }, async ({ path }) => {
        if (isOfPackage(path)) return undefined;
        const file = posixPath(relative(root, path));
        const read = readCode(path);
        if ('problem' in read)
          return { errors: [ownError({ severity: 'error', ...read.problem, place: { file } })] };
        hashes.set(path, contentHash(read.bytes));
        const { text = '', diagnostics } = await decode(file, read.bytes);
        const url = JSON.stringify(pathToFileURL(path).href);
        return {
          contents: text.replaceAll('import.meta.url', () => url),
          loader: 'default',
          errors: diagnostics.map(ownError),
        };
      });
    },
  };
}

function ownError(diagnostic: Diagnostic): PartialMessage {
  const detail: OwnDetail = { diagnostic };
  return { text: diagnostic.message, detail };
}
