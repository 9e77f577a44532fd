import type { DownloadData, FactData, LinkData, MapContent } from '../../../templates/contract.ts';
import type { FittedFrame, LoadedMap, MapSource, ProjectionName } from '../../model/map.ts';
import type { MapFilePlan } from '../../model/route.ts';
import type { PlanContext } from '../plan-context.ts';
import { mapCardOf } from './map-card.ts';
import { mapFilesOf, mapPathOf } from './map-paths.ts';
import { CONTINENT_LABELS, countOf, idSchemeOf } from './map-words.ts';
import type { RelatedMaps } from './related-maps.ts';

export interface MapSurroundings {
  readonly related: readonly RelatedMaps[];
  readonly sources: readonly MapSource[];
  /** The map of the continent, if there is one. */
  readonly continent?: LoadedMap;
  /** Final URL of the page with the licences. */
  readonly licenceHref?: string;
}

/** What the page of a map says in one sentence; search engines show it. */
export function descriptionOf({ title, regions, regionsName, calibration }: LoadedMap): string {
  const count = countOf(regions.length, regionsName);
  const ids = regions.length === 1 ? 'with its' : 'each with its';
  const calibrated = calibration.kind === 'mercator' ? ', calibrated for longitude and latitude' : '';
  return `${title} as a vector map: ${count}, ${ids} ${idSchemeOf(regions)}${calibrated}. Recolour it, then download SVG, PNG, GeoJSON or CSV.`;
}

/** Everything that the page of a map shows. */
export function mapContentOf(map: LoadedMap, around: MapSurroundings, context: PlanContext): MapContent {
  const { title, slug, regionsName, width, height, regions, note } = map;
  const { config, href } = context;
  const files = mapFilesOf(map);
  const download = (kind: keyof LoadedMap['files'], ending: string): DownloadData => ({
    href: href(`/${files[kind].output}`),
    name: `${slug}.${ending}`,
    bytes: map.files[kind].bytes,
  });
  return {
    title,
    heading: `${title} SVG map`,
    description: descriptionOf(map),
    breadcrumbs: breadcrumbsOf(map, around.continent, context),
    slug,
    regionsName,
    width,
    height,
    svg: download('svg', 'svg'),
    geoJson: download('geoJson', 'geojson'),
    csv: download('csv', 'csv'),
    regions,
    facts: factsOf(map, around),
    calibration: calibrationOf(map, config.product.slug),
    ...(note !== null && { note }),
    embed: [
      ...(config.maps.embed === null ? [] : [config.maps.embed]),
      { title: 'HTML', code: htmlOf(map, config.url + href(`/${files.svg.output}`)) },
    ],
    related: around.related.map(group => ({
      title: group.title,
      maps: group.maps.map(other => mapCardOf(other, context)),
    })),
    credits: creditsOf(map, around.sources),
  };
}

function breadcrumbsOf(map: LoadedMap, continent: LoadedMap | undefined, { config, href }: PlanContext) {
  const { path, title } = config.maps;
  return [
    { label: title, href: href(path) },
    ...(continent === undefined || continent === map
      ? []
      : [{ label: continent.title, href: href(mapPathOf(continent.slug, path)) }]),
    { label: map.title },
  ];
}

function factsOf(map: LoadedMap, { sources, licenceHref }: MapSurroundings): readonly FactData[] {
  const { regions, regionsName, width, height, continent, calibration } = map;
  const used = sources.filter(({ id }) => map.credits.includes(id));
  const licences = [...new Set(used.map(({ licence }) => licence))].join(', ');
  return [
    { label: 'Regions', value: countOf(regions.length, regionsName) },
    { label: 'Ids', value: idSchemeOf(regions) },
    ...(continent === null ? [] : [{ label: 'Continent', value: CONTINENT_LABELS[continent] }]),
    { label: 'Picture', value: `${width} × ${height} px, ${sizeText(map.files.svg.bytes)}` },
    { label: 'Projection', value: projectionText(calibration) },
    { label: 'Data', value: used.map(({ title, vintage }) => `${title}, ${vintage}`).join('; ') },
    { label: 'Licence', value: licences, ...(licenceHref !== undefined && { href: licenceHref }) },
  ];
}

/** `12.3 kB`: thousands of bytes, as file managers count. */
function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

const PROJECTION_NAMES: Readonly<Record<ProjectionName, string>> = {
  mercator: 'Mercator',
  'conic-equal-area': 'Albers’ equal-area conic',
  'azimuthal-equal-area': 'Lambert’s azimuthal equal-area',
  'equal-earth': 'Equal Earth',
};

function projectionText(calibration: LoadedMap['calibration']): string {
  if (calibration.kind === 'mercator') return PROJECTION_NAMES.mercator;
  const [main, ...insets] = calibration.frames;
  const name = main === undefined ? '' : PROJECTION_NAMES[main.projection.name];
  return insets.length === 0 ? name : `${name}, ${countOf(insets.length, 'insets')}`;
}

function calibrationOf({ calibration, width, height }: LoadedMap, slug: string): MapContent['calibration'] {
  if (calibration.kind === 'mercator') {
    const { west, north, east, south } = calibration;
    return {
      text: `Longitude and latitude of the picture’s edges stand in the SVG as ${slug}:geoViewBox: x is linear in longitude, y in ln tan(π/4 + latitude/2). Places given in degrees fall where they belong.`,
      json: JSON.stringify({ projection: 'mercator', width, height, west, north, east, south }, null, 2),
    };
  }
  return {
    text: 'Each part of the picture has its own projection. These are the parameters for d3-geo: rotate, parallels, scale, translate; box is the part, in pixels.',
    json: JSON.stringify({ width, height, frames: calibration.frames.map(frameJson) }, null, 2),
  };
}

function frameJson({ title, projection, scale, translate, box }: FittedFrame): Record<string, unknown> {
  const { name, rotate, parallels } = projection;
  return { ...(title !== null && { title }), projection: name, rotate, parallels, scale, translate, box };
}

function htmlOf({ title, width, height }: LoadedMap, url: string): string {
  return `<img src="${url}" alt="Map of ${title}" width="${width}" height="${height}">`;
}

function creditsOf(map: LoadedMap, sources: readonly MapSource[]): readonly LinkData[] {
  return sources
    .filter(({ id }) => map.credits.includes(id))
    .map(({ title, url }) => ({ label: title, href: url, external: true }));
}

/** The picture of a map for social networks. */
export function imageOf(map: LoadedMap, { href }: PlanContext): string {
  return href(`/${(mapFilesOf(map).image satisfies MapFilePlan).output}`);
}
