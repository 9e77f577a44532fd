import { escapeAttribute, escapeText, type Product } from '@mapwright/site/source';
import type { MapCalibration, MapRecipe } from '../map.ts';
import { type DrawnLabels, placeLabels } from './drawn-labels.ts';
import type { LabelPoint } from './label-point.ts';
import type { MapPicture } from './map-frame.ts';
import { pathOfShape } from './path-data.ts';
import type { RegionShape } from './shape-regions.ts';

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
}

/** The map as SVG: a path with an id and a title for each region, then hairlines, then labels. */
export function writeSvg(map: DrawnMap): string {
  const { recipe, picture, shapes, calibration, product } = map;
  const { width, height } = picture;
  const labels = placeLabels(map);
  const lines = [...insetBoxes(picture), ...labels.leaders];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${calibrationAttributes(calibration, product)} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeText(recipe.title)}</title>`,
    `<g fill="${LAND}" stroke="${BORDER}" stroke-width=".8" stroke-linejoin="round">`,
    ...shapes.map(regionPath),
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

function regionPath(shape: RegionShape): string {
  const { id, title } = shape;
  return `<path id="${escapeAttribute(id)}" title="${escapeAttribute(title)}" d="${pathOfShape(shape)}"/>`;
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
