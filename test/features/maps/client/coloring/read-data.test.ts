import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRegionMatcher } from '../../../../../src/features/maps/client/coloring/match-regions.ts';
import { parseNumbers } from '../../../../../src/features/maps/client/coloring/parse-numbers.ts';
import { parseTable } from '../../../../../src/features/maps/client/coloring/parse-table.ts';
import { readData } from '../../../../../src/features/maps/client/coloring/read-data.ts';

const matcher = createRegionMatcher([
  { id: 'DE-BY', title: 'Bavaria', otherNames: ['Bayern'] },
  { id: 'DE-BE', title: 'Berlin', otherNames: [] },
  { id: 'DE-TH', title: 'Thuringia', otherNames: ['Thüringen'] },
]);

function numbersIn(text: string, column = 0): Record<string, number> {
  const content = readData(text, matcher).columns[column]?.content;
  return content?.kind === 'numbers' ? Object.fromEntries(content.values) : {};
}

describe('parseTable', () => {
  it.each([
    ['a spreadsheet', 'a\t1\nb\t2'],
    ['commas', 'a,1\r\nb,2\r\n'],
    ['semicolons and a byte order mark', '\uFEFFa;1\n\nb;2'],
    ['quotation marks', '"a","1"\n"b","2"'],
    ['spaces', 'a 1\nb: 2'],
  ])('reads %s', (_, text) => {
    expect(parseTable(text)).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('keeps separators, line ends and quotation marks inside quotation marks', () => {
    expect(parseTable('"a, ""b""\nc",1')).toEqual([['a, "b"\nc', '1']]);
  });

  it('keeps commas inside cells of a table with tabs or semicolons', () => {
    expect(parseTable('a\t1,5')).toEqual([['a', '1,5']]);
    expect(parseTable('a;1,5')).toEqual([['a', '1,5']]);
  });

  it('reads back what is written with quotation marks, whatever it is', () => {
    const cell = fc.string().map(text => `x${text.replace(/\r/g, '')}x`);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), rows => {
        const text = rows
          .map(row => row.map(value => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(parseTable(text)).toEqual(rows);
      }),
    );
  });
});

describe('parseNumbers', () => {
  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1’234.50', 1234.5],
    ['12.5 %', 12.5],
    ['€ 1,234', 1234],
    ['−3', -3],
    ['1e3', 1000],
    ['0,123', 0.123],
    ['', null],
    ['–', null],
    ['n/a', null],
    ['Bavaria', undefined],
    ['12 apples', undefined],
    ['1,23,4', undefined],
  ])('reads %s as %s', (text, number) => {
    expect(parseNumbers([text])[0]).toBe(number);
  });

  it('lets the cells of a column decide what a comma means', () => {
    expect(parseNumbers(['1,234', '1,5'])).toEqual([1.234, 1.5]);
    expect(parseNumbers(['1,234', '1.5'])).toEqual([1234, 1.5]);
    expect(parseNumbers(['1.234'], true)).toEqual([1234]);
  });

  it('has a number, nothing or a text for anything', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), cells => {
        const numbers = parseNumbers(cells);
        expect(numbers.length).toBe(cells.length);
        expect(numbers.every(value => value === null || value === undefined || Number.isFinite(value))).toBe(
          true,
        );
      }),
    );
  });
});

describe('a region', () => {
  it.each(['DE-BY', 'de-by', 'DEBY', 'BY', 'Bavaria', ' BAVARIA ', 'bayern'])('is found as %s', name => {
    expect(matcher.find(name)).toBe('DE-BY');
  });

  it('is found without accents', () => {
    expect(matcher.find('Thuringen')).toBe('DE-TH');
  });

  it('is found by a code whose zeros a spreadsheet has dropped', () => {
    const counties = createRegionMatcher([{ id: '06037', title: 'Los Angeles', otherNames: [] }]);
    expect(counties.find('6037')).toBe('06037');
  });

  it('is not guessed where two have the same name', () => {
    const counties = createRegionMatcher([
      { id: '1', title: 'Washington', otherNames: [] },
      { id: '2', title: 'Washington', otherNames: [] },
    ]);
    expect(counties.find('Washington')).toBeUndefined();
  });

  it('is suggested for a name with a mistake', () => {
    expect(matcher.find('Bavarria')).toBeUndefined();
    expect(matcher.suggest('Thuringa')).toBe('Thuringia');
    expect(matcher.suggest('Xy')).toBeUndefined();
  });
});

describe('readData', () => {
  it('joins rows with regions, with a header or without', () => {
    expect(numbersIn('Bavaria\t1\nBerlin\t2')).toEqual({ 'DE-BY': 1, 'DE-BE': 2 });
    expect(numbersIn('State\tFigure\nBavaria\t1\nBerlin\t2')).toEqual({ 'DE-BY': 1, 'DE-BE': 2 });
  });

  it('takes the name and the unit of a column from its header', () => {
    const { columns } = readData('State;Unemployment (%)\nBavaria;2,5\nBerlin;9', matcher);
    expect(columns).toMatchObject([{ name: 'Unemployment', unit: '%' }]);
    expect(readData('Bavaria,5%', matcher).columns[0]?.unit).toBe('%');
  });

  it('takes years in a header as names', () => {
    const { columns } = readData('State,2020,2021\nBavaria,5,6', matcher);
    expect(columns.map(({ name }) => name)).toEqual(['2020', '2021']);
  });

  it('finds the column of the regions wherever it is, and leaves out their names', () => {
    expect(numbersIn('1;x;Bavaria\n2;y;Berlin')).toEqual({ 'DE-BY': 1, 'DE-BE': 2 });
    expect(readData('ID,Name,Figure\nDE-BY,Bavaria,5\nDE-BE,Berlin,6', matcher).columns.length).toBe(1);
  });

  it('names the rows that no region matches, and regions that have two', () => {
    const table = readData('Bavaria,1\nAtlantis,2\nBayern,3', matcher);
    expect(table.unmatched).toEqual(['Atlantis']);
    expect(table.repeated).toEqual(['DE-BY']);
    expect(numbersIn('Bavaria,1\nAtlantis,2\nBayern,3')).toEqual({ 'DE-BY': 3 });
  });

  it('leaves out regions without a figure', () => {
    expect(numbersIn('Bavaria,1\nBerlin,')).toEqual({ 'DE-BY': 1 });
  });

  it('takes a column of words as words', () => {
    const [column] = readData('Bavaria,South\nBerlin,East', matcher).columns;
    expect(column?.content.kind).toBe('words');
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string(), text => readData(text, matcher).columns.length >= 0));
  });
});
