import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../model/browser-feature.ts';

/** Writes the list of what directives have for the script of every page. */
export function listMainScripts(features: readonly BrowserFeature[]): Plugin {
  const files = features.flatMap(({ mainScripts }) => mainScripts);
  const imports = files.map(
    (file, index) => `import { create as create${index} } from ${JSON.stringify(file)};`,
  );
  const list = files.map((_, index) => `create${index}`).join(', ');
  return {
    name: 'main-scripts',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]client[\\/]main-scripts\.ts$/ }, () => ({
        contents: [...imports, `export const MAIN_SCRIPTS = [${list}];`].join('\n'),
        resolveDir: '/',
      }));
    },
  };
}
