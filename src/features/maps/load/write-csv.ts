import type { RegionData } from './region-data.ts';
import { svgIdOf } from './svg-ids.ts';

const HEADER = ['id', 'title', 'code', 'codeStatus', 'otherNames', 'country', 'longitude', 'latitude'];

/** What separates other names in their field. */
const SEPARATOR = '; ';

/** The byte order mark, without which spreadsheets take UTF-8 for another encoding. */
const MARK = '\uFEFF';

/**
 * The regions according to RFC 4180, except that lines end with a line feed only: every spreadsheet and every shell can read that. The
 * id is that of the SVG.
 */
export function writeCsv(regions: readonly RegionData[]): string {
  const rows = regions.map(({ id, title, codeStatus, otherNames, country, longitude, latitude }) =>
    [
      ...[svgIdOf(id), title, id, codeStatus, otherNames.join(SEPARATOR)],
      ...[country ?? '', String(longitude), String(latitude)],
    ].map(field),
  );
  return `${MARK}${[HEADER, ...rows].map(row => `${row.join(',')}\n`).join('')}`;
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
