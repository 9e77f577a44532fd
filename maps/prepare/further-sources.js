import { isNorthOfAland } from './aland.js';
import { isAtGreatLakes } from './great-lakes.js';

/** The property of a region that names the sources, in `sources.yml`, of which it is made besides its file's: a map credits what it shows. */
export function furtherSources(parts) {
  const sources = [
    ...(parts.some(({ id }) => isAtGreatLakes(id)) ? ['natural-earth-lakes'] : []),
    ...(parts.some(({ id }) => isNorthOfAland(id)) ? ['natural-earth-countries'] : []),
  ];
  return sources.length === 0 ? {} : { furtherSources: sources.join('|') };
}
