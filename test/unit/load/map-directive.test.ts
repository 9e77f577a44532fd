import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../src/generator/load/source/read-csv.ts';
import { htmlOf, loadText, problemsOf } from './load-text.ts';

describe('a map in a text', () => {
  test('is a picture with a caption', () => {
    expect(htmlOf('::map[The states]{slug="germany" labels="ids"}')).toBe(
      '<figure class="map-figure"><div class="interactive-map" data-live="map-figure" data-labels="ids"><img src="‹0›" alt="The states" loading="lazy" decoding="async"></div><figcaption>The states</figcaption></figure>',
    );
  });
  test('names its map, and the regions that it has values for', () => {
    const files = { 'content/docs/guides/rates.csv': 'id,value\nDE-BE,4.5\nDE-HH,3\n' };
    const { head } = loadText('Text\n\n::map{slug="germany" values="rates.csv"}', { files });
    expect(head.references).toEqual([
      { kind: 'map', url: 'germany', line: 3, column: 1, regions: ['DE-BE', 'DE-HH'] },
    ]);
  });
  test('shows its values and places as tables too', () => {
    const files = {
      'data/rates.csv': 'value,note,id\n4.5,"high, they say",DE-BE\n',
      'data/offices.csv': 'title,latitude,longitude\nBerlin,52.5,13.4\n',
    };
    const html = htmlOf(
      '::map{slug="germany" values="/data/rates.csv" places="/data/offices.csv" unit="%"}',
      { files },
    );
    expect(html).toContain('<th scope="col">Value (%)</th>');
    expect(html).toContain('<tr data-region="DE-BE" data-value="4.5"><th scope="row">DE-BE</th><td>4.5</td>');
    expect(html).toContain('<tr data-latitude="52.5" data-longitude="13.4"><th scope="row">Berlin</th>');
  });
  test.each([
    ['::map{slug="germany" values="no.csv"}', 'include/missing-file'],
    ['::map{values="rates.csv"}', 'directive/'],
    ['::map{slug="germany" classes="9"}', 'directive/'],
  ])('%s is a mistake', (text, code) => {
    expect(problemsOf(text)).toContain(code);
  });
  test('has tables whose mistakes are told at their lines', () => {
    const files = {
      'content/docs/guides/values.csv': 'id,value\nDE-BE,many\nDE-HH,3\n',
      'content/docs/guides/places.csv': 'title,lat\nBerlin,52\n',
    };
    const text = '::map{slug="germany" values="values.csv" places="places.csv"}';
    expect(problemsOf(text, { files })).toMatchInlineSnapshot(`
      "content/docs/guides/values.csv:2:1 error map/bad-row
      This row of a map’s table has no usable number: “DE-BE,many”
      → Write numbers with a point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180.

      content/docs/guides/places.csv:1:1 error map/missing-column
      This table has no column “latitude”, “longitude”
      → Its first row names the columns: title,latitude,longitude."
    `);
  });
});

describe('comma-separated text', () => {
  test('has quotes, commas and lines inside quotes', () => {
    expect(readCsv('a,b\n"1, ""one""", 2 \n\n"two\nlines",3')).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1, "one"', '2'], line: 2 },
      { cells: ['two\nlines', '3'], line: 4 },
    ]);
  });
  test('may be empty', () => {
    expect(readCsv('')).toEqual([]);
  });
});
