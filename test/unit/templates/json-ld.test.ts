import { expect, test } from 'vitest';
import type { DocumentInput, PageData, SiteFacts } from '../../../src/templates/contract.ts';
import { renderDocument } from '../../../src/templates/server.tsx';
import { jsonLdIn } from './json-ld-in.ts';
import { sampleInput } from './sample-inputs.ts';
import { SAMPLE_PAGES as PAGES } from './sample-pages.ts';

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

test('what a title says cannot end the script', () => {
  const site = { ...SITE, title: '</script><script>alert(1)</script>' };
  const { html } = renderDocument(sampleInput(PAGES.page, { path: '/', site }));
  expect(html).toContain('application/ld+json');
  expect(html).not.toContain('<script>alert(1)');
});

function typesOn(page: PageData, changes: Partial<DocumentInput>) {
  return itemsOn(page, changes).map(item => item['@type']);
}

function itemsOn(page: PageData, changes: Partial<DocumentInput>) {
  return jsonLdIn(renderDocument(sampleInput(page, { site: SITE, ...changes })).html);
}
