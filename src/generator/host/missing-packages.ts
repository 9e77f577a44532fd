import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { errorCode } from './system-error.js';

/** A part of a site that needs packages which do not come with the program. */
export interface Need {
  /** What needs them, as the beginning of a sentence: `The API reference`. */
  readonly what: string;
  readonly packages: readonly string[];
  /** Where the configuration asks for that part. */
  readonly place: Place;
  /** Absolute. */
  readonly packageRoot: string;
}

/** An error with the command that installs the missing packages, if there are any. */
export function missingPackages({ what, packages, place, packageRoot }: Need): readonly Diagnostic[] {
  const manifest = join(packageRoot, 'package.json');
  const { resolve } = createRequire(manifest);
  const missing = packages.filter(name => !isFound(() => resolve(`${name}/package.json`)));
  if (missing.length === 0) return [];
  // It is our own manifest.
  const { optionalDependencies, peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const ranges: Readonly<Record<string, string>> = { ...optionalDependencies, ...peerDependencies };
  // The newest range, without its sign, which shells would read. We have none for what a feature of a site needs.
  const installed = missing.map(name => {
    const range = ranges[name]?.split('^').at(-1);
    return range === undefined ? name : `${name}@${range}`;
  });
  return [
    {
      severity: 'error',
      code: 'config/missing-package',
      message: `${what} needs packages that are not installed: ${missing.join(', ')}`,
      place,
      hint: `Run \`npm install --save-dev ${installed.join(' ')}\`.`,
    },
  ];
}

interface Manifest {
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function isFound(resolve: () => string): boolean {
  try {
    resolve();
    return true;
  } catch (error) {
    // Some packages keep their manifest to themselves.
    return errorCode(error) === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}
