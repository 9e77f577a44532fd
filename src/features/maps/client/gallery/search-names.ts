/** Other names of the maps, by slug. */
export type SearchNames = Readonly<
  Record<string, { readonly codes: readonly string[]; readonly names: readonly string[] }>
>;

/** The words in the names and codes of the maps' regions, by slug. */
export type SearchRegions = Readonly<Record<string, string>>;

/** Loads a file of names; none if it cannot be loaded: the search then knows less. */
export async function loadNames<Names extends SearchNames | SearchRegions>(
  url: string,
): Promise<Partial<Names>> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Names) : {};
  } catch {
    return {};
  }
}
