import * as v from 'valibot';
import { LIVE_PARTS, STYLESHEETS } from '../../../templates/contract/assets.ts';
import { KINDS } from '../../../templates/contract/core-kinds.ts';
import type { Feature, FeatureDefinition } from '../../feature.ts';
import { checkFields } from '../../model/check-fields.ts';
import { describeValue } from '../../model/describe-value.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import { isOfProgram } from './feature-origin.ts';

export interface ListedFeature {
  readonly definition: FeatureDefinition;
  /** Checked, with every default filled in. */
  readonly options: object;
  /** The field of the feature in the configuration: `features[2]`. */
  readonly field: string;
  readonly placeOf: PlaceInConfig;
}

export interface FeatureList {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** The features of every site, which come first. */
  readonly base: readonly Feature[];
  /** The list in `site.config.ts`. */
  readonly list: unknown;
  readonly placeOf: PlaceInConfig;
  /** Fills in `{product}`. */
  readonly fill: <Value>(options: Value) => Value;
}

export interface ReadFeatures {
  readonly features: readonly ListedFeature[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the features of every site and those that a site lists. It checks the list and the options of each feature. */
export async function readFeatures({ root, base, list, placeOf, fill }: FeatureList): Promise<ReadFeatures> {
  const { output, diagnostics: ofList } = await checkFields(
    v.object({ features: v.array(v.unknown()) }),
    { features: list },
    { prefix: 'config', unknownSeverity: 'error', placeOf },
  );
  const ofEverySite = { field: 'features', placeOf: () => placeOf(['features']) };
  const read = await Promise.all([
    ...base.map(item => readFeature(item, ofEverySite, { root, fill })),
    ...(output?.features ?? []).map((item, index) =>
      readFeature(
        item,
        { field: `features[${index}]`, placeOf: path => placeOf(['features', index, ...path]) },
        { root, fill },
      ),
    ),
  ]);
  const features = read.flatMap(({ feature }) => feature ?? []);
  const diagnostics = [
    ...ofList,
    ...read.flatMap(item => item.diagnostics),
    ...equalNames(features),
    ...missingBefore(features),
  ];
  return { features, diagnostics };
}

async function readFeature(
  item: unknown,
  { field, placeOf }: Pick<ListedFeature, 'field' | 'placeOf'>,
  { root, fill }: Pick<FeatureList, 'root' | 'fill'>,
): Promise<{ readonly feature?: ListedFeature; readonly diagnostics: readonly Diagnostic[] }> {
  if (!isFeature(item)) return { diagnostics: [notAFeature(item, placeOf)] };
  const { options } = item;
  const own = isOfProgram(item.definition)
    ? item
    : (await import('./read-own-definition.ts')).readOwnDefinition(item.definition, placeOf([]), root);
  if ('diagnostics' in own) return own;
  const { definition } = own;
  const rules = { prefix: 'feature', unknownSeverity: 'error', placeOf } as const;
  const { output, diagnostics } = await checkFields(definition.options, options, rules);
  return output === undefined
    ? { diagnostics }
    : { feature: { definition, options: fill(output), field, placeOf }, diagnostics };
}

function isFeature(item: unknown): item is Feature {
  return typeof item === 'object' && item !== null && 'definition' in item && 'options' in item;
}

function notAFeature(item: unknown, placeOf: PlaceInConfig): Diagnostic {
  const name = typeof item === 'string' && /^[a-z]\w{0,40}$/i.test(item) ? item : 'greeting';
  return {
    severity: 'error',
    code: 'feature/not-a-feature',
    message: `This is ${describeValue(item)}, not a feature`,
    place: placeOf([]),
    hint: `Import the function of the feature and call it: features: [${name}()].`,
  };
}

/** A feature that another one requires must come before it in the list. */
function missingBefore(features: readonly ListedFeature[]): readonly Diagnostic[] {
  return features.flatMap(({ definition: { name, requires = [] }, placeOf }, index) => {
    const before = features.slice(0, index).map(({ definition }) => definition.name);
    const missing = requires.filter(wanted => !before.includes(wanted));
    return missing.map(wanted => missingFeature(name, wanted, placeOf));
  });
}

function missingFeature(name: string, wanted: string, placeOf: PlaceInConfig): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/requires',
    message: `The feature “${name}” needs the feature “${wanted}”, which is not listed before it`,
    place: placeOf([]),
    hint: `List “${wanted}” first.`,
  };
}

/** Two features must not have the same name, nor add parts for the browser under the same name. */
function equalNames(features: readonly ListedFeature[]): readonly Diagnostic[] {
  const names = new Set<string>();
  const known = new Map(NAMED.map(({ key, taken }) => [key, new Set<string>(taken)]));
  const isTaken = (set: Set<string> | undefined, name: string) => set?.has(name) || !set?.add(name);
  return features.flatMap(({ definition, placeOf }) => {
    const { name, browser = {} } = definition;
    if (isTaken(names, name)) return [twice(name, placeOf)];
    return NAMED.flatMap(({ key, what }) =>
      Object.keys(browser[key] ?? {})
        .filter(own => isTaken(known.get(key), own))
        .map(own => equalName(what, own, { definition, placeOf })),
    );
  });
}

/** What a feature adds under names; `taken` are the names that every site has. */
const NAMED = [
  { key: 'pages', what: 'a kind of page', taken: KINDS },
  { key: 'inlineScripts', what: 'an inline script', taken: [] },
  { key: 'stylesheets', what: 'a style sheet', taken: STYLESHEETS },
  { key: 'liveParts', what: 'a live part', taken: LIVE_PARTS },
] as const;

function twice(name: string, placeOf: PlaceInConfig): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/twice',
    message: `The feature “${name}” is listed twice`,
    place: placeOf([]),
    hint: 'Leave out one of them.',
  };
}

/** The error for a name that another feature, or the program, already uses. */
export function equalName(
  what: string,
  name: string,
  { definition, placeOf }: Pick<ListedFeature, 'definition' | 'placeOf'>,
): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/equal-names',
    message: `The feature “${definition.name}” has ${what} “${name}”, but that name is already in use`,
    place: placeOf([]),
    hint: 'Begin its name with the name of the feature.',
  };
}
