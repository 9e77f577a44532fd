import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CopyPage from '../../../../src/features/markdown-copies/templates/copy-page.tsx';
import { type PageFacts, PageNeedsContext } from '../../../../src/templates/page-needs.ts';

test('a page links to its Markdown', () => {
  expect(htmlOf({ markdown: '/docs/a.md' })).toContain('<a href="/docs/a.md" type="text/markdown"');
});

test('a page without Markdown shows nothing', () => {
  expect(htmlOf({})).toBe('');
});

function htmlOf(known: Pick<PageFacts, 'markdown'>): string {
  const facts: PageFacts = {
    title: 'A',
    description: '',
    url: 'https://site.example/docs/a',
    site: { url: 'https://site.example', title: 'Site', product: { name: 'Site', application: null } },
    ...known,
  };
  const needs = {
    facts,
    bodies: [],
    stylesheets: new Set<string>(),
    inlineScripts: new Set<string>(),
    pictures: [],
    jsonLd: [],
  };
  return renderToStaticMarkup(createElement(PageNeedsContext, { value: needs }, createElement(CopyPage)));
}
