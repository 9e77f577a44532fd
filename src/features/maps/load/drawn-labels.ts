import type { MapRecipe } from '../map.ts';
import type { LabelPoint } from './label-point.ts';
import type { MapPicture } from './map-frame.ts';
import type { Polygon } from './mesh.ts';
import { roundTo } from './plane.ts';
import type { RegionShape } from './shape-regions.ts';

/** A line of text; `y` is its baseline. */
export interface DrawnText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
}

export interface DrawnLabels {
  readonly texts: readonly DrawnText[];
  /** Path data of leader lines and boxes. */
  readonly leaders: readonly string[];
  /** Pixels; the size of most texts. */
  readonly size: number;
}

export interface LabelledMap {
  readonly recipe: MapRecipe;
  readonly picture: MapPicture;
  readonly shapes: readonly RegionShape[];
  readonly labels: ReadonlyMap<string, LabelPoint>;
}

const SIZE = 12;
/** The smallest size for a name; at this size it may cross a border. */
const SMALLEST = 7;
/** The room that a region's label needs around its point, as a multiple of the size. */
const ROOM = 1.2;
/** Width of a letter and height of a line, as multiples of the size. */
const LETTER = 0.56;
const LINE = 1.1;
/** Distance from the middle of a line to its baseline, as a multiple of the size. */
const BASELINE = 0.35;
const ROW = 19;
const BOX_WIDTH = { none: 0, boxes: 26, names: 100 } as const;
const BOX_HEIGHT = 15;

/** The labels that are part of a picture. If a region is too small for its label, the label is in a box at the right edge. */
export function placeLabels({ recipe, picture, shapes, labels }: LabelledMap): DrawnLabels {
  if (recipe.labels === 'none') return { texts: [], leaders: [], size: SIZE };
  const texts: DrawnText[] = [];
  const outside: BoxedLabel[] = [];
  const inset = new Set(picture.frames.slice(1).flatMap(frame => frame.shapes));
  for (const shape of shapes) {
    const point = labels.get(shape.id);
    if (point === undefined) continue;
    const isCode = recipe.labels === 'boxes';
    const text = isCode ? codeOf(shape.id) : shape.title;
    // An inset has no margin for boxes.
    if (point.room < SIZE * ROOM && !inset.has(shape)) outside.push({ text, point });
    else texts.push(...(isCode ? drawLines([text], SIZE, point) : drawName(text, shape, point)));
  }
  const column = boxColumn(outside, picture, BOX_WIDTH[recipe.labels]);
  return { texts: [...texts, ...column.texts], leaders: column.leaders, size: SIZE };
}

/** The part after the last hyphen of an id: `CA` in `US-CA`. */
function codeOf(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

/** A name on one line, on several, or smaller: the first version that fits into its region. */
function drawName(text: string, shape: RegionShape, point: LabelPoint): readonly DrawnText[] {
  for (let size = SIZE; size > SMALLEST; size -= 1) {
    for (const lines of [[text], wrapWords(text)]) {
      if (fits(textBox(lines, size), shape, point)) return drawLines(lines, size, point);
    }
  }
  return drawLines(wrapWords(text), SMALLEST, point);
}

function wrapWords(text: string): readonly string[] {
  const words = text.split(' ');
  const longest = Math.max(...words.map(word => word.length));
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

/** Half of the width and height of some lines. */
function textBox(lines: readonly string[], size: number): readonly [number, number] {
  const longest = Math.max(...lines.map(line => line.length));
  return [(longest * size * LETTER) / 2, (lines.length * size * LINE) / 2];
}

/** Whether a box around a point fits between the outlines to its left and right, checked at three heights. */
function fits(
  [halfWidth, halfHeight]: readonly [number, number],
  { polygons }: RegionShape,
  { x, y }: LabelPoint,
): boolean {
  return [-halfHeight * 0.8, 0, halfHeight * 0.8].every(offset => {
    const span = spanAt(polygons, x, y + offset);
    return span !== undefined && x - span[0] >= halfWidth && span[1] - x >= halfWidth;
  });
}

/** The left and right limits of a region in the row `y` around `x`. */
function spanAt(polygons: readonly Polygon[], x: number, y: number): readonly [number, number] | undefined {
  let [left, right, crossings] = [-Infinity, Infinity, 0];
  for (const ring of polygons.flat()) {
    for (let index = 1; index < ring.length; index++) {
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [ring[index - 1], ring[index]];
      if (y1 > y === y2 > y) continue;
      const crossing = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crossing <= x) {
        left = Math.max(left, crossing);
        crossings++;
      } else right = Math.min(right, crossing);
    }
  }
  return crossings % 2 === 1 ? [left, right] : undefined;
}

function drawLines(lines: readonly string[], size: number, { x, y }: LabelPoint): readonly DrawnText[] {
  const first = y - ((lines.length - 1) * size * LINE) / 2 + size * BASELINE;
  return lines.map((text, index) => ({
    x,
    y: roundTo(first + index * size * LINE, 1),
    text,
    size,
  }));
}

interface BoxedLabel {
  readonly text: string;
  readonly point: LabelPoint;
}

/** Boxes one below the other at the right edge, with their regions in order from north to south. */
function boxColumn(labels: readonly BoxedLabel[], picture: MapPicture, width: number) {
  const sorted = labels.toSorted((a, b) => a.point.y - b.point.y);
  const left = picture.width - width - 2;
  const middle = sorted.reduce((sum, { point }) => sum + point.y, 0) / Math.max(1, sorted.length);
  const last = picture.height - sorted.length * ROW;
  const top = Math.round(Math.max(2, Math.min(last, middle - (sorted.length * ROW) / 2)));
  const rows = sorted.map((label, index) => ({ ...label, y: top + index * ROW + ROW / 2 }));
  return {
    texts: rows.map(({ text, y }): DrawnText => {
      const size = Math.min(SIZE, roundTo((width - 4) / (text.length * LETTER), 1));
      return { x: left + width / 2, y: roundTo(y + size * BASELINE, 1), text, size };
    }),
    leaders: rows.map(
      ({ point, y }) =>
        `M${point.x} ${point.y}L${left} ${y}M${left} ${roundTo(y - BOX_HEIGHT / 2, 1)}h${width}v${BOX_HEIGHT}h${-width}z`,
    ),
  };
}
