/**
 * A page has room for more sections, so that a new one does not move the places of all later pages: most files of the index contain
 * places.
 */
const STEP = 8;

/** The number of places that a page has in the index. */
export function roomOf({ length }: readonly unknown[]): number {
  return STEP * Math.ceil(length / STEP);
}
