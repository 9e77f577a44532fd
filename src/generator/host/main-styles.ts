import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../model/browser-feature.ts';

/** Imports what directives have for every page into the main style sheet, in the order of the features. */
export function addMainStyles(features: readonly Pick<BrowserFeature, 'mainStyles'>[]): Plugin {
  const files = features.flatMap(({ mainStyles }) => mainStyles.map(file => file.replaceAll('\\', '/')));
  return {
    name: 'main-styles',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]templates[\\/]theme[\\/]main\.css$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(PLACE, (_, layer: string) =>
          files.map(file => `@import ${JSON.stringify(file)}${layer};`).join('\n'),
        ),
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
}

const PLACE = /^@import '\.\/directives\.css'(.*);$/m;
