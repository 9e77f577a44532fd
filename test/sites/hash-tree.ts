import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hash of every file of a published site, by its POSIX path; nothing where the folder is not there. Assets of the build before,
 * which are kept for open tabs, are no part of it.
 */
export function hashTree(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const retained = join(folder, '.site-retained.json');
  const past = existsSync(retained) ? readFileSync(retained, 'utf8') : '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => lstatSync(join(folder, file)).isFile() && file !== '.site-retained.json')
    .filter(file => !past.includes(JSON.stringify(file)))
    .sort();
  return Object.fromEntries(
    files.map(file => [
      file.replaceAll('\\', '/'),
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
}
