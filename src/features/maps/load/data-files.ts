import type { MapRecipe } from '../map.ts';

/** `countries/FR#departments` is an object in `maps/data/countries/FR.json`. */
export function dataFileOf(source: string): string {
  return `maps/data/${source.split('#', 1)[0]}.json`;
}

/** The files of a map's geometry. */
export function dataFilesOf({ sources, fine }: Pick<MapRecipe, 'sources' | 'fine'>): readonly string[] {
  return [...sources, ...(fine?.sources ?? [])].map(dataFileOf);
}
