import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { SLOTS } from '../../../templates/shared/slots.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { onPackageFile } from './on-package-file.ts';

/** Puts the components of features and of the site's theme into their slots. The theme is the last, so it wins. */
export function fillSlots(features: readonly Pick<BrowserFeature, 'slots'>[]): Plugin {
  const files = new Map(features.flatMap(({ slots }) => Object.entries(slots)));
  return {
    name: 'slots',
    setup(build) {
      for (const [slot, component] of Object.entries(SLOTS)) {
        const file = files.get(slot);
        if (file === undefined) continue;
        const contents = `export { default as ${component} } from ${JSON.stringify(file)};`;
        onPackageFile(build, `src/templates/slots/${slot}.ts`, ({ path }) => ({
          contents,
          resolveDir: dirname(path),
        }));
      }
    },
  };
}
