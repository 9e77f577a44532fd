/** The slug of a name: letters without accents, digits and hyphens: `The café` → `the-cafe`. It is `site` if nothing is left. */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'site';
}
