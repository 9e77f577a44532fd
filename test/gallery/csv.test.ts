import { expect, test } from 'vitest';
import { faultsOf } from './compiled-gallery.ts';

test('has a header and a row for each region, in the order of the picture', () => {
  const faults = faultsOf(({ files, head }) => {
    const [header, ...rows] = readCsv(files.csv);
    return [
      ...(header?.join() === 'id,title,codeStatus,otherNames' ? [] : [`the header is ${header?.join()}`]),
      ...(rows.length === head.regions.length
        ? []
        : [`${rows.length} rows for ${head.regions.length} regions`]),
      ...head.regions.flatMap(({ id, title, codeStatus, otherNames }, index) =>
        rows[index]?.join('|') === [id, title, codeStatus, otherNames.join('; ')].join('|')
          ? []
          : [`row of ${id}`],
      ),
    ];
  });
  expect(faults).toEqual([]);
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
