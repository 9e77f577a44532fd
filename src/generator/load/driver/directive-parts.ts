import { join } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import { partNameOf } from '../../model/paths/part-name.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { Directive } from '../directives/directive.ts';
import { runFeature } from './feature-error.ts';
import type { ListedFeature } from './read-features.ts';

/** Adds the style sheets and live parts of their directives to the bundle's features. It imports the directives for that. */
export function addDirectiveParts(
  browser: readonly BrowserFeature[],
  features: readonly Pick<ListedFeature, 'definition' | 'placeOf'>[],
): Promise<readonly BrowserFeature[]> {
  return Promise.all(
    browser.map(async (feature, index) => {
      const directives = await directivesOf(features[index]);
      return {
        ...feature,
        stylesheets: { ...feature.stylesheets, ...filesOf('stylesheet', directives, feature) },
        liveParts: byName({ ...feature.liveParts, ...filesOf('livePart', directives, feature) }),
        mainStyles: [...feature.mainStyles, ...pathsOf('mainStylesheet', directives, feature)],
        mainScripts: pathsOf('mainScript', directives, feature),
      };
    }),
  );
}

async function directivesOf(
  feature: Pick<ListedFeature, 'definition' | 'placeOf'> | undefined,
): Promise<readonly Directive<never>[]> {
  const part = feature && (await runFeature(feature, () => feature.definition.markdown?.()));
  return part?.directives ?? [];
}

type DirectivePart = 'stylesheet' | 'mainStylesheet' | 'livePart' | 'mainScript';

/** Name → absolute path. */
function filesOf(
  part: DirectivePart,
  directives: readonly Directive<never>[],
  feature: BrowserFeature,
): Readonly<Record<string, string>> {
  return Object.fromEntries(pathsOf(part, directives, feature).map(path => [partNameOf(path), path]));
}

/** Sorts by name, so that the order of the directives does not change the chunks. */
function byName(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => compareText(a, b)));
}

/** Absolute paths, each once. */
function pathsOf(
  part: DirectivePart,
  directives: readonly Directive<never>[],
  { folder }: BrowserFeature,
): readonly string[] {
  const paths = new Set(directives.flatMap(directive => directive[part] ?? []));
  return [...paths].map(path => join(folder, path));
}
