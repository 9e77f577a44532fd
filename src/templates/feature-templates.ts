import type { PageComponents } from './page-components.ts';

/** What features add to rendering on the server, by name. */
export interface FeatureTemplates {
  /** The components of their kinds of pages. */
  readonly pages: PageComponents;
  /** Texts of scripts that run before the first paint. */
  readonly inlineScripts: Readonly<Record<string, string>>;
}

/** The parts of the site's features. The bundler replaces this module for the features that the site lists. */
export const FEATURE_TEMPLATES: FeatureTemplates = { pages: {}, inlineScripts: {} };
