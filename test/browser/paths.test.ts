import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { addLink, addressOn, entriesOn } from './on-page.ts';
import { countDocuments } from './requests.ts';

const site = useSiteBrowser('shell');

/** What the preview's clean URLs would redirect is answered as a host without them answers. */
const answeredAsIs = (path: string, file: string) => ({
  before: (page: Page) =>
    page.route(
      url => url.pathname === path,
      async route => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        await route.fulfill({ response: await route.fetch({ url: `${site.url}${file}` }) });
      },
    ),
});

test.each([
  ['/docs/first.html', '/docs/first', '/docs/first'],
  ['/docs/index.html', '/docs', '/docs'],
  ['/index.html', '/', '/'],
  ['/docs/first/', '/docs/first', '/docs/first'],
  ['/about///', '/about', '/about'],
])('%s becomes %s when the host serves it as it is', async (written, clean, file) => {
  const { page } = await site.open(`${written}?a=1#b`, answeredAsIs(written, file));
  expect(await addressOn(page)).toBe(`${clean}?a=1#b`);
});

test.each([
  ['/docs/first.html', '/docs/first'],
  ['/about/', '/about'],
])('the preview leads %s to %s', async (written, clean) => {
  const { page } = await site.open(written);
  expect(await addressOn(page)).toBe(clean);
});

test('the correction makes no history entry', async () => {
  const { page } = await site.open('/about/', answeredAsIs('/about/', '/about'));
  expect(await entriesOn(page)).toBe(1);
});

test.each([
  ['/docs/first.html', '/docs/first', 'First'],
  ['/docs/first/', '/docs/first', 'First'],
  ['/docs/index.html', '/docs', 'Introduction'],
  ['/index.html', '/', 'Home'],
])('a link to %s is a client navigation to %s', async (written, clean, title) => {
  const { page } = await site.open('/long');
  const documents = countDocuments(page);
  await addLink(page, { href: `${written}?a=1#b` });
  await page.getByText('added link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await addressOn(page)).toBe(`${clean}?a=1#b`);
  expect(documents()).toBe(0);
});

test.each(['/x.htm', '/a/index'])('%s is left as it is, and nothing is there', async written => {
  const { page } = await site.open(written, { expects: [/404/] });
  expect(await addressOn(page)).toBe(written);
  expect(await page.locator('h1').textContent()).toBe('Page not found');
});

test('a page whose own path ends in .html is left alone', async () => {
  const raw = '/docs/first.html';
  const { page } = await site.open(raw, {
    before: page =>
      page.route(
        url => url.pathname === raw,
        async route => {
          const response = await route.fetch({ url: `${site.url}/docs/first` });
          const body = (await response.text()).replaceAll('"path":"/docs/first"', `"path":"${raw}"`);
          await route.fulfill({ response, body });
        },
      ),
  });
  expect(await addressOn(page)).toBe(raw);
});

test.each(['/%', '/%zz', '/docs/%E0%A4%A'])(
  'the malformed path %s shows the not-found page when it is loaded',
  async path => {
    const { page } = await site.open(path, {
      expects: [/404/],
      // A host may refuse such a path: what it would answer with its own page is the question here.
      before: page =>
        page.route(
          url => url.pathname === path,
          async route =>
            route.fulfill({ response: await route.fetch({ url: `${site.url}/404.html` }), status: 404 }),
        ),
    });
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    expect(await addressOn(page)).toBe(path);
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  },
);

test.each(['/%', '/%zz'])('a link to the malformed path %s shows the not-found page', async path => {
  const { page } = await site.open('/about', { expects: [/404/] });
  const documents = countDocuments(page);
  await addLink(page, { href: path });
  await page.getByText('added link').click();
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  expect(await addressOn(page)).toBe(path);
  expect(documents()).toBe(0);
});

test('a link is followed to what its dots come to', async () => {
  const { page } = await site.open('/about');
  await addLink(page, { href: '/about/../docs/./first.html' });
  await page.getByText('added link').click();
  await page.getByRole('heading', { level: 1, name: 'First' }).waitFor();
  expect(await addressOn(page)).toBe('/docs/first');
});
