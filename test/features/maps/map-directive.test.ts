import { describe, expect, test } from 'vitest';
import { map } from '../../../src/features/maps/markdown/map.ts';
import { readCsv } from '../../../src/generator/load/source/read-csv.ts';
import { loadingWith } from '../../unit/load/load-text.ts';

const { htmlOf, loadText, problemsOf } = loadingWith(map);

const FOLDER = 'content/docs/guides';
const files = {
  [`${FOLDER}/rates.csv`]: 'id,title,Rate,note,Change (%)\nDE-BE,Berlin,4.5,high,1\nDE-HH,Hamburg,3,,\n',
  [`${FOLDER}/teams.csv`]: 'id,team,phone\nDE-BE,East,555 0101\nDE-HH,North,\nDE-SN,East,555 0101\n',
  [`${FOLDER}/shops.csv`]: 'title,latitude,longitude,hours\nMitte,52.5,13.4,10–19\nAltona,53.55,9.9,\n',
};

describe('a map in a text', () => {
  test('is a picture with a caption', () => {
    expect(htmlOf('::map[The states]{slug="germany" labels="ids"}')).toBe(
      '<figure class="map-figure"><div class="interactive-map" data-live="map-figure" data-labels="ids"><img src="‹0›" alt="The states" loading="eager" fetchpriority="high" decoding="async"></div><figcaption>The states</figcaption></figure>',
    );
  });
  test('is called by its address if it has no caption', () => {
    expect(htmlOf('::map{slug="ivory-coast"}')).toContain('<figcaption>Map: ivory-coast</figcaption>');
  });
  test('shows nothing of a table without rows', () => {
    const empty = { [`${FOLDER}/empty.csv`]: 'id,team\n' };
    expect(htmlOf('::map[The states]{slug="germany" categories="empty.csv"}', { files: empty })).toBe(
      htmlOf('::map[The states]{slug="germany"}'),
    );
  });
  test('is loaded at once where it is the first picture, right below the first heading', () => {
    const isEager = (text: string) => htmlOf(text).includes('loading="eager" fetchpriority="high"');
    const map = '::map{slug="germany"}';
    expect(isEager(`:::hero[Maps]\n${map}\n:::`)).toBe(true);
    expect(isEager(`:::hero[Maps]\n:::\n\n## More\n\n${map}`)).toBe(false);
    expect(isEager(`# Maps\n\n![A picture](a.png)\n\n${map}`)).toBe(false);
    expect(isEager(`${'word '.repeat(500)}\n\n${map}`)).toBe(false);
  });
  test('needs a style sheet, and is loaded ahead on the first screen', () => {
    const { body } = loadText(':::section\n:::hero[Maps]\n:::\n:::\n\n::map{slug="germany"}');
    expect(body.stylesheets).toEqual(['figures', 'panels']);
    expect(loadText('::map{slug="germany"}').body.pictures).toHaveLength(1);
  });
  test('names its map, and the regions that it has rows for', () => {
    const references = (text: string) => loadText(text, { files }).head.references;
    expect(references('Text\n\n::map{slug="germany" values="rates.csv"}')).toEqual([
      { kind: 'map', url: 'germany', line: 3, column: 1, parts: ['DE-BE', 'DE-HH'] },
    ]);
    expect(references('::map{slug="germany" categories="teams.csv"}')).toMatchObject([
      { parts: [expect.anything(), expect.anything(), expect.anything()] },
    ]);
  });
  test('may be a picture of the writer’s own, whose regions are not known', () => {
    const text = '::map[The plan]{picture="./plan.svg" categories="teams.csv"}';
    expect(loadText(text, { files }).head.references).toEqual([
      { kind: 'map-picture', url: './plan.svg', line: 1, column: 1 },
    ]);
    expect(htmlOf(text, { files })).toContain('<img src="‹0›" alt="The plan"');
  });
  test('says from its start what is beside it, so that it has its place before that arrives', () => {
    const classesOf = (attributes: string) =>
      [...htmlOf(`::map{slug="germany" ${attributes}}`, { files }).matchAll(/class="(map-figure[^"]*)"/g)]
        .slice(0, 2)
        .map(([, classes]) => classes);
    expect(classesOf('categories="teams.csv"')).toEqual([
      'map-figure map-figure-wide',
      'map-figure-body has-card',
    ]);
    expect(classesOf('places="shops.csv" list')).toEqual([
      'map-figure map-figure-wide',
      'map-figure-body has-list',
    ]);
    expect(classesOf('places="shops.csv"')).toEqual(['map-figure']);
  });
  test('shows its places as a table too', () => {
    const html = htmlOf('::map{slug="germany" places="shops.csv"}', { files });
    expect(html).toContain('<table data-map-places="">');
    expect(html).toContain('<tr data-latitude="52.5" data-longitude="13.4"><th scope="row">Mitte</th>');
    expect(html).toContain('<td>10–19</td>');
  });
});

describe('the measures of a map', () => {
  const htmlWith = (more: string) => htmlOf(`::map{slug="germany" values="rates.csv" ${more}}`, { files });
  test('are its columns of numbers, with their units', () => {
    const html = htmlWith('unit="per head"');
    expect(html).toContain(
      '<th scope="col">Region</th><th scope="col">Rate (per head)</th><th scope="col">Change (%)</th>',
    );
    expect(html).toContain(
      '<tr data-region="DE-BE"><th scope="row">Berlin</th><td translate="no">4.5</td><td translate="no">1</td></tr>',
    );
    expect(html).toContain(
      '<tr data-region="DE-HH"><th scope="row">Hamburg</th><td translate="no">3</td><td></td></tr>',
    );
  });
  test('can be chosen where there are several', () => {
    expect(htmlWith('')).toContain(
      '<select class="field" data-map-measure=""><option value="0" selected>Rate</option><option value="1">Change (%)</option></select>',
    );
    const one = { [`${FOLDER}/one.csv`]: 'id,value\nDE-BE,1\n' };
    expect(htmlOf('::map{slug="germany" values="one.csv"}', { files: one })).not.toContain(
      'map-figure-controls',
    );
  });
  test('are cut as the visitor likes where the writer allows it', () => {
    expect(htmlWith('')).not.toContain('data-map-classes');
    const html = htmlWith('controls classes="4" method="equal"');
    expect(html).toContain('<option value="4" selected>4</option>');
    expect(html).toContain('<option value="equal" selected>');
  });
});

describe('the categories of a map', () => {
  test('make a legend from the start, each once, and a card', () => {
    const html = htmlOf('::map{slug="germany" categories="teams.csv"}', { files });
    expect(html).toContain('<p class="map-legend-title">Team</p>');
    expect(html.match(/<span class="map-legend-swatch"><\/span>\w+/g)).toEqual([
      '<span class="map-legend-swatch"></span>East',
      '<span class="map-legend-swatch"></span>North',
    ]);
    expect(html).toContain('data-map-card');
    expect(html).toContain('<td>East</td><td>555 0101</td>');
    expect(html).not.toContain('data-map-find');
  });
  test('name a region by its id if the file has no title for it', () => {
    const file = { [`${FOLDER}/some.csv`]: 'id,title,team\nDE-BE,Berlin,East\nDE-HH,,North\n' };
    expect(
      htmlOf('::map{slug="germany" categories="some.csv"}', { files: file }).match(
        /<th scope="row">\S+<\/th>/g,
      ),
    ).toEqual(['<th scope="row">Berlin</th>', '<th scope="row">DE-HH</th>']);
  });
  test('can be found by a field', () => {
    expect(htmlOf('::map{slug="germany" categories="teams.csv" find}', { files })).toContain(
      '<input type="search" class="search-field" autocomplete="off" data-map-find="">',
    );
  });
});

describe('a column up to which visitors filter', () => {
  const lots = {
    [`${FOLDER}/lots.csv`]: 'id,state,price (EUR)\nDE-BE,free,1500\nDE-HH,sold,\nDE-SN,free,2600\n',
    [`${FOLDER}/bad.csv`]: 'id,state,price (EUR)\nDE-BE,free,cheap\n',
  };
  const withLimit = (file: string, limit: string) =>
    `::map{slug="germany" categories="${file}" limit="${limit}"}`;
  test('offers round numbers between its own, as amounts', () => {
    const html = htmlOf(withLimit('lots.csv', 'price'), { files: lots });
    expect(html).toContain('<span>Price up to</span>');
    expect(html.match(/<option.*?<\/option>/g)).toEqual([
      '<option value="" selected>Any</option>',
      '<option value="1500">€1,500</option>',
      '<option value="1750">€1,750</option>',
      '<option value="2000">€2,000</option>',
      '<option value="2250">€2,250</option>',
      '<option value="2500">€2,500</option>',
    ]);
    expect(html).toContain('<td><data value="1500">€1,500</data></td>');
    expect(html).toContain('3 of 3 regions');
    const { body } = loadText(withLimit('lots.csv', 'price'), { files: lots });
    expect(body.stylesheets).toEqual(['figures', 'map-plan']);
  });
  test.each([
    ['0.3 0.7', '0.3 0.4 0.5 0.6'],
    ['0.8 1.1', '0.8 0.9 1'],
    ['0.1 0.14', '0.1 0.11 0.12 0.13'],
    ['0.14 0.18', '0.14 0.15 0.16 0.17'],
    ['-5 5', '-4 -2 0 2 4'],
    ['10 60', '10 20 30 40 50'],
    ['7 7', ''],
  ])('offers of the numbers %s the steps %s', (numbers, steps) => {
    const rows = numbers.split(' ').map(number => `DE-BE,free,${number}`);
    const file = { [`${FOLDER}/lots.csv`]: ['id,state,price', ...rows].join('\n') };
    const html = htmlOf(withLimit('lots.csv', 'price'), { files: file });
    expect([...html.matchAll(/<option value="([^"]+)"/g)].map(([, step]) => step).join(' ')).toBe(steps);
  });
  test('and other columns of money are shown as amounts, with what is no number as it is', () => {
    const file = {
      [`${FOLDER}/lots.csv`]:
        'id,state,price (m²),rent (EUR),land (SQFT)\nDE-BE,free,40,1500,900\nDE-HH,sold,50,on request,800\nDE-SN,free,,,\n',
    };
    const text = withLimit('lots.csv', 'price (m²)');
    expect(problemsOf(text, { files: file })).toBe('');
    const html = htmlOf(text, { files: file });
    expect(
      html
        .match(/<th scope="col">.*?<\/th>/g)
        ?.slice(2)
        .join(''),
    ).toBe('<th scope="col">Price</th><th scope="col">Rent</th><th scope="col">Land (SQFT)</th>');
    expect(html.match(/<td\b.*?<\/td>/g)).toEqual([
      '<td>free</td>',
      '<td><data value="40">40 m²</data></td>',
      '<td><data value="1500">€1,500</data></td>',
      '<td translate="no">900</td>',
      '<td>sold</td>',
      '<td><data value="50">50 m²</data></td>',
      '<td>on request</td>',
      '<td translate="no">800</td>',
      '<td>free</td>',
      '<td></td>',
      '<td></td>',
      '<td></td>',
    ]);
  });
  test('must be there, and have numbers', () => {
    expect(problemsOf(withLimit('lots.csv', 'rent'), { files: lots })).toMatchInlineSnapshot(`
      "content/docs/guides/lots.csv:1:1 error map/missing-column
      This table has no column “rent”
      → Its first row names the columns: id,rent."
    `);
    expect(problemsOf(withLimit('bad.csv', 'price'), { files: lots })).toMatchInlineSnapshot(`
      "content/docs/guides/bad.csv:2:1 error map/bad-row
      The numbers in this row of a map’s table are missing or out of range: “DE-BE,free,cheap”
      → Write numbers with a decimal point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180."
    `);
    expect(problemsOf('::map{slug="germany" limit="price"}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/missing-attribute
      “limit” of “map” needs the attribute “categories”
      → Write categories="./table.csv" too, or leave limit out."
    `);
  });
});

describe('a measure of years, and one of bubbles', () => {
  const rents = {
    [`${FOLDER}/rents.csv`]: 'id,2021,2020,Homes (thousand)\nDE-BE,7,6,1900\nDE-HH,5,,900\n',
    [`${FOLDER}/negative.csv`]: 'id,Rate,Homes\nDE-BE,7,-6\n',
  };
  const htmlWith = (more: string) =>
    htmlOf(`::map{slug="germany" values="rents.csv" ${more}}`, { files: rents });
  const problemsWith = (more: string) => problemsOf(`::map{slug="germany" ${more}}`, { files: rents });
  test('have a slider in the order of the years, and a legend of sizes', () => {
    const html = htmlWith('years="Rent (€)" bubbles="Homes"');
    expect(html).toContain('data-map-years="1 0"');
    expect(html).toContain('type="range" min="0" max="1" value="1" aria-valuetext="2021"');
    expect(html).toContain('<p class="map-legend-title">Rent (€)</p>');
    expect(html).toContain('<th scope="col">2021 (€)</th>');
    expect(html).not.toContain('<select');
    expect(html.match(/<\/svg>[^<]+/g)).toEqual([
      '</svg>1,000 thousand',
      '</svg>200 thousand',
      '</svg>100 thousand',
    ]);
    const circles = [...html.matchAll(/<svg width="(\d+)".*?<circle cx="([\d.]+)".*? r="([\d.]+)"/g)];
    const radii = circles.map(([, , , radius]) => Number(radius));
    expect(radii).toEqual([...new Set(radii)].sort((a, b) => b - a));
    for (const [, width, middle, radius] of circles) {
      expect(Number(middle)).toBe(Number(width) / 2);
      expect(Number(radius)).toBeLessThan(Number(middle));
    }
  });
  test('colour by another column than that of the bubbles', () => {
    const first = { ...rents, [`${FOLDER}/first.csv`]: 'id,Homes,Rate\nDE-BE,7,6\n' };
    const html = htmlOf('::map{slug="germany" values="first.csv" bubbles="Homes"}', { files: first });
    expect(html).toContain('data-measure="1"');
    expect(html).toContain('<p class="map-legend-title">Rate</p>');
  });
  test('are small maps where the writer wants those', () => {
    const html = htmlWith('years="Rent (€)" multiples method="equal"');
    expect(html).toContain('data-multiples="" data-method="equal"');
    expect(html.match(/<li data-column="\d">/g)).toHaveLength(2);
    expect(html).not.toContain('data-map-years');
  });
  test.each([
    [6, '0 1 2 3 4 5'],
    [7, '0 2 4 6'],
    [11, '0 2 4 6 8 10'],
    [12, '2 5 8 11'],
  ])('are at most six small maps: of %d years, %s', (count, shown) => {
    const years = Array.from({ length: count }, (_, index) => 2000 + index);
    const many = { [`${FOLDER}/many.csv`]: `id,${years.join(',')}\nDE-BE,${years.join(',')}\n` };
    const html = htmlOf('::map{slug="germany" values="many.csv" years="Rent" multiples}', { files: many });
    expect([...html.matchAll(/data-column="(\d+)"/g)].map(([, column]) => column).join(' ')).toBe(shown);
  });
  test('need columns, and other attributes', () => {
    expect(problemsWith('values="negative.csv" years="Rate"')).toMatchInlineSnapshot(`
      "content/docs/guides/negative.csv:1:1 error map/missing-column
      This table has fewer than two columns of years
      → Its first row names the columns: id,2020,2021."
    `);
    expect(problemsWith('values="negative.csv" bubbles="Homes"')).toMatchInlineSnapshot(`
      "content/docs/guides/negative.csv:2:1 error map/bad-row
      The numbers in this row of a map’s table are missing or out of range: “DE-BE,7,-6”
      → Write numbers with a decimal point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180."
    `);
    expect(problemsWith('values="rents.csv" bubbles="Houses"')).toMatchInlineSnapshot(`
      "content/docs/guides/rents.csv:1:1 error map/missing-column
      This table has no column “Houses”
      → Its first row names the columns: id,Houses."
    `);
    expect(problemsWith('values="rents.csv" multiples')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/missing-attribute
      “multiples” of “map” needs the attribute “years”
      → Write years="Residents (million)" too, or leave multiples out."
    `);
    expect(problemsWith('years="Rent" bubbles="Homes"')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/missing-attribute
      “bubbles” of “map” needs the attribute “values”
      → Write values="./table.csv" too, or leave bubbles out.

      content/docs/guides/page.md:1:1 error directive/missing-attribute
      “years” of “map” needs the attribute “values”
      → Write values="./table.csv" too, or leave years out."
    `);
    expect(problemsWith('values="rents.csv" years="Rent" multiples bubbles="Homes"')).toContain(
      'map/conflict',
    );
  });
});

test('a scale is a length, and needs a plan with categories', () => {
  const withScale = (scale: string) => `::map{picture="plan.svg" categories="teams.csv" scale="${scale}"}`;
  expect(htmlOf(withScale('0.05 m'), { files })).toContain(
    'data-map-card="" data-pixel="0.05" data-unit="m"',
  );
  expect(loadText(withScale('0.05 m'), { files }).body.stylesheets).toEqual(['figures', 'map-plan']);
  for (const wrong of ['5', 'm', '0 m', '1. m', '1 m long', '1:200'])
    expect(problemsOf(withScale(wrong), { files })).toContain('page.md:1:1 error map/bad-scale');
  expect(problemsOf('::map{slug="germany" scale="1 m"}')).toMatchInlineSnapshot(`
    "content/docs/guides/page.md:1:1 error directive/missing-attribute
    “scale” of “map” needs the attribute “categories”
    → Write categories="./table.csv" too, or leave scale out.

    content/docs/guides/page.md:1:1 error directive/missing-attribute
    “scale” of “map” needs the attribute “picture”
    → Write picture="./plan.svg" too, or leave scale out."
  `);
});

test('a list of places is beside the map instead of the table, and is readable without the script', () => {
  const html = htmlOf('::map{slug="germany" places="shops.csv" list}', { files });
  expect(html).not.toContain('<table');
  expect(html).toContain('<ul class="map-places" data-map-places="" tabindex="0">');
  expect(html).toContain(
    '<li data-latitude="52.5" data-longitude="13.4"><p class="map-place-title">Mitte</p><dl><dt>Hours</dt><dd>10–19</dd></dl></li>',
  );
  expect(html).toContain('<dl></dl></li>');
  expect(html).toContain('2 places');
  const one = { ...files, [`${FOLDER}/shop.csv`]: 'title,latitude,longitude\nMitte,52.5,13.4\n' };
  expect(htmlOf('::map{slug="germany" places="shop.csv" list}', { files: one })).toContain('>1 place<');
});

describe('mistakes of a map', () => {
  test.each([
    ['::map{slug="germany" values="no.csv"}', 'include/missing-file'],
    ['::map{slug="germany" classes="9"}', 'directive/invalid-value'],
    ['::map{slug="germany" list="yes" places="shops.csv"}', 'directive/invalid-value'],
  ])('%s is reported', (text, code) => {
    expect(problemsOf(text, { files })).toContain(code);
  });
  test('in attributes that need or shut out one another are reported', () => {
    expect(problemsOf('Text\n\n::map{values="rates.csv"}', { files })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 error directive/missing-attribute
      “map” needs the attribute “slug” or “picture”
      → Write slug="germany" for a map from the gallery, or picture="./plan.svg" for your own picture."
    `);
    expect(problemsOf('::map{slug="germany" list}')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/missing-attribute
      “list” of “map” needs the attribute “places”
      → Write places="./table.csv" too, or leave list out."
    `);
    expect(
      problemsOf('::map{slug="germany" values="rates.csv" categories="teams.csv"}', { files }),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error map/conflict
      A map can have “values” or “categories”, but not both
      → Write two maps."
    `);
    expect(problemsOf('::map{slug="germany" picture="plan.svg"}')).toContain('map/conflict');
    expect(problemsOf('::map{slug=""}')).not.toContain('directive/missing-attribute');
  });
  test('include a second row of a region, which would hide the first', () => {
    const table = { [`${FOLDER}/twice.csv`]: 'id,Rate\nDE-BE,4\nDE-HH,3\n,1\nDE-BE,5\n,2\n' };
    for (const attribute of ['values', 'categories']) {
      const { diagnostics } = loadText(`::map{slug="germany" ${attribute}="twice.csv"}`, { files: table });
      expect(diagnostics).toEqual([
        {
          severity: 'error',
          code: 'map/duplicate-row',
          message: 'The region “DE-BE” has more than one row in this table',
          place: { file: `${FOLDER}/twice.csv`, line: 5, column: 1 },
          hint: 'Keep one row for each region, and remove the others.',
          related: [{ file: `${FOLDER}/twice.csv`, line: 2, column: 1, message: 'the first row' }],
        },
      ]);
    }
  });
  test('in its tables are reported at their lines', () => {
    const wrong = {
      [`${FOLDER}/values.csv`]: 'id,value\nDE-BE,many\nDE-HH,3\n',
      [`${FOLDER}/words.csv`]: 'id,value\nDE-BE,many\n',
      [`${FOLDER}/ids.csv`]: 'id,title\nDE-BE,Berlin\n',
      [`${FOLDER}/places.csv`]: 'title,lat\nBerlin,52\n',
      [`${FOLDER}/semicolons.csv`]: 'id;value\nDE-BE;1,5\n',
      [`${FOLDER}/far.csv`]: 'title,latitude,longitude\nNowhere,91,0\nEast,0,180\nFarther,0,180.5\n',
    };
    const problems = (attributes: string) =>
      problemsOf(`::map{slug="germany" ${attributes}}`, { files: wrong });
    expect(problems('values="values.csv" places="places.csv"')).toMatchInlineSnapshot(`
      "content/docs/guides/values.csv:2:1 error map/bad-row
      The numbers in this row of a map’s table are missing or out of range: “DE-BE,many”
      → Write numbers with a decimal point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180.

      content/docs/guides/places.csv:1:1 error map/missing-column
      This table has no column “latitude”, “longitude”
      → Its first row names the columns: title,latitude,longitude."
    `);
    expect(problems('values="semicolons.csv"')).toMatchInlineSnapshot(`
      "content/docs/guides/semicolons.csv:1:1 error map/missing-column
      This table has no column “id”
      → Write commas between the cells, not semicolons."
    `);
    expect(problems('values="words.csv"')).toMatchInlineSnapshot(`
      "content/docs/guides/words.csv:1:1 error map/missing-column
      This table has no column of numbers
      → Its first row names the columns: id,value."
    `);
    expect(problems('categories="ids.csv"')).toMatchInlineSnapshot(`
      "content/docs/guides/ids.csv:1:1 error map/missing-column
      This table has no column other than the id
      → Its first row names the columns: id,category."
    `);
    expect(problems('places="far.csv"')).toContain('far.csv:2:1 error map/bad-row');
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
