import type { DownloadData, MapContent } from '../contract.ts';
import { mapFilesOf } from '../files/map-files.ts';
import type { LoadedMap } from '../map.ts';
import type { MapsContext } from './maps-context.ts';

type Downloads = Pick<MapContent, 'svg' | 'fineSvg' | 'geoJson' | 'topoJson' | 'csv'>;

/** The files of a map that visitors can download. */
export function downloadsOf(map: LoadedMap, { href }: MapsContext): Downloads {
  const files = mapFilesOf(map);
  const download = (kind: keyof Downloads, ending: string): DownloadData => ({
    href: href(`/${files[kind]?.output}`),
    name: `${map.slug}${ending}`,
    bytes: map.files[kind]?.bytes ?? 0,
  });
  return {
    svg: download('svg', '.svg'),
    ...(files.fineSvg && { fineSvg: download('fineSvg', '-detail.svg') }),
    geoJson: download('geoJson', '.geojson'),
    topoJson: download('topoJson', '.topojson'),
    csv: download('csv', '.csv'),
  };
}
