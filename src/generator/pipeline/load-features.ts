import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Feature, FeatureDefinition, MarkdownPart } from '../feature.ts';
import { contentHash } from '../host/content-hash.ts';
import type { SourceTree } from '../host/source-tree.ts';
import type { Directive, Directives } from '../load/directives/directive.ts';
import { MAX_DATA_BYTES } from '../load/site-data/read-data-file.ts';
import { decodeSource } from '../load/source/decode-source.ts';
import type { Product } from '../load/source/fill-product.ts';
import type { BrowserFeature } from '../model/browser-feature.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Dependency } from '../model/entry.ts';
import { type FeatureOrigins, ORIGIN_DIRECTIVES } from '../model/feature-origins.ts';
import type { PlaceInConfig } from '../model/place-in-config.ts';
import { validateFields } from '../model/validate-fields.ts';

/** The features of a site, folded into what the stages need of them. */
export interface Features {
  /** Names the state of their code, and which they are. */
  readonly key: string;
  /** The state of each feature's options, as a dependency of the pages that show something of it. */
  readonly dependencies: ReadonlyMap<string, Dependency>;
  /** Adds their directives to those that every site has. Whatever they are written with is imported only now. */
  readonly addDirectives: (base: readonly Directive[]) => Promise<FoundDirectives>;
  /** Reports what is wrong with the data files of all of them. */
  readonly checkData: (tree: SourceTree, product: Product) => Promise<readonly Diagnostic[]>;
  readonly browser: readonly BrowserFeature[];
  /** What they name in the Content-Security-Policy. */
  readonly origins: FeatureOrigins;
}

interface FoundDirectives {
  readonly directives: Directives;
  readonly diagnostics: readonly Diagnostic[];
}

export interface FeatureList {
  /** What `site.config.ts` lists. */
  readonly list: unknown;
  readonly placeOf: PlaceInConfig;
  readonly codeKey: string;
  /** Fills in `{product}`. */
  readonly fill: <Value>(options: Value) => Value;
}

export interface LoadedFeatures {
  readonly features: Features;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the options of every feature in a site's list, and folds the features. */
export function loadFeatures({ list, placeOf, codeKey, fill }: FeatureList): LoadedFeatures {
  const { output, diagnostics: ofList } = validateFields(
    v.object({ features: v.array(v.unknown()) }),
    { features: list },
    { prefix: 'config', unknownSeverity: 'error', placeOf },
  );
  const diagnostics = [...ofList];
  const loaded = new Map<string, LoadedFeature>();
  for (const [index, item] of (output?.features ?? []).entries()) {
    const place = placeOf(['features', index]);
    if (!isFeature(item)) {
      diagnostics.push({ severity: 'error', code: 'feature/not-a-feature', ...NOT_A_FEATURE, place });
      continue;
    }
    const { name } = item.definition;
    if (loaded.has(name))
      diagnostics.push({ severity: 'error', code: 'feature/twice', ...twice(name), place });
    const checked = validateFields(item.definition.options, item.options, {
      prefix: 'feature',
      unknownSeverity: 'error',
      placeOf: path => placeOf(['features', index, ...path]),
    });
    diagnostics.push(...checked.diagnostics);
    if (checked.output !== undefined)
      loaded.set(name, {
        definition: item.definition,
        options: fill(checked.output),
        placeOf: path => placeOf(['features', index, ...path]),
      });
  }
  return { features: fold([...loaded.values()], codeKey), diagnostics };
}

interface LoadedFeature {
  readonly definition: FeatureDefinition;
  /** Checked, with every default filled in. */
  readonly options: object;
  readonly placeOf: PlaceInConfig;
}

const NOT_A_FEATURE = {
  message: 'This is not a feature',
  hint: 'Call the function of the feature: features: [greeting()].',
};

function twice(name: string): Pick<Diagnostic, 'message' | 'hint'> {
  return { message: `The feature “${name}” is listed twice`, hint: 'Leave one of them out.' };
}

function isFeature(item: unknown): item is Feature {
  return typeof item === 'object' && item !== null && 'definition' in item && 'options' in item;
}

function fold(features: readonly LoadedFeature[], codeKey: string): Features {
  const names = features.map(({ definition }) => definition.name);
  const dependencies = new Map(features.map(feature => [dependencyName(feature), dependencyOf(feature)]));
  return {
    key: names.length === 0 ? '' : contentHash(codeKey, ...names),
    dependencies,
    addDirectives: async base => mergeDirectives(base, features),
    checkData: async (tree, product) =>
      (await Promise.all(features.map(feature => checkData(feature, { tree, product })))).flat(),
    browser: features.map(browserOf),
    origins: originsOf(features),
  };
}

async function mergeDirectives(
  base: readonly Directive[],
  features: readonly LoadedFeature[],
): Promise<FoundDirectives> {
  const directives = new Map(base.map(directive => [directive.name, directive]));
  const diagnostics: Diagnostic[] = [];
  for (const feature of features)
    for (const directive of await directivesOf(feature)) {
      if (directives.has(directive.name)) diagnostics.push(equalDirectives(feature, directive));
      directives.set(directive.name, directive);
    }
  return { directives, diagnostics };
}

function equalDirectives({ definition, placeOf }: LoadedFeature, { name }: Directive): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/equal-directives',
    message: `The feature “${definition.name}” has a directive “${name}”, and so has another, or every site`,
    place: placeOf([]),
    hint: 'Give one of them another name, or leave one feature out.',
  };
}

async function directivesOf(feature: LoadedFeature): Promise<readonly Directive[]> {
  const { definition, options } = feature;
  const part: MarkdownPart | undefined = await definition.markdown?.(options);
  const dependency = dependencyOf(feature);
  return (part?.directives ?? []).map(directive => ({ ...directive, dependency }));
}

function dependencyName({ definition }: LoadedFeature): string {
  return `feature:${definition.name}`;
}

function dependencyOf(feature: LoadedFeature): Dependency {
  return { file: dependencyName(feature), hash: contentHash(JSON.stringify(feature.options)) };
}

function browserOf({ definition }: Feature): BrowserFeature {
  const { name, from, browser = {} } = definition;
  const absolute = (paths: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [name, fileURLToPath(new URL(path, from))]),
    );
  return {
    name,
    folder: dirname(fileURLToPath(from)),
    stylesheets: absolute(browser.stylesheets),
    liveParts: absolute(browser.liveParts),
  };
}

async function checkData(
  { definition, options, placeOf }: LoadedFeature,
  { tree, product }: { readonly tree: SourceTree; readonly product: Product },
): Promise<readonly Diagnostic[]> {
  if (definition.data === undefined) return [];
  const textOf = (file: string) => {
    const bytes = tree.read(file);
    return bytes && (decodeSource(file, bytes, MAX_DATA_BYTES).text ?? null);
  };
  return definition.data.check({ options, product, textOf, placeOf });
}

function originsOf(features: readonly LoadedFeature[]): FeatureOrigins {
  const named = features.map(({ definition, options }) => definition.policy?.(options) ?? {});
  return Object.fromEntries(
    ORIGIN_DIRECTIVES.map(name => [name, [...new Set(named.flatMap(origins => origins[name] ?? []))]]),
  );
}
