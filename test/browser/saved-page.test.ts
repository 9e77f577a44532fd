import { build } from 'esbuild';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { useSiteBrowser } from './harness.ts';
import { withoutPrefetching } from './on-page.ts';
import { changeText, holdFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const chosen = (page: Page) => page.locator('[role="tab"][aria-selected="true"]').allTextContents();
const folded = (page: Page) => page.getByText('What is folded away.');

test('a saved page keeps its open details and its chosen tabs', async () => {
  const { page } = await site.open('/docs/first');
  let saves = 0;
  await changeText(page, '**/docs/first', text => text.replace('A text with', `Text ${++saves} with`));
  await page.getByRole('tab', { name: 'Apart' }).click();
  await page.getByText('More about it').click();
  await refresh(page);
  await page.getByText('Text 1 with').waitFor();
  expect(await chosen(page)).toEqual(['Linux', 'Linux', 'Apart']);
  expect(await folded(page).isVisible()).toBe(true);
  await page.getByText('More about it').click();
  await refresh(page);
  await page.getByText('Text 2 with').waitFor();
  expect(await chosen(page)).toEqual(['Linux', 'Linux', 'Apart']);
  expect(await folded(page).isVisible()).toBe(false);
});

test('content that a save has not changed stays as it is', async () => {
  const { page } = await site.open('/docs/first');
  await folded(page).evaluate(element => element.setAttribute('data-kept', ''));
  await refresh(page);
  expect(await page.locator('[data-kept]').count()).toBe(1);
  expect(await chosen(page)).toEqual(['Linux', 'Linux', 'Alone']);
});

test('a page that is saved while it is on its way is shown as it is now', async () => {
  const { page } = await site.open('/docs/first', { before: withoutPrefetching });
  const requests: Request[] = [];
  const numbered = (text: string, request: Request) =>
    text.replace('Opening paragraph 1', `Text ${requests.indexOf(request)}`);
  await changeText(page, '**/docs/second', numbered);
  const held = await holdFetches(page, '**/docs/second');
  await page.route('**/docs/second', route => {
    requests.push(route.request());
    return route.fallback();
  });
  await page.getByRole('link', { name: 'to the second doc' }).click();
  await held.arrived;
  await page.evaluate(() => {
    const detail = { paths: ['/docs/second'], onRefreshed: () => undefined };
    document.dispatchEvent(new CustomEvent('site:refresh', { detail }));
  });
  held.release();
  await page.getByText('Text 1.').waitFor();
});

/** Lets the page load itself again as the script of `dev` does. */
async function refresh(page: Page): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['src/client/dev/keep-open.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'keepOpen',
  });
  await page.evaluate(`new Promise(resolve => {
    ${outputFiles[0]?.text}
    const reopen = keepOpen.rememberOpen(document);
    const detail = { paths: 'all', onRefreshed: () => resolve(reopen()) };
    document.dispatchEvent(new CustomEvent('site:refresh', { detail }));
  })`);
}
