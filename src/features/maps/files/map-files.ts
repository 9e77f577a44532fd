import type { LoadedMap, MapFileKind } from '../map.ts';

/** A published file of a map. `image` is a picture of the map for social networks, made from the SVG; it uses the SVG's hash. */
export interface MapFile {
  readonly slug: string;
  readonly kind: MapFileKind | 'image';
  readonly output: string;
  /** Content hash; for an image, the hash of the SVG. */
  readonly hash: string;
}

/** The published files of a map. Their names change with their bytes, so that browsers can cache them. */
export function mapFilesOf({ slug, files }: LoadedMap): Readonly<Record<MapFile['kind'], MapFile>> {
  const file = (kind: MapFile['kind'], hash: string, ending: string): MapFile => ({
    slug,
    kind,
    hash,
    output: `assets/maps/${slug}.${hash.slice(0, 8)}.${ending}`,
  });
  return {
    svg: file('svg', files.svg.hash, 'svg'),
    thumbnail: file('thumbnail', files.thumbnail.hash, 'thumbnail.svg'),
    geoJson: file('geoJson', files.geoJson.hash, 'geojson'),
    topoJson: file('topoJson', files.topoJson.hash, 'topojson'),
    csv: file('csv', files.csv.hash, 'csv'),
    image: file('image', files.svg.hash, 'png'),
  };
}
