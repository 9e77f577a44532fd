import { describe, expect, test } from 'vitest';
import { htmlOf, loadText, problemsOf } from '../../unit/load/load-text.ts';

const given = (text: string, file = 'prices.csv') => ({ files: { [`content/docs/guides/${file}`]: text } });
const CSV = 'Repair,Price,Minutes\n"Chain, new",€25,20\nTube <b>,€9,5\n';

describe('a table from a file', () => {
  test('has a row for each row of a CSV file, its numbers flush right', () => {
    expect(htmlOf('::table{file="prices.csv"}', given(CSV))).toBe(
      htmlOf(
        '| Repair | Price | Minutes |\n| --- | --: | --: |\n| Chain, new | €25 | 20 |\n| Tube \\<b> | €9 | 5 |',
      ),
    );
  });
  test('may choose its columns, and have a caption', () => {
    expect(htmlOf('::table[*Prices*]{file="prices.csv" columns="Minutes, Repair"}', given(CSV))).toMatch(
      /<table><caption><em>Prices<\/em><\/caption>\s*<thead>\s*<tr>\s*<th class="align-right">Minutes<\/th>\s*<th>Repair<\/th>/,
    );
  });
  test('may come from a list of objects, whose names need not be the same', () => {
    const json = '[{ "a": 1, "b": true }, { "a": 2.5, "c": null, "d": [1] }]';
    expect(htmlOf('::table{file="t.json"}', given(json, 't.json'))).toBe(
      htmlOf('| a | b | c | d |\n| --: | --- | --- | --- |\n| 1 | true |  |  |\n| 2.5 |  |  | [1] |'),
    );
  });
  test('depends on the file', () => {
    expect(loadText('::table{file="prices.csv"}', given(CSV)).dependencies).toMatchObject([
      { file: 'content/docs/guides/prices.csv' },
    ]);
  });
});

test.each([
  [['7', '−1,000.5', '€ 25', '5 %', '–', ''], true],
  [['7', 'v1.2'], false],
  [['1 km'], false],
  [['–', ''], false],
])('a column of %j has numbers: %s', (cells, hasNumbers) => {
  const json = JSON.stringify(cells.map(a => ({ a })));
  expect(htmlOf('::table{file="t.json"}', given(json, 't.json')).includes('align-right')).toBe(hasNumbers);
});

test('a column that every object of JavaScript inherits is empty in a row without it', () => {
  const json = '[{ "constructor": "Brooks" }, { "a": 1 }]';
  expect(htmlOf('::table{file="t.json"}', given(json, 't.json'))).not.toContain('function');
});

describe('what is wrong is reported where it is', () => {
  test.each([
    ['::table{file="prices.csv" columns="Cost"}', CSV, 'page.md:1:1 error table/unknown-column'],
    ['::table{file="prices.csv"}', 'a,b\n1,2,3\n', 'prices.csv:2:1 warning table/long-row'],
    ['::table{file="prices.csv"}', 'a;b\n1,5;2\n', 'prices.csv:1:1 warning table/no-commas'],
    ['::table{file="prices.csv"}', 'a\tb\n1\t2\n', 'Write commas between the cells, not tabs.'],
    ['::table{file="prices.csv"}', '', 'prices.csv error table/no-rows'],
    ['::table{file="none.csv"}', CSV, 'page.md:1:1 error include/missing-file'],
  ])('%s of %j', (text, csv, problem) => {
    expect(problemsOf(text, given(csv))).toContain(problem);
  });
  test.each(['[1, 2]', '[[1, 2]]', '{"a": 1}', 'null'])('JSON that is no list of objects: %s', json => {
    expect(problemsOf('::table{file="t.json"}', given(json, 't.json'))).toContain(
      't.json error table/unreadable',
    );
  });
  test('JSON that ends too early or contains what it must not is reported at its line', () => {
    const problems = (json: string) => problemsOf('::table{file="t.json"}', given(json, 't.json'));
    expect(problems('[\n  { "a": 1 },\n]\n')).toMatchInlineSnapshot(`
      "content/docs/guides/t.json:3:1 error table/unreadable
      This file cannot be shown as a table: from here on, it is not JSON
      → JSON needs double quotes around names and texts, a comma between two items, and none after the last."
    `);
    for (const json of ['[{', '[{]']) expect(problems(json)).toContain('t.json:1:3 error table/unreadable');
  });
});
