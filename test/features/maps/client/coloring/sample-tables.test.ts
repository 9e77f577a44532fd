import { expect, test } from 'vitest';
import { createRegionMatcher } from '../../../../../src/features/maps/client/coloring/match-regions.ts';
import { readData } from '../../../../../src/features/maps/client/coloring/read-data.ts';
import {
  exampleTable,
  templateTable,
} from '../../../../../src/features/maps/client/coloring/sample-tables.ts';

const REGIONS = [
  { id: 'DE-BY', title: 'Bavaria', otherNames: ['Bayern'] },
  { id: 'DE-TH', title: 'Thüringen-Süd 2', otherNames: [] },
];

const read = (table: string) => readData(table, createRegionMatcher(REGIONS));

test('the example has a figure for each region: the letters of its name', () => {
  const { columns, unmatched } = read(exampleTable(REGIONS));
  expect(columns.map(({ content }) => [...content.values])).toEqual([
    [
      ['DE-BY', 7],
      ['DE-TH', 12],
    ],
  ]);
  expect(unmatched).toEqual([]);
});

test('the template has a row for each region, and is read once it is filled in', () => {
  const template = templateTable(REGIONS);
  expect(template).toBe('ID\tName\tUnit\nDE-BY\tBavaria\t\nDE-TH\tThüringen-Süd 2\t');
  const { columns, unmatched } = read(template.replace('Bavaria\t', 'Bavaria\t5').replace(/$/, '6'));
  expect(columns.map(({ content }) => [...content.values])).toEqual([
    [
      ['DE-BY', 5],
      ['DE-TH', 6],
    ],
  ]);
  expect(unmatched).toEqual([]);
});
