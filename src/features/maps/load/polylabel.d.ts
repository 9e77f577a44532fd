declare module 'polylabel' {
  /** The point of a polygon that is farthest from its rings, to within `precision`; `distance` is its distance from them. */
  export default function polylabel(
    polygon: [x: number, y: number][][],
    precision?: number,
  ): [x: number, y: number] & { distance: number };
}
