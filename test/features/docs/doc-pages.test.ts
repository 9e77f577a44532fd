import { expect, test } from 'vitest';
import type { PageData } from '../../../src/templates/contract/page.ts';
import { renderDocument } from '../../../src/templates/server.tsx';
import { describePage } from '../../unit/templates/describe-page.ts';
import { jsonLdIn } from '../../unit/templates/json-ld-in.ts';
import { sampleInput } from '../../unit/templates/sample-inputs.ts';
import { PAGES, TEMPLATES } from './sample-pages.ts';

describePage(PAGES.doc, { templates: TEMPLATES, hasBody: true });
describePage(PAGES.category, { templates: TEMPLATES, stylesheets: ['main', 'panels'] });

const jsonLdOf = (page: PageData) => jsonLdIn(renderDocument(sampleInput(page), TEMPLATES).html);

test.each([
  ['a doc', PAGES.doc],
  ['an index of a category', PAGES.category],
])('%s says where it lies', (_, page) => {
  expect(jsonLdOf(page).map(item => item['@type'])).toEqual(['BreadcrumbList']);
});

test('the way to a page ends with its own address', () => {
  const [{ itemListElement = [] } = {}] = jsonLdOf(PAGES.doc) as { itemListElement?: object[] }[];
  expect(itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Docs',
    item: 'https://mapwright.example/docs',
  });
  expect(itemListElement.at(-1)).toMatchObject({
    item: 'https://mapwright.example/docs/guides/map-editor/settings',
  });
});
