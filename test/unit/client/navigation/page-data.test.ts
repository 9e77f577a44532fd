import { expect, it } from 'vitest';
import { parsePageData } from '../../../../src/client/navigation/page-data.ts';

const PAGE = { path: '/', shell: {}, layout: { type: 'plain' } };

it('gives the data of a page', () => {
  expect(parsePageData(JSON.stringify(PAGE))).toEqual(PAGE);
});

it.each([
  null,
  'page',
  { ...PAGE, path: undefined },
  { ...PAGE, shell: null },
  { ...PAGE, layout: null },
  { ...PAGE, layout: {} },
])('throws for JSON that is no page: %j', value => {
  expect(() => parsePageData(JSON.stringify(value))).toThrow('no data that this script understands');
});
