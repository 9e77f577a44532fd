import type { Box, Point } from '../map/view-box.ts';
import { type Callout, createCallouts } from './callouts.ts';
import { findInRegion, type PlaceInRegion } from './in-region.ts';
import type { LabelRules } from './label-rules.ts';
import { extentOf, type TextLines, waysToWrite } from './label-texts.ts';
import { createOccupied } from './occupied.ts';

/** A region that wants a label. Pixels of the picture. */
export interface LabelledRegion extends Point {
  /** `null` if only codes are wanted. */
  readonly name: string | null;
  readonly code: string;
  /** The region with the larger weight is labelled first. */
  readonly weight: number;
}

/** A label in its place; `x`, `y` is the middle of its lines. */
export interface PlacedText extends Point {
  readonly lines: TextLines;
  readonly size: number;
  /** A line from the region to the label. */
  readonly leader?: readonly [from: Point, to: Point];
  /** Whether the code takes the place of the name. */
  readonly isCode: boolean;
}

/** From this size on, a name in its region is better than one beside it. */
const READABLE = 6;
/** Letters of a name beside its region. */
const BESIDE = 7;
/** From this size on, small letters in a region are better than a long line to a name far away. */
const LEGIBLE = 4.2;
/** How far from its region a label may be, in pixels. */
const NEAR = 42;
const FAR = 145;
/** A name is better than a code whose letters are not much larger. */
const CODE_ADVANTAGE = 0.6;

interface Beside {
  readonly reach: number;
  readonly isOnWater: boolean;
  readonly isCode?: boolean;
}

/**
 * The labels of a picture, by the order of the regions; `null` if there is no place. A label is in its region, then smaller, then beside
 * it on water with a line that leads there, then a code, then anywhere where no other label is.
 */
export function placeLabels(
  regions: readonly LabelledRegion[],
  rules: LabelRules,
): readonly (PlacedText | null)[] {
  const occupied = createOccupied();
  const callouts = createCallouts(rules, regions, occupied);
  const labels: (PlacedText | null)[] = regions.map(() => null);
  const order = regions.map((_, index) => index).sort((a, b) => weightOf(b) - weightOf(a));
  const atLeast = (size: number) => Math.max(size, rules.smallest);
  const waysOf = (index: number) => waysToWrite(regions[index]?.name ?? regions[index]?.code ?? '');
  const codeOf = (index: number): readonly TextLines[] => [[regions[index]?.code ?? '']];

  eachOpen(index => putInside(index, fitting(index, waysOf(index), atLeast(READABLE)), false));
  eachOpen(index => putBeside(index, BESIDE, { reach: NEAR, isOnWater: true }));
  eachOpen(index => putSmall(index, atLeast(LEGIBLE)));
  eachOpen(index => putBeside(index, BESIDE, { reach: FAR, isOnWater: true }));
  eachOpen(index => putSmall(index, rules.smallest));
  eachOpen(index => putBeside(index, READABLE, { reach: FAR, isOnWater: false }));
  eachOpen(index => putBeside(index, LEGIBLE, { reach: FAR, isOnWater: true, isCode: true }));
  eachOpen(index => putBeside(index, LEGIBLE, { reach: FAR, isOnWater: false, isCode: true }));
  return labels;

  function weightOf(index: number): number {
    return regions[index]?.weight ?? 0;
  }

  function eachOpen(place: (index: number) => void): void {
    for (const index of order) if (labels[index] === null) place(index);
  }

  function fitting(index: number, ways: readonly TextLines[], least: number, most?: number) {
    return findInRegion(index, { ways, least, most }, { places: regions, rules, occupied });
  }

  function putInside(index: number, found: PlaceInRegion | null, isCode: boolean): void {
    if (!found) return;
    const { box, lines, size } = found;
    occupied.add(box);
    labels[index] = { ...middleOf(box), lines, size, isCode: isCode && regions[index]?.name !== null };
  }

  /** The name in its region, or the code if its letters are much larger. */
  function putSmall(index: number, least: number): void {
    const name = fitting(index, waysOf(index), least);
    const code = fitting(index, codeOf(index), least, BESIDE);
    const isName = name !== null && name.size >= (code?.size ?? 0) * CODE_ADVANTAGE;
    putInside(index, isName ? name : code, !isName);
  }

  function putBeside(index: number, wanted: number, { isCode = false, ...search }: Beside): void {
    const region = regions[index];
    if (!region) return;
    const size = atLeast(wanted);
    let best: { callout: Callout; lines: TextLines } | null = null;
    for (const lines of isCode ? codeOf(index) : waysOf(index)) {
      const callout = callouts.find(region, {
        region: index,
        extent: extentOf(lines, size, rules.widthOf),
        ...search,
      });
      if (callout && (best === null || callout.distance < best.callout.distance)) best = { callout, lines };
    }
    if (!best) return;
    const { box, leader } = best.callout;
    callouts.add(best.callout);
    labels[index] = {
      ...middleOf(box),
      lines: best.lines,
      size,
      isCode: isCode && region.name !== null,
      ...(leader && { leader }),
    };
  }
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
