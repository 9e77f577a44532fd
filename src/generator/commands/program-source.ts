import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { PACKAGE_NAME } from '../host/package-name.ts';

/** Where the program that runs came from. */
export interface RunningProgram {
  /** Absolute. */
  readonly packageRoot: string;
  readonly version: string;
}

/**
 * What npm installs this program from, for a site in `folder` (absolute): the same as for the site that has installed it, or the
 * checkout that runs.
 */
export function programSource({ packageRoot, version }: RunningProgram, folder: string): string {
  const [project = packageRoot, ...inside] = packageRoot.split(/[\\/]node_modules[\\/]/);
  if (inside.length === 0) return fileSource(folder, packageRoot);
  const written = dependencyOf(project) ?? version;
  const path = /^file:(.+)/.exec(written)?.[1];
  return path === undefined ? written : fileSource(folder, resolve(project, path));
}

function fileSource(folder: string, path: string): string {
  return `file:${relative(folder, path).replaceAll('\\', '/')}`;
}

/** What the manifest of a project says of this program. */
function dependencyOf(project: string): string | undefined {
  const file = join(project, 'package.json');
  if (!existsSync(file)) return undefined;
  // npm has read it before.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return { ...dependencies, ...devDependencies }[PACKAGE_NAME];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
