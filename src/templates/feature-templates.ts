import type { PageComponents } from './page-components.ts';

/** What features bring to the server's rendering, by its names. */
export interface FeatureTemplates {
  /** The components of their kinds of pages. */
  readonly pages: PageComponents;
  /** Texts of scripts that run before a page is painted. */
  readonly inlineScripts: Readonly<Record<string, string>>;
}

/** Those of the site. The bundler writes this module anew, with the features that the site lists. */
export const FEATURE_TEMPLATES: FeatureTemplates = { pages: {}, inlineScripts: {} };
