import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import SearchButton from '../../../src/features/search/templates/search-button.tsx';
import type { PageData } from '../../../src/templates/contract/page.ts';
import { renderDocument } from '../../../src/templates/server.tsx';
import { describePage } from '../../unit/templates/describe-page.ts';
import { sampleInput } from '../../unit/templates/sample-inputs.ts';
import { SEARCH_PAGE, TEMPLATES } from './sample-search-page.ts';

const SHEETS = ['main', 'search'];
const render = (page: PageData) => renderDocument(sampleInput(page, {}, SHEETS), TEMPLATES).html;

describePage(SEARCH_PAGE, { templates: TEMPLATES, stylesheets: SHEETS });

test('the page says that its results are not complete before its script has run', () => {
  expect(render(SEARCH_PAGE)).toContain('<div id="search-results" aria-busy="true"></div>');
});

test('without JavaScript the page offers the site map and a search engine limited to the site', () => {
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(render(SEARCH_PAGE)) ?? [];
  expect(without).toContain('<a href="/base/sitemap.xml">Site map</a>');
  expect(without).toContain(
    '<a href="https://duckduckgo.com/?q=site%3Amaps.example%2Fbase" target="_blank" rel="noopener noreferrer">',
  );
});

test('the page without JavaScript names where to ask', () => {
  expect(render(SEARCH_PAGE)).toContain('<a href="/base/contact">Contact us</a>');
});

test('the button is a link to the search page, which works without JavaScript', () => {
  const html = renderToStaticMarkup(createElement(SearchButton, { path: '/base/docs', baseUrl: '/base/' }));
  expect(html).toMatch(/^<a href="\/base\/search" class="search-button"/);
});
