import type { Bundle } from '../../model/bundle.ts';

/** What we know about a compiled bundle besides its files. */
export type BundleDescription = Pick<
  Bundle,
  'stylesheets' | 'textFont' | 'script' | 'frameScript' | 'weights' | 'elsewhere'
> & {
  /** Paths of what is published. */
  readonly assets: readonly string[];
};

/** The file that holds it, beside the others. */
export const DESCRIPTION = 'bundle.json';

/** The file of the templates, beside it. */
export const TEMPLATES = 'templates.mjs';
