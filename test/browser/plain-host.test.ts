import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { useServer } from './own-server.ts';

const site = useSiteBrowser('shell');

/** A host that serves files and knows neither rules nor headers, as GitHub Pages does. */
const host = useServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = names.map(name => join(site.folder, name)).find(isFile);
  const type = TYPES[/\.(\w+)$/.exec(file ?? '')?.[1] ?? ''] ?? 'application/octet-stream';
  response.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
  response.end(file === undefined ? '' : readFileSync(file));
});

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

test('a page of a host without headers starts, and navigates, under its own policy', async () => {
  const { page } = await site.open(`${host.url}/`);
  await page.locator('.navbar').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  expect(await page.locator('h1').innerText()).toBe('About');
});

test('the policy of the page refuses a script that somebody slips in', async () => {
  const { page } = await site.open(`${host.url}/about`, { expects: [/TrustedScript/] });
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'document.documentElement.dataset.slippedIn = ""';
    } catch {
      return false;
    }
    document.body.append(script);
    return 'slippedIn' in document.documentElement.dataset;
  });
  expect(ran).toBe(false);
});

test('an alias page leads on with the visitor’s query and fragment', async () => {
  const { page } = await site.open(`${host.url}/old-about?a=b#part`);
  expect(page.url()).toBe(`${host.url}/about?a=b#part`);
});

test('an alias page leads on without JavaScript', async () => {
  const { page } = await site.open(`${host.url}/old-about`, { javaScriptEnabled: false });
  await page.waitForURL('**/about');
  expect(await page.locator('h1').innerText()).toBe('About');
});
