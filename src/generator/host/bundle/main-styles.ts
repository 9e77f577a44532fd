import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { THEME } from './bundle-entries.ts';
import { onPackageFile } from './on-package-file.ts';

/** Imports what features have for every page into the sheets of every page, in the order of the features. */
export function addMainStyles(
  features: readonly Pick<BrowserFeature, 'mainStyles' | 'otherMediaStyles'>[],
): Plugin {
  const added = {
    'main.css': features.flatMap(({ mainStyles }) => mainStyles),
    'other-media.css': features.flatMap(({ otherMediaStyles }) => otherMediaStyles),
  };
  return {
    name: 'main-styles',
    setup(build) {
      for (const [sheet, files] of Object.entries(added))
        onPackageFile(build, join(THEME, sheet), ({ path }) => ({
          contents: withImports(readFileSync(path, 'utf8'), files, path),
          loader: 'css',
          resolveDir: dirname(path),
        }));
    },
  };
}

/** Puts imports of `files` where the sheet imports those of its own directives. */
function withImports(sheet: string, files: readonly string[], path: string): string {
  const [place, layer] = PLACE.exec(sheet) ?? [];
  if (place === undefined)
    throw new Error(`${path} no longer imports directives.css, where sheets of features go`);
  const imports = files.map(file => `@import ${JSON.stringify(posixPath(file))}${layer};`);
  return sheet.replace(place, () => imports.join('\n'));
}

const PLACE = /^@import '\.\/directives\.css'(.*);$/m;
