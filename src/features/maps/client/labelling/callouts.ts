import { type Box, clamp, type Point } from '../map/view-box.ts';
import type { LabelRules } from './label-rules.ts';
import type { Occupied } from './occupied.ts';

/** A place for a label beside its region. */
export interface Callout {
  readonly box: Box;
  readonly leader?: readonly [from: Point, to: Point];
  readonly distance: number;
}

interface WantedCallout {
  readonly region: number;
  /** Width and height. */
  readonly extent: readonly [number, number];
  /** The largest distance. */
  readonly reach: number;
  /** Whether it must not cover other regions. */
  readonly isOnWater: boolean;
}

export interface Callouts {
  /** The nearest place beside a point. */
  find(at: Point, wanted: WantedCallout): Callout | null;
  add(callout: Callout): void;
}

/** Distances from the region's own place, in pixels of the picture. */
const DISTANCES = [4, 8, 13, 20, 30, 42, 58, 80, 110, 145];
/** East and west first: lines of text are wide. */
const DIRECTIONS = [0, 8, 4, 12, 1, 15, 7, 9, 2, 14, 6, 10, 3, 13, 5, 11].map(part => (part * Math.PI) / 8);
/** A label that is nearer needs no line. */
const NEAR = 9;
/** More lines would hide the map. */
const MOST_LEADERS = 120;
const MARGIN = 2;

/** `places` are those of all regions: a label must not cover an islet, whose own label would have no place then. */
export function createCallouts(
  { frame, terrain }: LabelRules,
  places: readonly Point[],
  occupied: Occupied,
): Callouts {
  let leaders = 0;

  function hasRoom(box: Box, { region, isOnWater }: WantedCallout): boolean {
    if (!isWithin(frame, box)) return false;
    if (isOnWater && !terrain.isClear(region, box)) return false;
    if (!occupied.isFree(box) || !occupied.isUncrossed(box)) return false;
    // Last, because a map may have thousands of places.
    return !isOnWater || !places.some((place, other) => other !== region && isNearBox(place, box));
  }

  return {
    find(at, wanted) {
      for (const { box, distance } of boxesBeside(at, wanted)) {
        if (!hasRoom(box, wanted)) continue;
        const end = nearestIn(box, at);
        if (Math.hypot(end.x - at.x, end.y - at.y) < NEAR && wanted.isOnWater) return { box, distance };
        if (leaders >= MOST_LEADERS || !occupied.isOpen([at, towards(end, at)])) continue;
        return { box, leader: [at, end], distance };
      }
      return null;
    },
    add({ box, leader }) {
      if (leader) leaders++;
      occupied.add(box, leader);
    },
  };
}

/** The boxes around a point, the nearest first. */
function* boxesBeside(
  at: Point,
  { extent: [width, height], reach }: WantedCallout,
): Iterable<Pick<Callout, 'box' | 'distance'>> {
  for (const distance of DISTANCES.filter(distance => distance <= reach))
    for (const direction of DIRECTIONS) {
      const x = at.x + Math.cos(direction) * (distance + width / 2) - width / 2;
      const y = at.y + Math.sin(direction) * (distance + height / 2) - height / 2;
      yield { box: { x, y, width, height }, distance };
    }
}

function isWithin(frame: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= frame.x + MARGIN &&
    y >= frame.y + MARGIN &&
    x + width <= frame.x + frame.width - MARGIN &&
    y + height <= frame.y + frame.height - MARGIN
  );
}

function isNearBox({ x, y }: Point, box: Box): boolean {
  return (
    x > box.x - MARGIN &&
    y > box.y - MARGIN &&
    x < box.x + box.width + MARGIN &&
    y < box.y + box.height + MARGIN
  );
}

function nearestIn({ x, y, width, height }: Box, at: Point): Point {
  return { x: clamp(at.x, x, x + width), y: clamp(at.y, y, y + height) };
}

/** A point just before the end of a line. */
function towards(end: Point, from: Point): Point {
  return { x: end.x + (from.x - end.x) * 0.01, y: end.y + (from.y - end.y) * 0.01 };
}
