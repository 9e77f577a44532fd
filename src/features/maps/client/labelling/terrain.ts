import type { Box } from '../map/view-box.ts';

/** What lies where on a picture, in its pixels. */
export interface Terrain {
  /** Whether a box is in a region, but for the share that may touch its border. */
  isIn(region: number, box: Box): boolean;
  /** Whether a box is on water or in the region itself, but for a share that may touch a shore. */
  isClear(region: number, box: Box): boolean;
}

/** Places in a box at which it is looked up, in each direction. */
const COLUMNS = 9;
const ROWS = 5;
/** How many of these places may be elsewhere. */
const OVER_BORDER = 5;
const ON_SHORE = 1;

/** A terrain of cells in rows: 0 is water, `n` is region `n - 1`, `EDGE` is a border. `scale` cells are a pixel. */
export function createTerrain(cells: Uint16Array, width: number, height: number, scale: number): Terrain {
  function hasMost(box: Box, exceptions: number, isRight: (cell: number) => boolean): boolean {
    let wrong = 0;
    for (let row = 0; row < ROWS; row++) {
      const y = Math.floor((box.y + (box.height * (row + 0.5)) / ROWS) * scale);
      for (let column = 0; column < COLUMNS; column++) {
        const x = Math.floor((box.x + (box.width * (column + 0.5)) / COLUMNS) * scale);
        const isInside = x >= 0 && y >= 0 && x < width && y < height;
        if (!isRight(isInside ? (cells[y * width + x] ?? 0) : 0) && ++wrong > exceptions) return false;
      }
    }
    return true;
  }

  return {
    isIn: (region, box) => hasMost(box, OVER_BORDER, cell => cell === region + 1 || cell === EDGE),
    isClear: (region, box) => hasMost(box, ON_SHORE, cell => cell === 0 || cell === region + 1),
  };
}

/** A cell that two regions share. */
export const EDGE = 0xffff;
