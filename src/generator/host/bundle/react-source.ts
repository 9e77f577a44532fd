import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const REACT = /^react(?:-dom)?(?:\/|$)/;

/** On the server, the components of features and themes use the program's React: a site has none, and two would not work together. */
export function serverReact(packageRoot: string): Plugin {
  return {
    name: 'server-react',
    setup({ onResolve, resolve }) {
      onResolve({ filter: REACT }, ({ path, kind, pluginData }) =>
        pluginData === OURS ? undefined : resolve(path, { kind, resolveDir: packageRoot, pluginData: OURS }),
      );
    },
  };
}

/** Marks a path that is looked for where this program is. */
const OURS = 'react of the program';

/** What browsers get as `react` and `react-dom`. */
const BROWSER_REACT = 'src/client/react/react.ts';

/** In the browser, all components run on Preact: it has React's interface in a fifth of the bytes. */
export function browserReact(packageRoot: string): Plugin {
  return {
    name: 'browser-react',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: REACT }, ({ path, kind }) =>
        /^react(?:-dom)?$/.test(path)
          ? { path: join(packageRoot, BROWSER_REACT) }
          : resolve(path.replace(/^react(?:-dom)?/, 'preact/compat'), { kind, resolveDir: packageRoot }),
      );
      onLoad({ filter: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/ }, async ({ path }) => {
        const [licence, code] = await Promise.all([
          readFile(join(path, '../../LICENSE'), 'utf8'),
          readFile(path, 'utf8'),
        ]);
        return { contents: `/*! Preact\n\n${licence}*/\n${code}` };
      });
    },
  };
}
