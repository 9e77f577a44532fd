import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { isInside } from '../sources/list-files.ts';

/** Makes the components of a site's features and theme use the program's React: a site has none, and two would not work together. */
export function shareReact(packageRoot: string, features: readonly BrowserFeature[]): Plugin {
  const folders = features.flatMap(({ isOfProgram, folder }) => (isOfProgram ? [] : folder));
  return {
    name: 'share-react',
    setup({ onResolve, resolve }) {
      if (folders.length === 0) return;
      onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, importer, kind, pluginData }) => {
        if (pluginData === OURS || !folders.some(folder => isInside(folder, importer))) return undefined;
        return resolve(path, { kind, resolveDir: packageRoot, pluginData: OURS });
      });
    },
  };
}

/** Marks a path that is looked for where this program is. */
const OURS = 'react of the program';
