/** The radius of the largest bubble on a map, in pixels of the screen. */
const LARGEST_RADIUS = 24;

/** The radius of a bubble, in pixels of the screen: its area is proportional to its value. */
export function bubbleRadius(value: number, largest: number): number {
  return value > 0 ? LARGEST_RADIUS * Math.sqrt(value / largest) : 0;
}
