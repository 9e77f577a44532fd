import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { compareText } from '../../model/text/compare-text.ts';
import { filesOf } from '../program/files-of.js';
import { isInside } from '../sources/is-inside.ts';

/** What fewer parts share has a file for each set of them. */
const SHARED_BY = 3;
const PREFIX = 'shared-parts:';

interface Owners {
  readonly packageRoot: string;
  readonly features: readonly Pick<BrowserFeature, 'name' | 'folder'>[];
}

/**
 * Puts what several live parts of a feature share into one file, and what they share of the program into another. The compiler makes a file
 * for each set of parts that share something: a map was 18 requests, most of them for a few hundred bytes. So a part that imports some of
 * a feature's shared modules imports all of them. Takes the metafile of the parts, compiled without this.
 */
export function gatherSharedParts(owners: Owners, metafile: Metafile): Plugin {
  const entries = new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint }) =>
      entryPoint === undefined ? [] : [[entryPoint, filesOf(entryPoint, metafile)] as const],
    ),
  );
  const groups = groupByOwner(sharedFiles(entries, metafile), owners);
  /** Imports the groups that have some of these files. */
  const importGroups = (files: ReadonlySet<string>) =>
    importAll([...groups].flatMap(([owner, group]) => (group.some(f => files.has(f)) ? PREFIX + owner : [])));
  const importsOf = new Map(
    [...entries].map(([entry, files]) => [join(owners.packageRoot, entry), importGroups(files)]),
  );
  return {
    name: 'gather-shared-parts',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: new RegExp(`^${PREFIX}`) }, ({ path }) => ({ path, namespace: PREFIX }));
      onLoad({ filter: /^/, namespace: PREFIX }, ({ path }) => {
        const group = groups.get(path.slice(PREFIX.length)) ?? [];
        const files = new Set(group.flatMap(file => [...filesOf(file, metafile)]));
        return {
          contents: importAll(group.map(file => `./${file}`)) + importGroups(files),
          resolveDir: owners.packageRoot,
        };
      });
      onLoad({ filter: /^/ }, ({ path }) => {
        const imports = importsOf.get(path);
        return imports ? { contents: `${readFileSync(path, 'utf8')}\n${imports}`, loader: 'default' } : null;
      });
    },
  };
}

/** The modules that many entries import. A library is left where it is: few parts need it, and it is large. */
function sharedFiles(
  entries: ReadonlyMap<string, ReadonlySet<string>>,
  { outputs }: Metafile,
): readonly string[] {
  const isShared = (file: string) =>
    [...entries.values()].filter(files => files.has(file)).length >= SHARED_BY;
  const compiled = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return compiled
    .filter(file => !entries.has(file) && !file.includes('node_modules/') && isShared(file))
    .sort(compareText);
}

function groupByOwner(
  files: readonly string[],
  { features, packageRoot }: Owners,
): ReadonlyMap<string, readonly string[]> {
  const ownerOf = (file: string) =>
    features.find(({ folder }) => isInside(folder, join(packageRoot, file)))?.name ?? 'program';
  const names = new Set(files.map(ownerOf));
  return new Map([...names].map(owner => [owner, files.filter(file => ownerOf(file) === owner)]));
}

const importAll = (paths: readonly string[]) =>
  paths.map(path => `import ${JSON.stringify(path)};\n`).join('');
