/** The title of a page or a folder that has none, by the name of its file: `get-started` → `Get Started`. */
export function titleOfName(name: string): string {
  return name
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .replaceAll(/(?<=^| )\p{L}/gu, letter => letter.toUpperCase());
}
