import { wordsOf } from '../../../templates/shared/words/words-of.ts';
import { checkFields } from '../../model/check-fields.ts';
import type { SharedCacheConfig, SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FieldPath } from '../../model/field-path.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import { featureFunction } from '../../model/text/feature-function.ts';
import { slugOf } from '../../model/text/slug-of.ts';
import { fillProductInPath, fillProductInText, type Product } from '../source/fill-product.ts';
import { mapTexts } from '../source/map-texts.ts';
import { type ConfigInput, configSchema } from './config-schema.ts';
import { type ConfigSource, placesInConfig } from './places-in-config.ts';

export interface ConfigSurroundings {
  /** The default for the product's name. */
  readonly folderName: string;
  /** Names of the features that a site may list. */
  readonly offered: readonly string[];
}

export interface ResolvedConfig {
  readonly config: SiteConfig | null;
  readonly sharedCache: SharedCacheConfig | null;
  /** The list of features as written. */
  readonly features: unknown;
  readonly placeOf: PlaceInConfig;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks the export of `site.config.ts` and fills in every default. Each diagnostic has the field, and the place of its name in the
 * file.
 */
export async function resolveConfig(
  input: unknown,
  source: ConfigSource,
  { folderName, offered }: ConfigSurroundings,
): Promise<ResolvedConfig> {
  const placeOf = placesInConfig(source);
  const { output, diagnostics } = await checkFields(configSchema, input, {
    prefix: 'config',
    unknownSeverity: 'error',
    placeOf,
    hintForUnknown: path => hintForOptions(path, offered),
  });
  if (output === undefined || diagnostics.length > 0)
    return { config: null, sharedCache: null, features: output?.features, placeOf, diagnostics };
  const { cache, features, ...rest } = output;
  return { config: completeConfig(rest, folderName), sharedCache: cache, features, placeOf, diagnostics };
}

/** Options of a feature are easily taken for a field of the configuration. */
function hintForOptions([name, ...inner]: FieldPath, offered: readonly string[]): string | undefined {
  const feature = offered.map(featureFunction).find(field => field === name);
  if (feature === undefined || inner.length > 0) return undefined;
  return `These are options of a feature. Write them in the list: features: [${feature}({ … })].`;
}

/** Features hold functions, and the cache holds a secret; everything else is data. */
type ConfigData = Omit<ConfigInput, 'cache' | 'features'>;

/** Fills in the product and what depends on other fields. */
export function completeConfig(input: ConfigData, folderName: string): SiteConfig {
  const product = input.product ?? { name: folderName, slug: slugOf(folderName), application: null };
  return withDefaults(fillProduct(input, product), product);
}

/** Fills in the defaults that depend on other fields. */
function withDefaults(output: ConfigData, product: Product): SiteConfig {
  const title = output.title ?? product.name;
  const { footer, navbar } = output;
  const copyright = footer.copyright && { holder: product.name, ...footer.copyright };
  const words = wordsOf(output.language, output.words);
  const config = {
    ...output,
    words,
    product,
    title,
    navbar: { ...navbar, title: navbar.title ?? product.name },
    footer: { ...footer, copyright },
  };
  // The schema's optional fields equal the model's except for `undefined`, which JSON leaves out.
  return JSON.parse(JSON.stringify(config)) as SiteConfig;
}

/** Fills in `{product}`: with the slug in paths and URLs, with the name in all other texts. */
export function fillProduct<Value>(value: Value, product: Product): Value {
  return mapTexts(value, text =>
    /^(\/|[a-z]+:)/.test(text) ? fillProductInPath(text, product) : fillProductInText(text, product),
  );
}
