import type { Box } from '../map/view-box.ts';
import { createTerrain, EDGE, type Terrain } from './terrain.ts';

/** The most cells of a terrain: every browser draws that many. */
const MOST_CELLS = 6_000_000;
const MOST_SCALE = 4;
/** Odd, so that each region has another colour; large, so that a mixture of two colours is none of the others. */
const SPREAD = 7_368_787;

/** Draws each region in a colour of its own on a canvas, and reads back which region is where. `paths` is path data. */
export function drawTerrain(paths: readonly string[], frame: Box): Terrain {
  const scale = Math.min(MOST_SCALE, Math.sqrt(MOST_CELLS / (frame.width * frame.height)));
  const [width, height] = [Math.ceil(frame.width * scale), Math.ceil(frame.height * scale)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return createTerrain(new Uint16Array(width * height), width, height, scale);
  context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale);
  const regionOf = new Map<number, number>();
  for (const [index, path] of paths.entries()) {
    const color = ((index + 1) * SPREAD) % 0x1000000;
    regionOf.set(color, index + 1);
    context.fillStyle = `#${color.toString(16).padStart(6, '0')}`;
    context.fill(new Path2D(path));
  }
  const { data } = context.getImageData(0, 0, width, height);
  return createTerrain(readCells(data, regionOf), width, height, scale);
}

function readCells(data: Uint8ClampedArray, regionOf: ReadonlyMap<number, number>): Uint16Array {
  const cells = new Uint16Array(data.length / 4);
  let [last, region] = [-1, 0];
  for (let cell = 0; cell < cells.length; cell++) {
    const at = cell * 4;
    const alpha = data[at + 3] ?? 0;
    if (alpha < 128) continue;
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    if (color !== last) [last, region] = [color, regionOf.get(color) ?? EDGE];
    cells[cell] = region;
  }
  return cells;
}
