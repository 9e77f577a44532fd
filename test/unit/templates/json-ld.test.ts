import { expect, test } from 'vitest';
import type { DocumentInput, SiteFacts } from '../../../src/templates/contract/document.ts';
import type { PageData } from '../../../src/templates/contract/page.ts';
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

test('a home page says how to search the site', () => {
  const site = { ...SITE, searchUrl: 'https://example.com/search' };
  expect(itemsOn(PAGES.page, { path: '/', site })).toMatchObject([
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://example.com/search?q={search_term_string}' },
      },
    },
  ]);
});

test('a head names the OpenSearch description of the site', () => {
  const input = sampleInput(PAGES.page);
  const search = { title: 'Search', href: '/opensearch.xml' };
  const { html } = renderDocument({ ...input, head: { ...input.head, search } });
  expect(html).toContain(
    '<link rel="search" type="application/opensearchdescription+xml" title="Search" href="/opensearch.xml">',
  );
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
