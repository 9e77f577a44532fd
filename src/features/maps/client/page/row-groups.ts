/** Rows of a group. Browsers skip a group that is not visible as a whole; they would look at single rows again in every frame. */
const GROUP = 64;

/** The rows of each group, in their order. */
export function inGroups<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) =>
    rows.slice(index * GROUP, (index + 1) * GROUP),
  );
}

/** Gives groups that are not visible the height of the rows that are left in them. */
export function sizeGroups({ tBodies }: HTMLTableElement): void {
  for (const body of tBodies)
    body.style.setProperty('--rows', `${[...body.rows].filter(({ hidden }) => !hidden).length}`);
}

/** The rows of all groups. */
export function rowsIn({ tBodies }: HTMLTableElement): readonly HTMLTableRowElement[] {
  return [...tBodies].flatMap(({ rows }) => [...rows]);
}
