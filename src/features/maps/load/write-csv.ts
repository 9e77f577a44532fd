import type { MapRegion } from '../map.ts';

/** What separates other names in their field. */
const SEPARATOR = '; ';

/**
 * Ids, titles, what kind of code each id is, and other names, according to RFC 4180, except that lines end with a line feed only: every
 * spreadsheet and every shell can read that.
 */
export function writeCsv(
  regions: readonly Pick<MapRegion, 'id' | 'title' | 'codeStatus' | 'otherNames'>[],
): string {
  const rows = regions.map(({ id, title, codeStatus, otherNames }) =>
    [id, title, codeStatus, otherNames.join(SEPARATOR)].map(field).join(','),
  );
  return ['id,title,codeStatus,otherNames', ...rows, ''].join('\n');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
