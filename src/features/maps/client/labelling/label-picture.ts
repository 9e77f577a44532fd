import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { mapsWords } from '@mapwright/site/words';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { createMeasure } from '../map/label-layer.ts';
import { shortIds } from '../map/labels.ts';
import { frameOf } from '../map/stage.ts';
import { drawTerrain } from './draw-terrain.ts';
import { labelGroup } from './label-group.ts';
import { type PlacedText, placeLabels } from './place-labels.ts';

export interface LabelledPicture {
  readonly picture: SVGSVGElement;
  /** How many regions have a label, as a sentence. */
  readonly report: string;
}

export interface LabelWishes {
  readonly kind: 'ids' | 'titles';
  /** The smallest letters, in pixels of the picture. */
  readonly smallest: number;
  readonly background: string | undefined;
}

/** A copy of a map with a label for each region that has a place for one. */
export function labelPicture(
  map: InteractiveMap,
  { kind, smallest, background }: LabelWishes,
): LabelledPicture {
  const { regions, svg, places } = map;
  const frame = frameOf(svg);
  const codes = shortIds(regions.map(({ id }) => id));
  const terrain = drawTerrain(
    regions.map(({ element }) => element.getAttribute('d') ?? ''),
    frame,
  );
  const wanted = regions.map(region => {
    const { width, height } = places.box(region);
    const { x, y } = places.point(region);
    const name = kind === 'titles' ? region.title : null;
    return { x, y, name, code: codes.get(region.id) ?? region.id, weight: width * height };
  });
  const placed = placeLabels(wanted, { frame, terrain, smallest, widthOf: createRelativeMeasure() });
  const labels = placed.filter(label => label !== null);
  const picture = map.copy({ background });
  if (labels.length > 0) picture.append(labelGroup(labels), '\n');
  const missing = regions.flatMap(({ title }, index) => (placed[index] === null ? [title] : []));
  return { picture, report: reportOf(labels, missing) };
}

/** How many regions without a label are named. */
const NAMED = 6;

function reportOf(labels: readonly PlacedText[], missing: readonly string[]): string {
  const codes = labels.filter(({ isCode }) => isCode).length;
  const first = missing.slice(0, NAMED).join(', ') + (missing.length > NAMED ? '…' : '');
  return [
    fillWord(codes === 0 ? mapsWords.labelled : mapsWords.labelledByCodes, {
      labelled: counter.number(labels.length),
      regions: counter.number(labels.length + missing.length),
      codes: counter.number(codes),
    }),
    ...(missing.length > 0 ? [fillWord(mapsWords.withoutLabel, { regions: first })] : []),
  ].join(' ');
}

/** Letters are measured large, because browsers round small widths. */
const MEASURED = 100;
/** Another font may be a little wider. */
const RESERVE = 1.04;

/** Measures a label as a multiple of the height of its letters. */
function createRelativeMeasure(): (text: string) => number {
  const widthOf = createMeasure(MEASURED);
  return text => (widthOf(text) / MEASURED) * RESERVE;
}
