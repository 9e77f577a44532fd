import { describe, expect, it } from 'vitest';
import { loadedSheets, sheetsJoinedIn } from '../../../../src/templates/shared/joined-sheets.ts';

const MAIN = '/base/assets/main-AAAA.css';
const PANELS = '/base/assets/panels-BBBB.css';
const MAP_PLAN = '/base/assets/map-plan-CCCC.css';
const ALL = [MAIN, MAP_PLAN, PANELS];

describe('loadedSheets', () => {
  it('joins all but the main one', () => {
    expect(loadedSheets([MAIN, PANELS, MAP_PLAN])).toEqual([MAIN, '/base/assets/sheets-BBBB-CCCC.css']);
  });

  it.each([[[MAIN]], [[MAIN, PANELS]]])('leaves %j as they are', sheets => {
    expect(loadedSheets(sheets)).toEqual(sheets);
  });

  it('names what it joins so that it is found from the name', () => {
    const [, joined = ''] = loadedSheets([MAIN, PANELS, MAP_PLAN]);
    expect(sheetsJoinedIn(joined, ALL)).toEqual([PANELS, MAP_PLAN]);
  });

  it('joins as many as a name has room for', () => {
    const many = Array.from({ length: 40 }, (_, index) => `/assets/part-${index + 10_000_000}.css`);
    const most = loadedSheets([MAIN, ...many.slice(0, 24)]);
    expect(most).toHaveLength(2);
    expect(most[1]?.split('/').at(-1)?.length).toBeLessThan(256);
    expect(loadedSheets([MAIN, ...many])).toEqual([MAIN, ...many]);
  });
});

describe('sheetsJoinedIn', () => {
  it.each([
    '/assets/panels-BBBB.css',
    '/assets/sheets-BBBB.css',
    '/assets/sheets-BBBB-DDDD.css',
    '/assets/sheets-BBBB-CCCC-DDDD.css',
    '/assets/other-sheets-BBBB-CCCC.css',
    '/assets/sheets-BBBB-CCCC.js',
    '/assets/sheets-.css',
  ])('finds none in %s', path => {
    expect(sheetsJoinedIn(path, ALL)).toBeUndefined();
  });
});
