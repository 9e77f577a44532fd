import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { SLOTS } from '../../templates/shared/slots.ts';
import type { BrowserFeature } from '../model/browser-feature.ts';
import { isInside } from './list-files.ts';

/** Puts the components of a site's theme into their slots. They use the React of this program: a site has none. */
export function fillSlots(packageRoot: string, features: readonly BrowserFeature[]): Plugin {
  const themes = features.filter(({ slots }) => Object.keys(slots).length > 0);
  const files = new Map(themes.flatMap(({ slots }) => Object.entries(slots)));
  return {
    name: 'slots',
    setup({ onLoad, onResolve, resolve }) {
      if (files.size === 0) return;
      onLoad({ filter: /[\\/]src[\\/]templates[\\/]slots[\\/][\w-]+\.ts$/ }, ({ path }) => {
        const slot = Object.entries(SLOTS).find(([name]) => path.endsWith(`${name}.ts`));
        const file = slot && files.get(slot[0]);
        if (slot === undefined || file === undefined) return undefined;
        const contents = `export { default as ${slot[1]} } from ${JSON.stringify(file)};`;
        return { contents, resolveDir: dirname(path) };
      });
      onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, importer, kind, pluginData }) => {
        if (pluginData === OURS || !themes.some(({ folder }) => isInside(folder, importer))) return undefined;
        return resolve(path, { kind, resolveDir: packageRoot, pluginData: OURS });
      });
    },
  };
}

/** Marks a path that is looked for where this program is. */
const OURS = 'react of the program';
