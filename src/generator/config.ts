import type { OwnWords } from '../templates/shared/words/words.ts';
import type { Feature } from './feature.ts';
import type { SiteConfig } from './model/config.ts';

/** Every field may be left out; lists are given whole. */
type InputOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: InputOf<Value[Name]> }
    : Value;

/**
 * What a site's owner writes. The fields, their meaning and their units stand in `SiteConfig`; the defaults in
 * `load/config/config-schema.ts`. `{product}` in any text is the product's name, in any path its slug.
 */
export type SiteConfigInput = Omit<InputOf<SiteConfig>, 'words'> & {
  /** Words of the interface instead of the program's own, by their area and name. */
  readonly words?: OwnWords;
  /** What the site is beyond its collections. Their style sheets come in this order. */
  readonly features?: readonly Feature[];
};

/** Gives `site.config.ts` its types; changes nothing. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
