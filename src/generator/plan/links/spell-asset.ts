import { dirname, relative } from 'node:path/posix';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { encodeUrl } from './url-parts.ts';

/** The path of a file that is not a page, as the writer of `origin` would write it. */
export function spellAsset(file: string | undefined, origin: string): string | undefined {
  if (file === undefined) return undefined;
  return encodeUrl(
    file.startsWith(STATIC_FOLDER) ? file.slice(STATIC_FOLDER.length - 1) : relative(dirname(origin), file),
  );
}
