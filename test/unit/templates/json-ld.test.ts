import { expect, test } from 'vitest';
import type { PageData, SiteFacts } from '../../../src/templates/contract.ts';
import { renderDocument } from './render-document.ts';
import { sampleInput, samplePages } from './sample-inputs.ts';

const PAGES = samplePages();
const SITE: SiteFacts = {
  url: 'https://example.com',
  title: 'Example',
  product: { name: 'Example', application: null },
};
const PROGRAM = { category: 'DeveloperApplication', operatingSystem: 'Linux' };

test('a home page speaks of the site, and of no program', () => {
  expect(typesOn(PAGES.page, { path: '/' })).toEqual(['WebSite']);
});

test('a home page speaks of the program that the configuration describes', () => {
  const site = { ...SITE, product: { name: 'Example', application: PROGRAM } };
  expect(itemsOn(PAGES.page, { path: '/', site })).toMatchObject([
    { '@type': 'WebSite', name: 'Example' },
    {
      '@type': 'SoftwareApplication',
      name: 'Example',
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux',
    },
  ]);
});

test('another page of Markdown says nothing', () => {
  expect(typesOn(PAGES.page, {})).toEqual([]);
});

test.each([
  ['a doc', PAGES.doc, ['BreadcrumbList']],
  ['an index of a category', PAGES.category, ['BreadcrumbList']],
  ['a post', PAGES.post, ['BlogPosting']],
  ['a map', PAGES.map, ['Dataset', 'BreadcrumbList']],
  ['a release', PAGES.release, []],
])('%s says what it is', (_, page, types) => {
  expect(typesOn(page, {})).toEqual(types);
});

test('the way to a page ends with its own address', () => {
  const [{ itemListElement = [] } = {}] = itemsOn(PAGES.doc, {}) as { itemListElement?: object[] }[];
  expect(itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Docs',
    item: 'https://example.com/docs',
  });
  expect(itemListElement.at(-1)).toMatchObject({
    item: 'https://mapwright.example/docs/guides/map-editor/settings',
  });
});

test('what a title says cannot end the script', () => {
  const { head } = sampleInput(PAGES.post);
  const openGraph = { ...head.openGraph, title: '</script><script>alert(1)</script>' };
  const { html } = renderDocument(sampleInput(PAGES.post, { head: { ...head, openGraph } }));
  expect(html).not.toContain('<script>alert(1)');
});

function typesOn(page: PageData, changes: Parameters<typeof sampleInput>[1]) {
  return itemsOn(page, changes).map(item => item['@type']);
}

function itemsOn(page: PageData, changes: Parameters<typeof sampleInput>[1]): Record<string, unknown>[] {
  const { html } = renderDocument(sampleInput(page, { site: SITE, ...changes }));
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
