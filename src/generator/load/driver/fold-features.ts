import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Feature, FeaturePlan } from '../../feature.ts';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Collection } from '../../model/collection.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { DataKind } from '../../model/data-kind.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Dependency } from '../../model/entry.ts';
import { type FeatureOrigins, ORIGIN_DIRECTIVES } from '../../model/feature-origins.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { CONTENT_FOLDER } from '../../model/paths/project-files.ts';
import type { Directive } from '../directives/directive.ts';
import type { ListedSource } from '../feature-source.ts';
import { decodeSource, MAX_DATA_BYTES } from '../source/decode-source.ts';
import type { Product } from '../source/fill-product.ts';
import { dependencyOf } from './feature-dependency.ts';
import { runFeature } from './feature-error.ts';
import { IN_PACKAGE, isOfProgram } from './feature-origin.ts';
import type { FoldedMarkdown } from './fold-markdown.ts';
import type { ListedFeature } from './read-features.ts';

/** The features of a site, combined into what each stage needs. */
export interface Features {
  /** Names the set of features and the state of their code. */
  readonly key: string;
  /** The state of each feature's options, as a dependency of the pages that use the feature. */
  readonly dependencies: ReadonlyMap<string, Dependency>;
  /** Adds their directives to those of the core. Only this call imports what the directives need. */
  readonly markdownWith: (base: readonly Directive[]) => Promise<FoldedMarkdown>;
  /** Reports mistakes in the data files of all features. */
  readonly checkData: (tree: SourceTree, product: Product) => Promise<readonly Diagnostic[]>;
  /** The collections of the whole site. */
  readonly collections: readonly Collection[];
  /** The kinds of data files that their plans use. */
  readonly dataKinds: readonly DataKind<unknown>[];
  /** What they read besides Markdown files. */
  readonly sources: readonly ListedSource[];
  /** Folders of the root that hold the site's sources. */
  readonly folders: readonly string[];
  /** What they add to the plan, given the data of their sources. Only this call imports it. */
  readonly planParts: (data: ReadonlyMap<string, unknown>) => Promise<readonly FeaturePlan[]>;
  readonly usesCommitDates: boolean;
  readonly browser: readonly BrowserFeature[];
  /** The same, with what their directives need. Only this call imports the directives. */
  readonly browserWithDirectives: () => Promise<readonly BrowserFeature[]>;
  /** The origins that they name in the Content-Security-Policy. */
  readonly origins: FeatureOrigins;
}

export interface FeatureSurroundings {
  /** Names the state of the code of the site's own features. */
  readonly codeKey: string;
  /** Absolute. */
  readonly root: string;
  readonly packageRoot: string;
  readonly collections: readonly Collection[];
  /** Features that a site may list. */
  readonly offered: readonly Feature[];
}

/** Folds the features into maps, once for each run. */
export function foldFeatures(
  features: readonly ListedFeature[],
  { codeKey, root, packageRoot, collections, offered }: FeatureSurroundings,
): Features {
  const names = features.map(({ definition }) => definition.name);
  const browser = features.map(feature => browserOf(feature, { root, packageRoot }));
  const dependencies = new Map(features.map(dependencyOf).map(dependency => [dependency.file, dependency]));
  const sources = features.flatMap(feature => sourceOf(feature, codeKey) ?? []);
  return {
    key: contentHash(codeKey, ...names),
    dependencies,
    markdownWith: async base => (await import('./fold-markdown.ts')).foldMarkdown(base, features, offered),
    checkData: async (tree, product) =>
      (await Promise.all(features.map(feature => checkData(feature, { tree, product })))).flat(),
    collections,
    dataKinds: [...new Set(features.flatMap(({ definition }) => definition.dataFiles ?? []))],
    sources,
    folders: [CONTENT_FOLDER, ...new Set(sources.flatMap(({ folders }) => folders))],
    planParts: async data =>
      (await Promise.all(features.map(feature => planPart(feature, data)))).filter(
        part => part !== undefined,
      ),
    usesCommitDates: features.some(({ definition, options }) => definition.usesCommitDates?.(options)),
    browser,
    browserWithDirectives: async () =>
      (await import('./directive-parts.ts')).addDirectiveParts(browser, features),
    origins: originsOf(features),
  };
}

async function planPart(
  feature: ListedFeature,
  data: ReadonlyMap<string, unknown>,
): Promise<FeaturePlan | undefined> {
  const { definition, options, field, placeOf } = feature;
  const { name } = definition;
  const plan = await runFeature(feature, () => definition.plan?.(options, field, data.get(name)));
  return plan && { feature: name, place: placeOf([]), plan };
}

function sourceOf(feature: ListedFeature, codeKey: string): ListedSource | undefined {
  const { definition, options, placeOf } = feature;
  const { name, source } = definition;
  return (
    source && {
      name,
      folders: source.folders,
      open: () => runFeature(feature, () => source.open(options)),
      codeKey: isOfProgram(definition) ? '' : codeKey,
      place: placeOf([]),
    }
  );
}

function browserOf(
  { definition }: ListedFeature,
  { root, packageRoot }: Pick<FeatureSurroundings, 'root' | 'packageRoot'>,
): BrowserFeature {
  const { name, from, browser = {} } = definition;
  const isOurs = isOfProgram(definition);
  const file = isOurs ? join(packageRoot, from.slice(IN_PACKAGE.length)) : fileURLToPath(from);
  const folder = dirname(file);
  const absolute = (paths: Readonly<Partial<Record<string, string>>> = {}) =>
    Object.fromEntries(
      Object.entries(paths).flatMap(([name, path]) =>
        path === undefined ? [] : [[name, join(folder, path)]],
      ),
    );
  const within = (path: string | undefined) => (path === undefined ? [] : [join(folder, path)]);
  return {
    name,
    isOfProgram: isOurs,
    folder,
    place: posixPath(relative(isOurs ? packageRoot : root, folder)),
    pages: absolute(browser.pages),
    inlineScripts: absolute(browser.inlineScripts),
    stylesheets: absolute(browser.stylesheets),
    liveParts: absolute(browser.liveParts),
    mainStyles: within(browser.mainStylesheet),
    otherMediaStyles: within(browser.otherMediaStylesheet),
    mainScripts: [],
    slots: absolute(browser.slots),
  };
}

async function checkData(
  feature: ListedFeature,
  { tree, product }: { readonly tree: SourceTree; readonly product: Product },
): Promise<readonly Diagnostic[]> {
  const { definition, options, placeOf } = feature;
  const { check } = definition;
  if (check === undefined) return [];
  const textOf = (file: string) => {
    const bytes = tree.read(file);
    return bytes && (decodeSource(file, bytes, MAX_DATA_BYTES).text ?? null);
  };
  return runFeature(feature, () => check({ options, product, textOf, placeOf }));
}

function originsOf(features: readonly ListedFeature[]): FeatureOrigins {
  const named = features.map(({ definition, options }) => definition.policy?.(options) ?? {});
  return Object.fromEntries(
    ORIGIN_DIRECTIVES.map(name => [name, [...new Set(named.flatMap(origins => origins[name] ?? []))]]),
  );
}
