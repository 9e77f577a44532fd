import { expect, test } from 'vitest';
import type { MapRegion } from '../../src/features/maps/contract.ts';
import { drawnMap, faultsOf } from './compiled-gallery.ts';

test('has a header and a row for each region, in the order of the picture', () => {
  const faults = faultsOf(({ files, head }) => {
    const [header, ...rows] = readCsv(files.csv.replace(/^\uFEFF/, ''));
    return [
      ...(files.csv.startsWith('\uFEFF') ? [] : ['has no byte order mark']),
      ...(header?.join() === 'id,title,code,codeStatus,otherNames,country,longitude,latitude'
        ? []
        : [`the header is ${header?.join()}`]),
      ...(rows.length === head.regions.length
        ? []
        : [`${rows.length} rows for ${head.regions.length} regions`]),
      ...head.regions.flatMap((region, index) =>
        isRow(rows[index] ?? [], region) ? [] : [`row of ${region.id}`],
      ),
    ];
  });
  expect(faults).toEqual([]);
});

function isRow(row: readonly string[], { id, title, codeStatus, otherNames }: MapRegion): boolean {
  const [longitude, latitude] = [Number(row[6]), Number(row[7])];
  return (
    row.length === 8 &&
    row[0]?.replace(/^_/, '') === id &&
    row.slice(1, 5).join('|') === [title, id, codeStatus, otherNames.join('; ')].join('|') &&
    /^(?:[A-Z]{2})?$/.test(row[5] ?? '') &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= 90
  );
}

test('places each label in its region', () => {
  const [, berlin] = readCsv(drawnMap('germany').files.csv).filter(
    ([id], index) => index === 0 || id === 'DE-BE',
  );
  expect(berlin?.slice(0, 4)).toEqual(['DE-BE', 'Berlin', 'DE-BE', 'current']);
  expect(berlin?.[5]).toBe('DE');
  expect(Number(berlin?.[6])).toBeCloseTo(13.4, 0);
  expect(Number(berlin?.[7])).toBeCloseTo(52.5, 0);
  const county = readCsv(drawnMap('usa-ca').files.csv).find(([id]) => id === '_06037');
  expect(county?.slice(0, 4)).toEqual(['_06037', 'Los Angeles', '06037', 'current']);
});

test('ends with a line feed', () => {
  expect(faultsOf(({ files }) => (/[^\n]\n$/.test(files.csv) ? [] : ['no line feed']))).toEqual([]);
});

test('the reader knows quoted fields', () => {
  expect(readCsv('id,title\nA,"b, ""c"""\n')).toEqual([
    ['id', 'title'],
    ['A', 'b, "c"'],
  ]);
});

/** The rows of an RFC 4180 text without line breaks in its fields. */
function readCsv(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map(line => {
    const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)];
    return fields.map(([, quoted, plain = '']) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    );
  });
}
