import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { useServer } from '../own-server.ts';
import { holdFetches } from '../requests.ts';
import { violationsOn } from '../violations.ts';
import { alive, FIELDLAND, NARROW, soon, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');

const FRAME =
  '/embed/fieldland?title=Wet%20fields&land=ddeedd&values=QA-01:1,QA-02:5,QA-07:9&fills=QA-03:cc0011';

/** Another origin, whose one page shows what its address asks for. */
const other = useServer((request, response) => {
  const body = decodeURIComponent(new URL(request.url ?? '', 'http://a').search.slice(1));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader(
    'cross-origin-embedder-policy',
    request.url?.startsWith('/isolated') ? 'require-corp' : 'unsafe-none',
  );
  response.end(
    `<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,">${body}`,
  );
});

const onOther = (html: string, path = '/') =>
  site.open(`${other.url}${path}?${encodeURIComponent(html)}`, { ...WIDE, isHydrated: false });
const frameOf = (path: string) =>
  `<iframe src="${site.url}${path}" title="A map" width="800" height="500"></iframe>`;

test('a map in a frame of another site has the colours, the values and the title of its address', async () => {
  const { page } = await onOther(frameOf(FRAME));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('option').first().waitFor();
  expect(await frame.getByRole('heading', { level: 1 }).textContent()).toBe('Wet fields');
  expect(await frame.getByRole('navigation').count()).toBe(0);
  const fillOf = (name: string) =>
    frame.getByRole('option', { name, exact: true }).evaluate(region => getComputedStyle(region).fill);
  await soon(() => fillOf('Field 3')).toBe('rgb(204, 0, 17)');
  expect(await fillOf('Field 8')).toBe('rgb(221, 238, 221)');
  expect(await fillOf('Field 7')).not.toBe('rgb(221, 238, 221)');
  expect(await frame.getByRole('listitem').count()).toBe(3);
  const link = frame.getByRole('link', { name: /Map of Fieldland/ });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('href')).toMatch(/^\/maps\/fieldland-[\da-f]{4}$/);
});

test('a map in a frame that may run scripts and nothing else is as alive', async () => {
  const { page } = await onOther(frameOf(FRAME).replace('<iframe', '<iframe sandbox="allow-scripts"'));
  const frame = page.frameLocator('iframe');
  const field = frame.getByRole('option', { name: 'Field 3', exact: true });
  await soon(() => field.evaluate(region => getComputedStyle(region).fill)).toBe('rgb(204, 0, 17)');
  await field.click();
  await soon(() => frame.locator('[role=status]').first().textContent()).toContain('Field 3');
});

test('the keyboard leads through the frame’s map, and screen readers hear of it', async () => {
  const { page } = await onOther(frameOf(FRAME));
  const frame = page.frameLocator('iframe');
  await frame.locator('[role=option][tabindex="0"]').focus();
  await page.keyboard.press('i');
  await page.keyboard.press('ArrowRight');
  const focused = () => frame.locator('[role=option]:focus').getAttribute('aria-label');
  await soon(focused).toBe('Field 2');
  await page.keyboard.press('Enter');
  await soon(() => frame.locator('[role=status]').first().textContent()).toContain('Field 2');
  expect(await frame.getByRole('listbox').getAttribute('aria-label')).toBe('fields');
});

test('no other page may be in a frame of another site', async () => {
  const answers = await Promise.all(
    ['/', '/maps', FIELDLAND, '/figures'].map(path => fetch(`${site.url}${path}`)),
  );
  for (const { headers, url } of answers) {
    const isRefused =
      headers.get('x-frame-options') === 'SAMEORIGIN' ||
      /frame-ancestors 'self'/.test(headers.get('content-security-policy') ?? '');
    expect(isRefused, url).toBe(true);
  }
  const { headers } = await fetch(`${site.url}/embed/fieldland`);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain("frame-ancestors 'self'");
});

test('another site shows and reads the picture at an address without a hash, even if it is isolated', async () => {
  const { page } = await onOther(
    `<img src="${site.url}/maps/fieldland.svg" alt="" crossorigin>`,
    '/isolated',
  );
  const image = page.locator('img');
  await soon(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  const text = await page.evaluate(async url => (await fetch(url)).text(), `${site.url}/maps/fieldland.svg`);
  expect(text).toContain('<title>Fieldland</title>');
});

test('search engines and sitemaps leave the pages for frames out, and they load nothing from elsewhere', async () => {
  const html = await (await fetch(`${site.url}/embed/fieldland`)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<(?:nav|footer)\b/);
  expect([...html.matchAll(/ src="([^"]+)"/g)].filter(([, src]) => !src?.startsWith('/'))).toEqual([]);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('/embed/');
});

test('a map’s page shows its frame when that is asked for, and writes its code', async () => {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Preview and options' }).press('Enter');
  const title = page.getByLabel('Title above the map');
  await soon(() => title.evaluate(field => field === document.activeElement)).toBe(true);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('option').first().waitFor();
  await title.fill('Rain & sun');
  await page.getByLabel('Values: an ID and a number in each line').fill('QA-01 3\nQA-02\t4.5');
  await page.getByLabel('Height in pixels').fill('300');
  await soon(() => frame.getByRole('heading', { level: 1 }).textContent()).toBe('Rain & sun');
  const code = await page
    .locator('figure.code', { hasText: 'Interactive map in a frame' })
    .locator('code')
    .textContent();
  expect(code).toBe(
    '<iframe src="https://atlas.example/embed/fieldland?title=Rain+%26+sun&amp;values=QA-01:3,QA-02:4.5" title="Rain &amp; sun" width="100%" height="300" loading="lazy" style="border: 0"></iframe>',
  );
});

test('options of a frame that come late leave the focus where the visitor has gone meanwhile', async () => {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  const options = await holdFetches(page, /\/frame-builder-[^/]*\.js/);
  await page.getByRole('button', { name: 'Preview and options' }).press('Enter');
  await options.arrived;
  const elsewhere = page.locator('.map-regions').getByRole('searchbox');
  await elsewhere.focus();
  options.release();
  await page.getByLabel('Title above the map').waitFor();
  expect(await elsewhere.evaluate(field => field === document.activeElement)).toBe(true);
});

test('in either mode there is no violation in the frame', async () => {
  for (const size of [NARROW, WIDE]) {
    const { page } = await site.open(`${other.url}/?${encodeURIComponent(frameOf(FRAME))}`, {
      ...size,
      isHydrated: false,
    });
    const inner = page.frameLocator('iframe');
    await inner.getByRole('option').first().waitFor();
    await inner.getByRole('option').first().focus();
    await page.keyboard.press('Enter');
    const frame = page.frames().find(frame => frame.url().includes('/embed/'));
    if (!frame) throw new Error('The page has no frame.');
    expect(await violationsOn(page, frame), `${size.viewport.width} px`).toEqual([]);
  }
});

test('the frame loads what the map needs, and nothing of the site’s shell', async () => {
  const requested: string[] = [];
  const { page } = await site.open(FRAME, {
    ...WIDE,
    isHydrated: false,
    before: async page => {
      page.on('request', request => requested.push(new URL(request.url()).pathname));
    },
  });
  await page.getByRole('option').first().waitFor();
  const scripts = requested.filter(path => path.endsWith('.js')).map(path => path.replace(/-[\w]+\.js$/, ''));
  expect(scripts).toContain('/assets/frame');
  expect(scripts).toContain('/assets/map-frame');
  expect(scripts).not.toContain('/assets/main');
  expect(scripts.join()).not.toMatch(/react/);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(entry =>
        entry.name.endsWith('.js') && 'encodedBodySize' in entry ? [Number(entry.encodedBodySize)] : [],
      ),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(22_000);
});

test('the frame follows the system’s colour mode', async () => {
  const { page } = await site.open(FRAME, { ...WIDE, isHydrated: false, colorScheme: 'light' });
  await page.getByRole('option').first().waitFor();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await soon(theme).toBe('dark');
});
