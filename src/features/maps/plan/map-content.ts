import { escapeAttribute, fillWord, type Words } from '@mapwright/site/plan';
import type { FactData, MapContent, MapRegion } from '../contract.ts';
import { mapFilesOf } from '../files/map-files.ts';
import { frameCodeOf } from '../frame-code.ts';
import { svgIdOf } from '../load/svg-ids.ts';
import type { FittedFrame, LoadedMap, MapSource, ProjectionName } from '../map.ts';
import { mapCardOf } from './map-card.ts';
import { downloadsOf } from './map-downloads.ts';
import { noteOf } from './map-note.ts';
import { linkToMap, mapFramePathOf, plainSvgOf } from './map-paths.ts';
import { type LinkedMaps, subjectOf } from './map-subject.ts';
import { countRegions, idSchemeOf, regionsNameOf } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';
import type { RelatedMaps } from './related-maps.ts';
import { socialFileFor } from './social-files.ts';

export interface MapSurroundings extends LinkedMaps {
  readonly related: readonly RelatedMaps[];
  /** Final URL of the page with the licences. */
  readonly licenceHref?: string;
}

/** The description of a map's page in one sentence, which search engines show. */
export function descriptionOf(map: LoadedMap, { counter, words }: MapsContext): string {
  const { maps } = words;
  const { title, regions, calibration } = map;
  const isCalibrated = calibration.kind === 'mercator';
  const [one, several] = isCalibrated
    ? [maps.calibratedDescriptionOfOne, maps.calibratedDescription]
    : [maps.descriptionOfOne, maps.description];
  return fillWord(regions.length === 1 ? one : several, {
    title,
    regions: countRegions(map, counter),
    ids: idSchemeOf(regions, words),
  });
}

/** The contents of a map's page. */
export function mapContentOf(map: LoadedMap, around: MapSurroundings, context: MapsContext): MapContent {
  const { title, slug, width, height, regions } = map;
  const { config, options, href, words } = context;
  const note = noteOf(map, context);
  const frame = config.url + href(mapFramePathOf(slug, options.framePath));
  return {
    title,
    heading: fillWord(words.maps.heading, { title }),
    description: descriptionOf(map, context),
    breadcrumbs: breadcrumbsOf(map, around, context),
    regionsName: regionsNameOf(map),
    width,
    height,
    ...downloadsOf(map, context),
    regions,
    subject: subjectOf(map, around, context),
    facts: factsOf(map, around, context),
    calibration: calibrationOf(map, context),
    ...(note !== undefined && { note }),
    embed: [
      ...(options.embed === null ? [] : [options.embed]),
      { title: 'HTML', code: htmlOf(map, config.url + href(plainSvgOf(slug, options.path)), words) },
      { title: words.maps.frame, code: frameCodeOf(frame, fillWord(words.maps.mapOf, { title })) },
    ],
    frame,
    related: around.related.map(group => ({
      title: group.title,
      maps: group.maps.map(other => mapCardOf(other, context)),
    })),
    credits: sourcesOf(map, context).map(({ title, url }) => ({ label: title, href: url, external: true })),
  };
}

/** The gallery, the continent, the country of a state or of a variant, and the map itself. */
function breadcrumbsOf(map: LoadedMap, { continent, places }: LinkedMaps, context: MapsContext) {
  const { options, href } = context;
  const wider = [continent, places.get(map.country ?? '')];
  return [
    { label: options.title, href: href(options.path) },
    ...wider.flatMap(other => (other === undefined || other === map ? [] : [linkToMap(other, context)])),
    { label: map.title },
  ];
}

function factsOf(
  map: LoadedMap,
  { licenceHref }: MapSurroundings,
  context: MapsContext,
): readonly FactData[] {
  const { maps } = context.words;
  const { regions, width, height, calibration } = map;
  const used = sourcesOf(map, context);
  const licences = [...new Set(used.map(({ licence }) => licence))].join(', ');
  return [
    { label: maps.idScheme, value: idFactOf(regions, context.words) },
    { label: maps.picture, value: `${width} × ${height} px, ${sizeText(map.files.svg.bytes, context)}` },
    { label: maps.projection, value: projectionText(calibration, context) },
    { label: maps.data, value: used.map(({ title, vintage }) => `${title}, ${vintage}`).join('; ') },
    { label: maps.licence, value: licences, ...(licenceHref !== undefined && { href: licenceHref }) },
  ];
}

/** The sources of the data that a map shows. */
function sourcesOf({ credits }: LoadedMap, { gallery }: MapsContext): readonly MapSource[] {
  return gallery.sources.filter(({ id }) => credits.includes(id));
}

/** The code of the ids, and how the SVG writes those that begin with a digit. */
function idFactOf(regions: readonly MapRegion[], words: Words): string {
  const ids = idSchemeOf(regions, words);
  const example = regions.map(({ id }) => svgIdOf(id)).find(id => id.startsWith('_'));
  return example === undefined ? ids : fillWord(words.maps.idInSvg, { ids, example });
}

/** Formats a size as `12.3 kB`: thousands of bytes, as file managers count. */
function sizeText(bytes: number, { counter, words }: MapsContext): string {
  return bytes < 1000
    ? fillWord(words.maps.bytes, { count: bytes })
    : `${counter.decimal(bytes / 1000, 1)} kB`;
}

/** The names of the projections among the words of the maps. */
const PROJECTIONS = {
  mercator: 'mercator',
  'conic-equal-area': 'albers',
  'azimuthal-equal-area': 'lambert',
  'equal-earth': 'equalEarth',
} as const satisfies Readonly<Record<ProjectionName, keyof Words['maps']>>;

function projectionText(
  calibration: LoadedMap['calibration'],
  { counter, words: { maps } }: MapsContext,
): string {
  if (calibration.kind === 'mercator') return maps.mercator;
  const [main, ...insets] = calibration.frames;
  const projection = main === undefined ? '' : maps[PROJECTIONS[main.projection.name]];
  if (insets.length === 0) return projection;
  return fillWord(maps.withInsets, { projection, insets: counter.count(maps.insets, insets.length) });
}

function calibrationOf(
  { calibration, width, height }: LoadedMap,
  { config, words: { maps } }: MapsContext,
): MapContent['calibration'] {
  if (calibration.kind === 'mercator') {
    const { west, north, east, south } = calibration;
    return {
      text: fillWord(maps.calibrationByEdges, { attribute: `${config.product.slug}:geoViewBox` }),
      json: JSON.stringify({ projection: 'mercator', width, height, west, north, east, south }, null, 2),
    };
  }
  return {
    text: maps.calibrationByParts,
    json: JSON.stringify({ width, height, frames: calibration.frames.map(frameJson) }, null, 2),
  };
}

function frameJson({ title, projection, scale, translate, box }: FittedFrame): Record<string, unknown> {
  const { name, rotate, parallels } = projection;
  return { ...(title !== null && { title }), projection: name, rotate, parallels, scale, translate, box };
}

function htmlOf({ title, width, height }: LoadedMap, url: string, { maps }: Words): string {
  const alt = escapeAttribute(fillWord(maps.mapOf, { title }));
  return `<img src="${url}" alt="${alt}" width="${width}" height="${height}">`;
}

/** The picture of a map for social networks. */
export function imageOf(map: LoadedMap, context: MapsContext): string {
  return context.href(`/${socialFileFor(map, context).output}`);
}

/** The pictures that people may look for: the map itself, and the one that other programs show beside a link. */
export function picturesOf(map: LoadedMap, context: MapsContext): readonly string[] {
  return [context.href(`/${mapFilesOf(map).svg.output}`), imageOf(map, context)];
}
