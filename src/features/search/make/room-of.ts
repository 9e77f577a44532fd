/** A page has room for more sections: one that is added must not move the places of all pages behind it, which most files of the index name. */
const STEP = 8;

/** The number of places that a page has in the index. */
export function roomOf({ length }: readonly unknown[]): number {
  return STEP * Math.ceil(length / STEP);
}
