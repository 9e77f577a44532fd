import type { DescribedFile, LoadedMap, MapFileKind } from '../map.ts';

/** A published file of a map. */
export interface MapFile {
  readonly slug: string;
  readonly kind: MapFileKind | 'fineSvg';
  readonly output: string;
  /** Content hash. */
  readonly hash: string;
}

/** The file in high detail is there if the map has one. */
type MapFilesByKind = Readonly<Record<MapFileKind, MapFile>> & { readonly fineSvg?: MapFile };

/** The published files of a map. Their names change with their bytes, so that browsers can cache them. */
export function mapFilesOf({ slug, files }: LoadedMap): MapFilesByKind {
  const file = (kind: MapFile['kind'], { hash }: DescribedFile, ending: string): MapFile => ({
    slug,
    kind,
    hash,
    output: `assets/maps/${slug}.${hash.slice(0, 8)}.${ending}`,
  });
  return {
    svg: file('svg', files.svg, 'svg'),
    thumbnail: file('thumbnail', files.thumbnail, 'thumbnail.svg'),
    geoJson: file('geoJson', files.geoJson, 'geojson'),
    topoJson: file('topoJson', files.topoJson, 'topojson'),
    csv: file('csv', files.csv, 'csv'),
    ...(files.fineSvg && { fineSvg: file('fineSvg', files.fineSvg, 'detail.svg') }),
  };
}
