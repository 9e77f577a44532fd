import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { CONFIG_FILE } from '../../model/paths/project-files.ts';

/** Endings that other programs accept for a configuration in JavaScript or TypeScript. */
const OTHER_ENDINGS = ['.js', '.mjs', '.cjs', '.mts', '.cts'];

/** Reports a configuration that nothing reads because of its name. */
export function misnamedConfig(root: string): Diagnostic | undefined {
  const names = OTHER_ENDINGS.map(ending => CONFIG_FILE.replace(/\.ts$/, ending));
  const file = names.find(name => existsSync(join(root, name)));
  if (file === undefined) return undefined;
  return {
    severity: 'error',
    code: 'config/wrong-name',
    message: `The configuration has the wrong name: the program reads ${CONFIG_FILE}`,
    place: { file },
    hint: `Rename the file to ${CONFIG_FILE}. It may be JavaScript.`,
  };
}
