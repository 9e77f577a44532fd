import type { MapRegion } from '../map.ts';

/** Ids and titles as RFC 4180 has them, but for line feeds alone: every spreadsheet reads those, and so does every shell. */
export function writeCsv(regions: readonly Pick<MapRegion, 'id' | 'title'>[]): string {
  const rows = regions.map(({ id, title }) => `${field(id)},${field(title)}\n`);
  return `id,title\n${rows.join('')}`;
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
