import type { LoadedMap, MapFileKind } from '../map.ts';

/** A published file of a map. */
export interface MapFile {
  readonly slug: string;
  readonly kind: MapFileKind;
  readonly output: string;
  /** Content hash. */
  readonly hash: string;
}

/** The published files of a map. Their names change with their bytes, so that browsers can cache them. */
export function mapFilesOf({ slug, files }: LoadedMap): Readonly<Record<MapFileKind, MapFile>> {
  const file = (kind: MapFileKind, ending: string): MapFile => ({
    slug,
    kind,
    hash: files[kind].hash,
    output: `assets/maps/${slug}.${files[kind].hash.slice(0, 8)}.${ending}`,
  });
  return {
    svg: file('svg', 'svg'),
    thumbnail: file('thumbnail', 'thumbnail.svg'),
    geoJson: file('geoJson', 'geojson'),
    topoJson: file('topoJson', 'topojson'),
    csv: file('csv', 'csv'),
  };
}
