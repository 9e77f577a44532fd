import type { ColorRuns } from './color-runs.ts';

/** The colours that stand for all of a picture. */
export interface Palette {
  /** At most 256, the most frequent first. */
  readonly colors: readonly number[];
  /** For each colour of the picture, the index of the one in the palette that stands for it. */
  readonly standIns: Uint8Array;
}

const MOST_COLORS = 256;

/** The first distance tried between the colours of a palette, squared: three of 256 steps, which the eye cannot see. */
const FIRST_DISTANCE = 9;

/**
 * Chooses the most frequent colours that lie so far apart that 256 are enough. No colour changes by more than that distance. A drawing
 * needs a small one, because most of its colours are shades between two others, in its soft edges.
 */
export function choosePalette({ colors, counts }: Pick<ColorRuns, 'colors' | 'counts'>): Palette {
  const order = [...colors.keys()].sort((a, b) => frequency(b) - frequency(a) || colorAt(a) - colorAt(b));
  const doubled = (distance: number): Palette => thin(distance) ?? doubled(2 * distance);
  return doubled(colors.length <= MOST_COLORS ? 0 : FIRST_DISTANCE);

  function frequency(index: number): number {
    return counts[index] ?? 0;
  }

  function colorAt(index: number): number {
    return colors[index] ?? 0;
  }

  /** Leaves out each colour that is near a chosen one; `null` if too many are left. */
  function thin(distance: number): Palette | null {
    const chosen: number[] = [];
    const standIns = new Uint8Array(colors.length);
    for (const index of order) {
      const color = colorAt(index);
      const near = chosen.findIndex(other => squaredDistance(color, other) <= distance);
      if (near === -1 && chosen.length === MOST_COLORS) return null;
      standIns[index] = near === -1 ? chosen.push(color) - 1 : near;
    }
    return { colors: chosen, standIns };
  }
}

function squaredDistance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >>> 8) & 255) - ((b >>> 8) & 255);
  const blue = ((a >>> 16) & 255) - ((b >>> 16) & 255);
  return red * red + green * green + blue * blue;
}
