import * as v from 'valibot';
import { STYLESHEETS } from '../../../templates/contract.ts';
import type { Feature, FeatureDefinition } from '../../feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import { validateFields } from '../../model/validate-fields.ts';

export interface ListedFeature {
  readonly definition: FeatureDefinition;
  /** Checked, with every default filled in. */
  readonly options: object;
  readonly placeOf: PlaceInConfig;
}

export interface FeatureList {
  /** What `site.config.ts` lists. */
  readonly list: unknown;
  readonly placeOf: PlaceInConfig;
  /** Fills in `{product}`. */
  readonly fill: <Value>(options: Value) => Value;
}

export interface ReadFeatures {
  readonly features: readonly ListedFeature[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a site's list of features, with the options of each. */
export function readFeatures({ list, placeOf, fill }: FeatureList): ReadFeatures {
  const { output, diagnostics: ofList } = validateFields(
    v.object({ features: v.array(v.unknown()) }),
    { features: list },
    { prefix: 'config', unknownSeverity: 'error', placeOf },
  );
  const read = (output?.features ?? []).map((item, index) =>
    readFeature(item, path => placeOf(['features', index, ...path]), fill),
  );
  const features = read.flatMap(({ feature }) => feature ?? []);
  const diagnostics = [...ofList, ...read.flatMap(item => item.diagnostics), ...equalNames(features)];
  return { features, diagnostics };
}

function readFeature(
  item: unknown,
  placeOf: PlaceInConfig,
  fill: FeatureList['fill'],
): { readonly feature?: ListedFeature; readonly diagnostics: readonly Diagnostic[] } {
  if (!isFeature(item)) return { diagnostics: [notAFeature(placeOf)] };
  const { definition, options } = item;
  const rules = { prefix: 'feature', unknownSeverity: 'error', placeOf } as const;
  const { output, diagnostics } = validateFields(definition.options, options, rules);
  return output === undefined
    ? { diagnostics }
    : { feature: { definition, options: fill(output), placeOf }, diagnostics };
}

function isFeature(item: unknown): item is Feature {
  return typeof item === 'object' && item !== null && 'definition' in item && 'options' in item;
}

function notAFeature(placeOf: PlaceInConfig): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/not-a-feature',
    message: 'This is not a feature',
    place: placeOf([]),
    hint: 'Call the function of the feature: features: [greeting()].',
  };
}

/** Features, their kinds of pages, style sheets and live parts go by their names. */
function equalNames(features: readonly ListedFeature[]): readonly Diagnostic[] {
  const sheets = new Set<string>(STYLESHEETS);
  const kinds = new Set<string>();
  const parts = new Set<string>();
  const names = new Set<string>();
  const taken = (known: Set<string>, name: string) => known.has(name) || !known.add(name);
  return features.flatMap(({ definition, placeOf }) => {
    const { name, browser = {} } = definition;
    if (taken(names, name)) return [twice(name, placeOf)];
    return [
      ...Object.keys(browser.pages ?? {})
        .filter(kind => taken(kinds, kind))
        .map(kind => equalName('a kind of page', kind, { name, placeOf })),
      ...Object.keys(browser.stylesheets ?? {})
        .filter(sheet => taken(sheets, sheet))
        .map(sheet => equalName('a style sheet', sheet, { name, placeOf })),
      ...Object.keys(browser.liveParts ?? {})
        .filter(part => taken(parts, part))
        .map(part => equalName('a live part', part, { name, placeOf })),
    ];
  });
}

function twice(name: string, placeOf: PlaceInConfig): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/twice',
    message: `The feature “${name}” is listed twice`,
    place: placeOf([]),
    hint: 'Leave one of them out.',
  };
}

function equalName(
  what: string,
  name: string,
  feature: { readonly name: string; readonly placeOf: PlaceInConfig },
): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/equal-names',
    message: `The feature “${feature.name}” has ${what} “${name}”, and there is one of that name already`,
    place: feature.placeOf([]),
    hint: 'Begin its name with that of the feature.',
  };
}
