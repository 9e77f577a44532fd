import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { sitePaths } from './site-paths.ts';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** One page of each kind. */
const KINDS = [
  '/',
  '/pricing',
  '/docs',
  '/docs/guides/main-definitions',
  '/blog',
  '/blog/tags',
  '/blog/archive',
  '/changelog',
  '/changelog/archive',
];

const site = useSiteBrowser();

test('every page hydrates without a complaint of the browser', { timeout: 180_000 }, async () => {
  const folder = inject('siteFolder');
  const isRedirect = (file: string) =>
    readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"');
  const paths = sitePaths(folder, isRedirect);
  expect(paths).toEqual(expect.arrayContaining(KINDS));
  const { page, complaints } = await site.open('/');
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForFunction(() => 'booted' in document.documentElement.dataset);
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    expect(complaints, path).toEqual([]);
  }
});

test('a link is one navigation without a new document', async () => {
  const { page } = await site.open('/docs');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.locator('main a[href^="/docs/"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${href}`);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('an address with .html becomes the clean path', async () => {
  const { page } = await site.open('/docs.html');
  expect(new URL(page.url()).pathname).toBe('/docs');
});

test('a path that nobody knows shows the not-found page', async () => {
  const { page, complaints } = await site.open('/nowhere/at/all');
  expect(await page.locator('h1').textContent()).toMatch(/not found/i);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the chosen colour mode is kept on the next page and after a reload', async () => {
  const { page } = await site.open('/docs', { colorScheme: 'light' });
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ink();
  const toggle = page.getByRole('button', { name: /colou?r mode|dark|theme/i }).first();
  for (let click = 0; click < 3 && (await ink()) === light; click++) await toggle.click();
  const dark = await ink();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ink()).toBe(dark);
  await page.goto('/blog');
  expect(await ink()).toBe(dark);
});

describe('without JavaScript', () => {
  test.each(KINDS)('%s reads, and its links lead on', async path => {
    const { page } = await site.open(path, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').isVisible()).toBe(true);
    const href = await page.locator('nav a[href^="/"]').first().getAttribute('href');
    const response = await page.goto(`${href}`);
    expect(response?.status()).toBe(200);
  });
});

describe.each(['light', 'dark'] as const)('in %s mode', colorScheme => {
  test.each(KINDS)('%s is accessible', async path => {
    const { page } = await site.open(path, { colorScheme });
    // Not a script tag: the Content-Security-Policy refuses one.
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    });
    expect(violations).toEqual([]);
  });
});
