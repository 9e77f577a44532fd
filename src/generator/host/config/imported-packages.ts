import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { posixPath } from '../../model/paths/posix-path.ts';

/**
 * The manifests of the packages that a site's own files import, relative to the root: another version is other code. What these packages
 * import in turn is not among them.
 */
export function manifestsOfImports({ inputs }: Metafile, root: string): readonly string[] {
  const manifests = Object.entries(inputs).flatMap(([input, { imports }]) =>
    imports.flatMap(({ path, external }) => {
      const name = external ? /^(?:@[^/:]+\/)?[^@./:][^/:]*(?=\/|$)/.exec(path)?.[0] : undefined;
      return name === undefined ? [] : manifestOf(name, join(root, input));
    }),
  );
  return [...new Set(manifests.map(manifest => posixPath(relative(root, manifest))))].sort();
}

/** The manifest that Node finds from a file; none for a module of Node itself. */
function manifestOf(name: string, from: string): readonly string[] {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  return folders
    .map(folder => join(folder, name, 'package.json'))
    .filter(existsSync)
    .slice(0, 1);
}
