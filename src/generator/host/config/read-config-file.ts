import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { CONFIG_FILE } from '../../model/paths/project-files.ts';
import { readCode } from './read-code.ts';

/** The bytes of a site's configuration, or why they cannot be read; nothing if the site has none. */
export async function readConfigFile(
  root: string,
): Promise<{ readonly bytes: Buffer } | { readonly diagnostic: Diagnostic } | undefined> {
  const path = join(root, CONFIG_FILE);
  // A link to nowhere is a configuration too.
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    const { misnamedConfig } = await import('./misnamed-config.ts');
    const diagnostic = misnamedConfig(root);
    return diagnostic && { diagnostic };
  }
  const read = readCode(path);
  if ('bytes' in read) return read;
  return { diagnostic: { severity: 'error', ...read.problem, place: { file: CONFIG_FILE } } };
}
