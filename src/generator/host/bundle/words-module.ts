import type { Plugin } from 'esbuild';
import type { Wording } from '../../model/wording.ts';
import { onPackageFile } from './on-package-file.ts';

const WORDS = 'src/templates/words.ts';

/**
 * Writes the module from which components and scripts read words. It uses enumerations, because the compiler inlines their members and
 * drops unused ones. A file from which every word was inlined does not load the module.
 */
export function writeWords({ language, words }: Wording): Plugin {
  const areas = Object.entries(words).map(([area, table]) => enumeration(`${area}Words`, table));
  const contents = [enumeration('site', { language }), ...areas].join('\n');
  return {
    name: 'words',
    setup(build) {
      onPackageFile(build, WORDS, () => ({ contents, loader: 'ts' }));
      build.onResolve({ filter: /\/words(\.ts)?$/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === WORDS) return null;
        const { path: file, ...resolved } = await build.resolve(path, { ...from, pluginData: WORDS });
        return { ...resolved, path: file, sideEffects: resolved.sideEffects && !file.endsWith(WORDS) };
      });
    },
  };
}

function enumeration(name: string, members: Readonly<Record<string, string>>): string {
  const lines = Object.entries(members).map(([member, text]) => `${member} = ${JSON.stringify(text)},`);
  return `export enum ${name} {\n${lines.join('\n')}\n}`;
}
