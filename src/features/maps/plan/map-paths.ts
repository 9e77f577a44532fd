import { createHash } from 'node:crypto';
import { joinPath, type LoadedMap, type MapFilePlan } from '@mapwright/site/plan';

/** Hexadecimal digits behind a map's slug. */
const DIGITS = 4;

/** The page of a map. The hash is made of the slug alone, so that the address survives new data. */
export function mapPathOf(slug: string, base: string): string {
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, DIGITS);
  return joinPath(base, `${slug}-${hash}`);
}

/** What people type: leads to the page. */
export function mapAliasOf(slug: string, base: string): string {
  return joinPath(base, slug);
}

/** The published files of a map. Their names change with their bytes, so that browsers may keep them. */
export function mapFilesOf({ slug, files }: LoadedMap): Readonly<Record<MapFilePlan['kind'], MapFilePlan>> {
  const file = (kind: MapFilePlan['kind'], hash: string, ending: string): MapFilePlan => ({
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
