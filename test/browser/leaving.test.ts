import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { followTextLink, shownPage, withoutPrefetching } from './on-page.ts';
import { useServer } from './own-server.ts';

// Firefox ends all that a page loads as soon as it is to be left, long before the next page has come.

const site = useSiteBrowser('shell');

/** A path that the host does not answer while it is set, and what is to be called when it is asked for. */
let held: { readonly path: RegExp; readonly ask: () => void } | undefined;

const host = useServer(async (request, response) => {
  const path = request.url ?? '/';
  if (held?.path.test(path)) return held.ask();
  // The next page takes its time.
  if (path === '/about') await new Promise(resolve => setTimeout(resolve, 500));
  const answer = await fetch(site.url + path);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
});

test('a page whose shell is on its way is left, and not loaded again', async () => {
  const { page } = await holding(/\/assets\/shell-[^/]*\.js$/, () =>
    site.open(`${host.url}/docs/first`, { before: withoutPrefetching, isHydrated: false }),
  );
  expect(await leave(page)).toEqual(['/about']);
});

test('a page that is on its way does not get in between', async () => {
  const { page } = await site.open(`${host.url}/`, { before: withoutPrefetching });
  await holding(/\/docs\/first/, () => followTextLink(page, 'to the first doc'));
  expect(await leave(page)).toEqual(['/about']);
});

/** Does something, and resolves when the host has been asked for what it does not answer. */
async function holding<Result>(path: RegExp, act: () => Promise<Result>): Promise<Result> {
  const asked = new Promise<void>(resolve => {
    held = { path, ask: resolve };
  });
  const [result] = await Promise.all([act(), asked]);
  return result;
}

/** Leaves as a bookmark does, and returns the documents that the browser asked for until the page has come. */
async function leave(page: Page): Promise<readonly string[]> {
  const documents: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    location.href = '/about';
  });
  await shownPage(page, 'About');
  held = undefined;
  return documents;
}
