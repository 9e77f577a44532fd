/** A heading's place: its distance from the top of the window, and the position of its line under the navbar. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
  readonly line: number;
}

/** The heading that the visitor is reading: the last one at or above the line, none above the first; at the end of the page the last. */
export function findActiveHeading(places: readonly HeadingPlace[], isAtEnd: boolean): string | undefined {
  if (isAtEnd) return places.at(-1)?.id;
  // After a jump, the heading is on the line, give or take a fraction of a pixel.
  return places.findLast(({ top, line }) => top <= line + 1)?.id;
}
