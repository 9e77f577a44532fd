import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const site = useSiteBrowser('shell');

/** A host that serves files and knows neither rules nor headers, as GitHub Pages does. */
let host: Server;
let url: string;

beforeAll(async () => {
  host = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    const file = names.map(name => join(site.folder, name)).find(isFile);
    const type = TYPES[/\.(\w+)$/.exec(file ?? '')?.[1] ?? ''] ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
    response.end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  host.closeAllConnections();
  host.close();
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
  const { page } = await site.open(`${url}/`);
  await page.locator('.navbar').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  expect(await page.locator('h1').innerText()).toBe('About');
});

test('the policy of the page refuses a script that somebody slips in', async () => {
  const { page } = await site.open(`${url}/about`, { expects: [/TrustedScript/] });
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
  const { page } = await site.open(`${url}/old-about?a=b#part`);
  expect(page.url()).toBe(`${url}/about?a=b#part`);
});

test('an alias page leads on without JavaScript', async () => {
  const { page } = await site.open(`${url}/old-about`, { javaScriptEnabled: false });
  await page.waitForURL('**/about');
  expect(await page.locator('h1').innerText()).toBe('About');
});
