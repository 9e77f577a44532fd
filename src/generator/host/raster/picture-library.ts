import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../model/config.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import type { PictureLibrary } from '../../model/picture.ts';
import { SETTINGS } from './settings.ts';

/**
 * The library that makes pictures in other formats, for a site that wants them. It is found without loading it: every build needs its version for
 * the names of the files.
 */
export function findPictureLibrary(
  { pictures }: Pick<SiteConfig, 'pictures'>,
  packageRoot: string,
): PictureLibrary {
  if (!pictures) return 'as they are';
  try {
    const main = createRequire(join(packageRoot, 'package.json')).resolve('sharp');
    const { version } = JSON.parse(readFileSync(manifestAbove(main), 'utf8')) as { version: string };
    return { id: `sharp ${version} ${JSON.stringify(SETTINGS)}` };
  } catch {
    return 'missing library';
  }
}

/** The package does not export its manifest. */
function manifestAbove(file: string): string {
  const end = posixPath(file).lastIndexOf('/node_modules/sharp/');
  return end === -1
    ? join(dirname(dirname(file)), 'package.json')
    : `${file.slice(0, end)}/node_modules/sharp/package.json`;
}
