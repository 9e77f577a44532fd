import { type Box, contains, type Point } from '../map/view-box.ts';
import type { LabelRules } from './label-rules.ts';
import { extentOf, type TextLines } from './label-texts.ts';
import type { Occupied } from './occupied.ts';

/** A place for a label in its region. */
export interface PlaceInRegion {
  readonly box: Box;
  readonly lines: TextLines;
  readonly size: number;
}

interface WantedText {
  /** The best one first. */
  readonly ways: readonly TextLines[];
  /** The smallest and the largest size. */
  readonly least: number;
  readonly most?: number | undefined;
}

/** What a label is placed among. */
interface Surroundings {
  /** Those of all regions: a label must not cover another region’s own place. */
  readonly places: readonly Point[];
  readonly rules: LabelRules;
  readonly occupied: Occupied;
}

const SIZES = [13, 11, 9.5, 8, 7, 6, 5, 4.2, 3.5, 3, 2.5, 2, 1.75, 1.5];
/** How far a label may move from the region's own place, as shares of its width and height. */
const SHIFTS = [
  [0, 0],
  [0, -0.4],
  [0, 0.4],
  [-0.2, 0],
  [0.2, 0],
  [-0.4, 0],
  [0.4, 0],
] as const;

/** The place of a text in its region, in the largest letters that fit. */
export function findInRegion(
  region: number,
  { ways, least, most = Infinity }: WantedText,
  surroundings: Surroundings,
): PlaceInRegion | null {
  for (const size of SIZES.filter(size => size >= least && size <= most))
    for (const lines of ways) {
      const box = freeBox(region, extentOf(lines, size, surroundings.rules.widthOf), surroundings);
      if (box) return { box, lines, size };
    }
  return null;
}

/** A box at the region’s own place, or a little beside it, that is wholly in the region. */
function freeBox(
  region: number,
  [width, height]: readonly [number, number],
  { places, rules, occupied }: Surroundings,
): Box | null {
  const { x = 0, y = 0 } = places[region] ?? {};
  for (const [right, down] of SHIFTS) {
    const box = { x: x + right * width - width / 2, y: y + down * height - height / 2, width, height };
    const isOwn =
      rules.terrain.isIn(region, box) &&
      !places.some((place, other) => other !== region && contains(box, place));
    if (isOwn && occupied.isFree(box)) return box;
  }
  return null;
}
