import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic, Place } from '../model/diagnostic.ts';

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
  const { peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  // The newest range, without its sign, which shells would read. What a feature of a site needs is no peer of ours.
  const installed = missing.map(name => {
    const range = peerDependencies[name]?.split('^').at(-1);
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
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function isFound(resolve: () => string): boolean {
  try {
    resolve();
    return true;
  } catch {
    return false;
  }
}
