import { expect, test } from 'vitest';
import { createCascades } from '../../../src/generator/adopt/hugo/hugo-cascade.ts';

test('a page gets the fields that the sections above it pass down, those of the closest first', () => {
  const section = (path: string, cascade: unknown) => ({
    path,
    isSection: true,
    fields: { cascade },
    file: `${path}/_index.md`,
    address: `/${path}/`,
  });
  const page = { path: 'docs/2/a', isSection: false, fields: {}, file: 'docs/2/a.md', address: '/docs/2/a/' };
  const cascades = createCascades([
    section('', { title: 'All' }),
    section('docs/2', [{ params: { version: '2' } }, { target: { kind: 'page' }, version: '3' }]),
    section('docs/3', { version: '3' }),
    page,
  ]);
  expect(cascades(page)).toEqual([{ version: '2' }, {}, {}, { title: 'All' }]);
});
