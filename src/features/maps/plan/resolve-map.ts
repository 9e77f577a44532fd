import type { ImageOrigin, Reference, ResolvedReference } from '@mapwright/site/plan';
import { mapFilesOf } from '../files/map-files.ts';
import { mapAliasOf } from './map-paths.ts';
import type { MapsContext } from './maps-context.ts';

/** The picture of the map that a reference names, with its size in pixels. Reports an unknown map, and unknown regions. */
export function resolveMap(
  { url: slug, parts: regions = [] }: Reference,
  { place }: ImageOrigin,
  { gallery, options, href, nearestName, report }: MapsContext,
): ResolvedReference {
  const { maps } = gallery;
  const map = maps.find(known => known.slug === slug);
  if (map === undefined) {
    const nearest = nearestName(
      slug,
      maps.map(known => known.slug),
    );
    report({
      severity: 'error',
      code: 'map/unknown',
      message: `There is no map “${slug}”`,
      place,
      hint: nearest === undefined ? otherMaps(maps.length) : `Did you mean “${nearest}”?`,
    });
    return { kind: 'image', src: '' };
  }
  const ids = new Set(map.regions.map(({ id }) => id));
  const unknown = regions.filter(id => !ids.has(id));
  if (unknown.length > 0) {
    const nearest = nearestName(unknown[0] ?? '', [...ids]);
    report({
      severity: 'error',
      code: 'map/unknown-region',
      message: `The map “${slug}” has no region ${unknown.map(id => `“${id}”`).join(', ')}`,
      place,
      hint:
        nearest === undefined
          ? `Its regions are on the page ${mapAliasOf(slug, options.path)}.`
          : `Did you mean “${nearest}”?`,
    });
  }
  return {
    kind: 'image',
    src: href(`/${mapFilesOf(map).svg.output}`),
    width: map.width,
    height: map.height,
  };
}

function otherMaps(count: number): string {
  return count === 0
    ? 'This site has no gallery, which would be in maps/catalogue/. The directive map can show an SVG file instead: picture="./plan.svg".'
    : 'The maps are in maps/catalogue/.';
}
