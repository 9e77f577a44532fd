import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { type HeldRequests, holdFetches } from './requests.ts';

const site = useSiteBrowser();

const DOC = '/docs/installation';
const tools = (page: Page) => page.locator('.after-text [data-live="copy-page"]');

test('a button copies the page as Markdown and says so', async () => {
  const { page } = await site.open(DOC, { permissions: ['clipboard-read', 'clipboard-write'] });
  await tools(page).scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.click();
  await expect.poll(() => tools(page).getByRole('button').textContent()).toBe('Copied to the clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await fetch(`${site.url}${DOC}.md`)).text());
  expect(copied).toMatch(/^# .+\n\n/);
  await expect.poll(() => button.count()).toBe(1);
});

test('the button that comes late takes the focus of the link in its place', async () => {
  let script: HeldRequests | undefined;
  const { page } = await site.open(DOC, {
    before: async page => {
      script = await holdFetches(page, /\/copy-page-[^/]*\.js/);
    },
  });
  await tools(page).getByRole('link', { name: 'Copy page as Markdown' }).focus();
  await script?.arrived;
  script?.release();
  const button = tools(page).getByRole('button');
  await button.waitFor();
  expect(await button.evaluate(button => button === document.activeElement)).toBe(true);
});

test('a page whose Markdown cannot be loaded says so', async () => {
  const { page } = await site.open(DOC, {
    permissions: ['clipboard-read', 'clipboard-write'],
    before: opened => opened.route('**/*.md', route => route.abort()),
    expects: [/installation\.md/, /ERR_FAILED|Failed to load resource/],
  });
  await tools(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect.poll(() => tools(page).getByRole('button').textContent()).toBe('The page could not be copied');
});

test('without JavaScript there are links to read the Markdown and to have a copy', async () => {
  const { page } = await site.open(DOC, { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await link.getAttribute('href')).toBe(`${DOC}.md`);
  const copy = page.getByRole('link', { name: 'Copy page as Markdown' });
  expect(await copy.getAttribute('download')).toBe('');
  expect(await tools(page).getByRole('button').count()).toBe(0);
});
