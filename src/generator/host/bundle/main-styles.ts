import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { basename } from 'node:path/posix';
import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../../model/browser-feature.ts';

/** Imports what features have for every page into the sheets of every page, in the order of the features. */
export function addMainStyles(
  features: readonly Pick<BrowserFeature, 'mainStyles' | 'otherMediaStyles'>[],
): Plugin {
  const added: Readonly<Record<string, readonly string[]>> = {
    'main.css': features.flatMap(({ mainStyles }) => mainStyles),
    'other-media.css': features.flatMap(({ otherMediaStyles }) => otherMediaStyles),
  };
  return {
    name: 'main-styles',
    setup({ onLoad }) {
      onLoad({ filter: SHEETS }, ({ path }) => {
        const files = added[basename(posixPath(path))] ?? [];
        return {
          contents: readFileSync(path, 'utf8').replace(PLACE, (_, layer: string) =>
            files.map(file => `@import ${JSON.stringify(posixPath(file))}${layer};`).join('\n'),
          ),
          loader: 'css',
          resolveDir: dirname(path),
        };
      });
    },
  };
}

const SHEETS = /[\\/]src[\\/]templates[\\/]theme[\\/](main|other-media)\.css$/;
const PLACE = /^@import '\.\/directives\.css'(.*);$/m;

function posixPath(path: string): string {
  return path.replaceAll('\\', '/');
}
