import { escapeAttribute, escapeText, type Product } from '@mapwright/site/source';
import type { MapCalibration, MapRecipe, MapSource } from '../map.ts';
import { type DrawnLabels, placeLabels } from './drawn-labels.ts';
import type { LabelPoint } from './label-point.ts';
import type { MapPicture } from './map-frame.ts';
import type { Line } from './mesh.ts';
import { pathOfShape } from './path-data.ts';
import { boundsOf } from './plane.ts';
import type { RegionShape } from './shape-regions.ts';
import { svgIdOf } from './svg-ids.ts';

const LAND = '#c3d3cd';
const BORDER = '#fff';
const HAIRLINE = '#7b8f89';
const INK = '#1f2f2b';
const PAPER = '#fff';

export interface DrawnMap {
  readonly recipe: MapRecipe;
  readonly picture: MapPicture;
  /** In the order of the picture. */
  readonly shapes: readonly RegionShape[];
  readonly labels: ReadonlyMap<string, LabelPoint>;
  readonly calibration: MapCalibration;
  readonly product: Product;
  /** Steps of a pixel: 10 for tenths. */
  readonly steps: number;
  /** The data that the map shows. */
  readonly sources: readonly MapSource[];
}

/** The map as SVG: its sources, a path with an id and a title for each region, then hairlines, then labels. */
export function writeSvg(map: DrawnMap): string {
  const { recipe, picture, shapes, calibration, product } = map;
  const { width, height } = picture;
  const labels = placeLabels(map);
  const lines = [...insetBoxes(picture), ...labels.leaders];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${calibrationAttributes(calibration, product)} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeText(recipe.title)}</title>`,
    ...credits(map),
    `<g fill="${LAND}" stroke="${BORDER}" stroke-width=".8" stroke-linejoin="round">`,
    ...shapes.map(shape => regionPath(shape, map.labels.get(shape.id), map.steps)),
    '</g>',
    ...(lines.length === 0
      ? []
      : [`<g fill="none" stroke="${HAIRLINE}" stroke-width=".8"><path d="${lines.join('')}"/></g>`]),
    ...labelGroup(labels),
    '</svg>\n',
  ].join('\n');
}

function calibrationAttributes(calibration: MapCalibration, { slug }: Product): string {
  if (calibration.kind !== 'mercator') return '';
  const { west, north, east, south } = calibration;
  return ` xmlns:${slug}="urn:${slug}:map" ${slug}:geoViewBox="${west} ${north} ${east} ${south}"`;
}

/** What people read in a drawing program, and what programs read. */
function credits({ sources, product }: DrawnMap): readonly string[] {
  if (sources.length === 0) return [];
  const titles = sources.map(({ title }) => title).join('; ');
  const licences = [...new Set(sources.map(({ licence }) => licence))].join('; ');
  return [
    `<desc>${escapeText(`${titles}. ${licences}.`)}</desc>`,
    `<metadata xmlns:dc="${DUBLIN_CORE}"><dc:creator>${escapeText(product.name)}</dc:creator><dc:rights>${escapeText(licences)}</dc:rights></metadata>`,
  ];
}

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** The attribute `title` is what the product reads, the element what browsers and screen readers do. */
function regionPath(shape: RegionShape, label: LabelPoint | undefined, steps: number): string {
  const title = escapeText(shape.title);
  const id = svgIdOf(shape.id);
  const code = id === shape.id ? '' : ` data-code="${escapeAttribute(shape.id)}"`;
  return `<path id="${escapeAttribute(id)}"${code}${labelAttribute(shape, label)} d="${pathOfShape(shape, steps)}" title="${escapeAttribute(shape.title)}"><title>${title}</title></path>`;
}

/** Pixels, and a share of a region's width or height: so near to the middle of its box, a label needs no place of its own. */
const NEAR = 3;
const NEAR_SHARE = 0.2;

/** The place of the label. It is left out where the middle of the region's box does as well, which saves a tenth of a file of counties. */
function labelAttribute({ polygons, discs }: RegionShape, label: LabelPoint | undefined): string {
  if (label === undefined) return '';
  const ends = discs.map(
    ({ center: [x, y], radius }): Line => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ],
  );
  const [left, top, right, bottom] = boundsOf([...polygons.flat(), ...ends]);
  const isNear = (place: number, from: number, to: number) =>
    Math.abs(place - (from + to) / 2) <= Math.max(NEAR, (to - from) * NEAR_SHARE);
  if (isNear(label.x, left, right) && isNear(label.y, top, bottom)) return '';
  return ` data-label="${label.x} ${label.y}"`;
}

function insetBoxes({ frames }: MapPicture): readonly string[] {
  return frames.flatMap(({ inset }) => {
    if (inset === null || !inset.isFramed) return [];
    const [x, y, width, height] = inset.box;
    return [`M${x} ${y}h${width}v${height}h${-width}z`];
  });
}

function labelGroup({ texts, size }: DrawnLabels): readonly string[] {
  if (texts.length === 0) return [];
  return [
    `<g fill="${INK}" stroke="${PAPER}" stroke-width="2" stroke-linejoin="round" paint-order="stroke" font-family="system-ui, 'Segoe UI', Roboto, Arial, sans-serif" font-size="${size}" text-anchor="middle">`,
    ...texts.map(({ x, y, text, size: own }) => {
      const smaller = own === size ? '' : ` font-size="${own}"`;
      return `<text x="${x}" y="${y}"${smaller}>${escapeText(text)}</text>`;
    }),
    '</g>',
  ];
}
