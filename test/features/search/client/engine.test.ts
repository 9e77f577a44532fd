import { expect, test } from 'vitest';
import { addressesOf, engineOf, pageOf } from '../sample-pages.ts';

const PAGES = [
  pageOf('/docs', '<h1>Documentation</h1><p>How to use the product.</p>'),
  pageOf('/docs/settings', '<h1>Settings</h1><h2 id="zoom">Zoom</h2><p>How close visitors can go.</p>'),
  pageOf('/pricing', '<h1>Pricing</h1><p>What it costs.</p>'),
];

test('a word finds the page and the section that have it', async () => {
  const { engine } = engineOf(PAGES);
  expect(await addressesOf(engine, 'zoom')).toEqual(['/docs/settings', '/docs/settings#zoom']);
});

test('the areas are the first segments of paths with a page, and pages below it', async () => {
  const { areas } = await engineOf(PAGES).engine.about();
  expect(areas).toEqual([
    { id: 'docs', label: 'Documentation', href: '/docs' },
    { id: '', label: '', href: '/' },
  ]);
});
