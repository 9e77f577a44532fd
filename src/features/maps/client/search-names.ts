/** Other names of the maps, by slug. */
export type SearchNames = Readonly<
  Record<
    string,
    {
      readonly codes: readonly string[];
      readonly names: readonly string[];
      readonly regions: readonly string[];
    }
  >
>;

/** Loads the file of other names; none if it cannot be loaded: the search then knows titles alone. */
export async function loadSearchNames(url: string): Promise<SearchNames> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as SearchNames) : {};
  } catch {
    return {};
  }
}
