import { describe, expect, test } from 'vitest';
import { fillProductInText } from '../../../src/generator/load/source/fill-product.ts';
import { PRODUCT, type TextFile } from '../own-reference.ts';
import { pageFiles } from '../page-code/page-blocks.ts';
import { checkClaims, readKnown } from './check-claims.ts';
import { LIMITS } from './limits.ts';
import { tableClaims } from './table-claims.ts';
import { textClaims } from './text-claims.ts';

const known = readKnown();
const claimsOf = (page: TextFile) => [...tableClaims(page), ...textClaims(page)];
const claims = pageFiles()
  .map(({ file, text }) => ({ file, text: fillProductInText(text, PRODUCT) }))
  .flatMap(claimsOf);

describe('what pages say of the product', () => {
  test('agrees with the declarations, the labels of the editor and the limits', async ({ annotate }) => {
    const { mistakes, unchecked } = checkClaims(claims, known);
    await annotate(
      `${claims.length - unchecked.length} claims checked, ${unchecked.length} not: ${unchecked.join(', ')}`,
    );
    expect(mistakes).toEqual([]);
    expect(unchecked.length).toBeLessThan(10);
  });

  test('is found: names of every kind, defaults, and each limit', () => {
    const kinds = ['option', 'event', 'helper', 'label', 'limit'] as const;
    const counts = kinds.map(kind => claims.filter(claim => claim.kind === kind).length);
    for (const count of counts) expect(count).toBeGreaterThan(5);
    expect(claims.filter(({ kind, standard }) => kind === 'option' && standard).length).toBeGreaterThan(20);
    const limits = new Set(claims.filter(({ kind }) => kind === 'limit').map(({ name }) => name));
    expect(Object.keys(LIMITS).filter(name => !limits.has(name))).toEqual([]);
  });
});

describe('a page that is wrong is reported at its line', () => {
  const table = (head: string, row: string) => `Text\n\n| ${head} |\n| --- |\n| ${row} |\n`;

  test.each([
    [table('Setting | At first', '**Items per page** | 20'), '5 database.pagination.perpage: `30`, not 20'],
    [table('Setting', '**Zoom by wheel**'), '5 Unknown label "Zoom by wheel"'],
    [table('Setting', '**Colors → Region**'), '5 Unknown label "Region"'],
    [
      table('Option | At first', '[[ZoomOptions#limit\\|zoom.limit]] | 1 to 22'),
      '5 zoom.limit: `[0, 22]`, not 1 to 22',
    ],
    [table('Option | At first', '[[ZoomOptions#on\\|zoom.on]] | Off'), '5 zoom.on: `true`, not Off'],
    [table('Option', '`zoom.limits`'), '5 Unknown option "zoom.limits"'],
    ['Set `menu.sortBye`.', '1 Unknown option "menu.sortBye"'],
    ['A\n**Items per page** (1) is 31 at first.', '2 database.pagination.perpage: `30`, not 31'],
    ["map.events.on('click.regions', show);", '1 Unknown event "click.regions"'],
    ['Wait for `afterLoadObject`.', '1 Unknown event "afterLoadObject"'],
    ['[[MapEvents#afterInit|afterStart]]', '1 Unknown event "afterStart"'],
    ['[[TemplateHelpers#round|around]]', '1 Unknown helper "around"'],
    ['```handlebars title="Templates → Popover"', '1 Unknown label "Popover"'],
    ['At most 60 requests a second.', '1 requests to Google a second: 50, not 60'],
    ['`CLIENT-001` to `CLIENT-034`', '1 codes of the player: 33, not 034'],
  ])('%s', (text, mistake) => {
    expect(checkClaims(claimsOf({ file: 'a.md', text }), known).mistakes).toContain(`a.md:${mistake}`);
  });

  test('and what has no declared value is listed', () => {
    const { mistakes, unchecked } = checkClaims(
      claimsOf({ file: 'a.md', text: table('Option | At first', '`googleMaps.zoom` | 7') }),
      known,
    );
    expect({ mistakes, unchecked }).toEqual({ mistakes: [], unchecked: ['a.md:5 googleMaps.zoom: 7'] });
  });
});
