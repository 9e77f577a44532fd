import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemDiagnostic } from '../host/output/output-error.ts';
import { followLinks } from '../host/output/refuse-folder.ts';
import { isInside } from '../host/sources/is-inside.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** A file that `site new` writes. */
export interface NewFile {
  /** POSIX path relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** Writes it below `root`, never over another file and never through a link to the outside. Returns a diagnostic if something is in the way. */
export function writeNewFile({ file, text }: NewFile, root: string): Diagnostic | null {
  const target = join(root, file);
  try {
    if (existsSync(target)) return inTheWay('usage/exists', 'This file already exists', file);
    if (!isInside(followLinks(root), followLinks(dirname(target))))
      return inTheWay(
        'usage/outside-root',
        'A symbolic link on the way to this file leads out of the project',
        file,
      );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
    return null;
  } catch (error) {
    return systemDiagnostic(error, file);
  }
}

function inTheWay(code: string, message: string, file: string): Diagnostic {
  return { severity: 'error', code, message, place: { file }, hint: 'Choose another path.' };
}
