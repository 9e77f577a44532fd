import type { OwnWords } from '../templates/shared/words/words.ts';
import type { Feature } from './feature.ts';
import type { SharedCacheConfig, SiteConfig } from './model/config.ts';

/** Every field is optional; a list replaces the default list. */
type InputOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: InputOf<Value[Name]> }
    : Value;

/**
 * What a site's owner writes. `SiteConfig` (`model/config.ts`) documents the fields and their units.
 * `{product}` is the product's name in a text, and its slug in a path.
 */
export type SiteConfigInput = Omit<InputOf<SiteConfig>, 'words'> & {
  /** Words that replace those of the interface, by area and name. */
  readonly words?: OwnWords;
  /** A server where machines share what they have made. */
  readonly cache?: InputOf<SharedCacheConfig> | null;
  /** The site's features. Their style sheets are loaded in this order. */
  readonly features?: readonly Feature[];
};

/** Gives `site.config.ts` its types; changes nothing. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
