import type { PageComponents } from './page-components.ts';

/** The components of the kinds of pages that features bring. The bundler writes this module anew, with the features of the site. */
export const FEATURE_PAGES: PageComponents = {};
