/** How many hashes fit into the name of a file, which may have 255 bytes. */
const MOST_JOINED = 24;

const COMPILED = /^(.*\/)?[^/]*-([^-/]+)\.css$/;
const JOINED = /^(?:.*\/)?sheets-([^/]+)\.css$/;

/**
 * The sheets that a page loads of those that it needs, all as URLs or all as paths: the main one, which it shares with every page, and one
 * that joins the others, because the first paint waits for each. The name of that one is made of their hashes, so its content can be found
 * from its name alone.
 */
export function loadedSheets(needed: readonly string[]): readonly string[] {
  const [main = '', ...others] = needed;
  if (others.length < 2 || others.length > MOST_JOINED) return needed;
  const folder = COMPILED.exec(main)?.[1] ?? '';
  return [main, `${folder}sheets-${others.map(sheetHash).join('-')}.css`];
}

/** The sheets that the sheet at a path joins, in their order; `undefined` if it does not join sheets of these. */
export function sheetsJoinedIn(path: string, all: readonly string[]): readonly string[] | undefined {
  const hashes = JOINED.exec(path)?.[1]?.split('-') ?? [];
  const joined = hashes.flatMap(hash => all.find(sheet => sheetHash(sheet) === hash) ?? []);
  return joined.length > 1 && joined.length === hashes.length ? joined : undefined;
}

/** The hash in the name of a compiled sheet. */
export function sheetHash(sheet: string): string {
  return COMPILED.exec(sheet)?.[2] ?? '';
}
