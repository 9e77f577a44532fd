import type { Box } from '../map/view-box.ts';

/** Width of the card's picture, divided by its height; `map-plan.css` has it, too. */
const ASPECT = 2.6;
/** The share of a region's size that the picture shows around it, on each side. */
const MARGIN = 0.18;

/** The part of a plan that the card of a region shows. It fills the picture, and ends where the plan ends. */
export function planPartAround(region: Box, plan: Box): Box {
  const margin = Math.max(region.width, region.height) * MARGIN;
  const [leastWidth, leastHeight] = [region.width + 2 * margin, region.height + 2 * margin];
  const width = Math.min(plan.width, Math.max(leastWidth, leastHeight * ASPECT));
  const height = Math.min(plan.height, Math.max(leastHeight, leastWidth / ASPECT));
  return {
    x: startOf(region.x + region.width / 2, width, [plan.x, plan.width]),
    y: startOf(region.y + region.height / 2, height, [plan.y, plan.height]),
    width,
    height,
  };
}

/** Where a part of this length begins, with its middle as near to `middle` as the plan allows. */
function startOf(middle: number, length: number, [start, whole]: readonly [number, number]): number {
  return Math.min(Math.max(middle - length / 2, start), start + whole - length);
}
