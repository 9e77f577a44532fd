import type { LoadedMap, MapFileKind } from '../map.ts';

/** A published file of a map. `image` is the map as a picture for social networks; it is made of the SVG, whose hash is its own. */
export interface MapFile {
  readonly slug: string;
  readonly kind: MapFileKind | 'image';
  readonly output: string;
  /** Content hash, of the SVG for an image. */
  readonly hash: string;
}

/** The published files of a map. Their names change with their bytes, so that browsers may keep them. */
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
    csv: file('csv', files.csv.hash, 'csv'),
    image: file('image', files.svg.hash, 'png'),
  };
}
