import type { BundlePlaces } from '../../host/bundle/bundle.ts';
import { wordingOf } from '../../model/wording.ts';
import type { Sources } from './read-sources.ts';

/** The parts of a site that are compiled into its bundle. */
export function bundlePartsOf({
  config,
  features,
}: Sources): Pick<BundlePlaces, 'features' | 'withDirectives' | 'wording'> {
  const { browser, browserWithDirectives } = features;
  return { features: browser, withDirectives: browserWithDirectives, wording: wordingOf(config) };
}
