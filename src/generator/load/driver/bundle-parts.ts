import type { BundlePlaces } from '../../host/bundle.ts';
import { wordingOf } from '../../model/wording.ts';
import type { Sources } from './read-sources.ts';

/** What of a site its bundle is compiled with. */
export function bundlePartsOf({
  config,
  features,
}: Sources): Pick<BundlePlaces, 'features' | 'withDirectives' | 'wording'> {
  const { browser, browserWithDirectives } = features;
  return { features: browser, withDirectives: browserWithDirectives, wording: wordingOf(config) };
}
