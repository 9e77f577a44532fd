import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { SLOTS } from '../../../templates/shared/slots.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';

/** Puts the components of features and of the site's theme into their slots. The theme is the last, so it wins. */
export function fillSlots(features: readonly Pick<BrowserFeature, 'slots'>[]): Plugin {
  const files = new Map(features.flatMap(({ slots }) => Object.entries(slots)));
  return {
    name: 'slots',
    setup({ onLoad }) {
      if (files.size === 0) return;
      onLoad({ filter: /[\\/]src[\\/]templates[\\/]slots[\\/][\w-]+\.ts$/ }, ({ path }) => {
        const slot = Object.entries(SLOTS).find(([name]) => path.endsWith(`${name}.ts`));
        const file = slot && files.get(slot[0]);
        if (slot === undefined || file === undefined) return undefined;
        const contents = `export { default as ${slot[1]} } from ${JSON.stringify(file)};`;
        return { contents, resolveDir: dirname(path) };
      });
    },
  };
}
