import type { Plugin } from 'esbuild';
import type { Wording } from '../../model/wording.ts';
import { onPackageFile } from './on-package-file.ts';

/**
 * Writes the module from which components and scripts read words. It uses enumerations, because the compiler inlines their members and
 * drops unused ones.
 */
export function writeWords({ language, words }: Wording): Plugin {
  const areas = Object.entries(words).map(([area, table]) => enumeration(`${area}Words`, table));
  const contents = [enumeration('site', { language }), ...areas].join('\n');
  return {
    name: 'words',
    setup(build) {
      onPackageFile(build, 'src/templates/words.ts', () => ({ contents, loader: 'ts' }));
    },
  };
}

function enumeration(name: string, members: Readonly<Record<string, string>>): string {
  const lines = Object.entries(members).map(([member, text]) => `${member} = ${JSON.stringify(text)},`);
  return `export enum ${name} {\n${lines.join('\n')}\n}`;
}
