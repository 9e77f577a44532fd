import type { MapRegion } from '../map.ts';

/** Ids and titles according to RFC 4180, except that lines end with a line feed only: every spreadsheet and every shell can read that. */
export function writeCsv(regions: readonly Pick<MapRegion, 'id' | 'title'>[]): string {
  const rows = regions.map(({ id, title }) => `${field(id)},${field(title)}\n`);
  return `id,title\n${rows.join('')}`;
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
