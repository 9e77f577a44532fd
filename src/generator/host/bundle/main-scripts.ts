import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { onPackageFile } from './on-package-file.ts';

/** Writes the list of what directives have for the script of every page. */
export function listMainScripts(features: readonly Pick<BrowserFeature, 'mainScripts'>[]): Plugin {
  const files = features.flatMap(({ mainScripts }) => mainScripts);
  // `require` runs a module when it is called, so that one which throws does not stop the others.
  const list = files.map((_, position) => `() => require('${SCHEME}${position}').create`).join(', ');
  return {
    name: 'main-scripts',
    setup(build) {
      const { onLoad, onResolve } = build;
      onPackageFile(build, 'src/client/early/main-scripts.ts', () => ({
        contents: `export const MAIN_SCRIPTS = [${list}];`,
        resolveDir: '/',
      }));
      // By its position, because the name of the script covers this path, and clones in other folders make the same script.
      onResolve({ filter: new RegExp(`^${SCHEME}`) }, ({ path }) => ({
        path: path.slice(SCHEME.length),
        namespace: SCHEME,
      }));
      // The compiler checks that the module exports `create`, which it does not do for `require`.
      onLoad({ filter: /./, namespace: SCHEME }, ({ path }) => ({
        contents: `export { create } from ${JSON.stringify(files[Number(path)])};`,
        resolveDir: '/',
      }));
    },
  };
}

const SCHEME = 'main-script:';
