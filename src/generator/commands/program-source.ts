import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { PACKAGE_NAME } from '../host/package-name.ts';
import { posixPath } from '../model/paths/posix-path.ts';

/** The source of the running program. */
export interface RunningProgram {
  /** Absolute. */
  readonly packageRoot: string;
  readonly version: string;
}

/**
 * The source from which npm installs this program, for a site in `folder` (absolute): that of the site that has installed it, or the
 * running checkout.
 */
export function programSource({ packageRoot, version }: RunningProgram, folder: string): string {
  const [project = packageRoot, ...inside] = packageRoot.split(/[\\/]node_modules[\\/]/);
  if (inside.length === 0) return fileSource(folder, packageRoot);
  const written = dependencyOf(project) ?? version;
  const path = /^file:(.+)/.exec(written)?.[1];
  return path === undefined ? written : fileSource(folder, resolve(project, path));
}

function fileSource(folder: string, path: string): string {
  return `file:${posixPath(relative(folder, path))}`;
}

/** The entry for this program in a project's manifest. */
function dependencyOf(project: string): string | undefined {
  const file = join(project, 'package.json');
  if (!existsSync(file)) return undefined;
  // Valid JSON, because npm has read it.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return { ...dependencies, ...devDependencies }[PACKAGE_NAME];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
