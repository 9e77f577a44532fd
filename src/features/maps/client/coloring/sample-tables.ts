import { coloringWords, mapsWords } from '@mapwright/site/words';
import type { NamedRegion } from './match-regions.ts';

/** A table of all regions to fill in. */
export function templateTable(regions: readonly NamedRegion[]): string {
  const rows = regions.map(({ id, title }) => `${id}\t${title}\t`);
  return [[mapsWords.id, mapsWords.name, coloringWords.unit].join('\t'), ...rows].join('\n');
}

/** A table with a figure for each region: how many letters its name has. */
export function exampleTable(regions: readonly NamedRegion[]): string {
  return regions.map(({ title }) => `${title}\t${title.replace(/[^\p{L}]/gu, '').length}`).join('\n');
}
