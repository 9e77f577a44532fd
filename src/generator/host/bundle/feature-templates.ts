import type { Plugin } from 'esbuild';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { onPackageFile } from './on-package-file.ts';

/** Writes what features add to rendering on the server: components of their kinds of pages, inline scripts. */
export function listFeatureTemplates(features: readonly BrowserFeature[]): Plugin {
  const pages = features.flatMap(feature => Object.entries(feature.pages));
  const scripts = features.flatMap(feature => Object.entries(feature.inlineScripts));
  const imports = [...pages, ...scripts].map(
    ([, file], index) => `import module${index} from ${JSON.stringify(file)};`,
  );
  const record = (modules: typeof pages, start: number) =>
    `{ ${modules.map(([name], index) => `${JSON.stringify(name)}: module${start + index}`).join(', ')} }`;
  const templates = `{ pages: ${record(pages, 0)}, inlineScripts: ${record(scripts, pages.length)} }`;
  return {
    name: 'feature-templates',
    setup(build) {
      onPackageFile(build, 'src/templates/feature-templates.ts', () => ({
        contents: [...imports, `export const FEATURE_TEMPLATES = ${templates};`].join('\n'),
        resolveDir: '/',
      }));
    },
  };
}
