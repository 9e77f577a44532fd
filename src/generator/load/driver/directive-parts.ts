import { join } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { partNameOf } from '../../model/part-name.ts';
import type { Directive } from '../directives/directive.ts';
import type { ListedFeature } from './read-features.ts';

/** Features of the bundle with the style sheets and live parts of their directives, which are imported for it. */
export function addDirectiveParts(
  browser: readonly BrowserFeature[],
  features: readonly Pick<ListedFeature, 'definition'>[],
): Promise<readonly BrowserFeature[]> {
  return Promise.all(
    browser.map(async (feature, index) => {
      const { directives = [] } = (await features[index]?.definition.markdown?.()) ?? {};
      return {
        ...feature,
        stylesheets: { ...feature.stylesheets, ...filesOf('stylesheet', directives, feature) },
        liveParts: { ...feature.liveParts, ...filesOf('livePart', directives, feature) },
      };
    }),
  );
}

/** Name → absolute path. */
function filesOf(
  part: 'stylesheet' | 'livePart',
  directives: readonly Directive<never>[],
  { folder }: BrowserFeature,
): Readonly<Record<string, string>> {
  const paths = directives.flatMap(directive => directive[part] ?? []);
  return Object.fromEntries(paths.map(path => [partNameOf(path), join(folder, path)]));
}
