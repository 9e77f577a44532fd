import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { addressOn, entriesOn, shownPage } from './on-page.ts';
import { countDocuments, holdFetches, watchFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const BRANCH = '**/_data/**';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'docs pages' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const tools = (page: Page) => sidebar(page).getByRole('button', { name: 'Tools' });
const guide = (page: Page) => sidebar(page).getByRole('button', { name: 'Pages below Guide' });

test('a category’s button takes clicks in its middle where the sidebar has a scroll bar', async () => {
  const { page } = await site.open('/docs/first', { viewport: { width: 1280, height: 285 } });
  const isHit = await guide(page).evaluate(button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === button;
  });
  expect(isHit).toBe(true);
});

describe('a closed branch', () => {
  test('is not in the HTML, nor in the page’s JSON', async () => {
    const { page } = await site.open('/docs/first');
    const html = await (await page.request.get(`${site.url}/docs/first`)).text();
    expect(html).toContain('Guide');
    for (const hidden of ['Guide one', 'Hammer', '/docs/tools/saw']) expect(html).not.toContain(hidden);
  });

  test('is fetched when it is opened, and once', async () => {
    const { page } = await site.open('/docs/first');
    const fetched = watchFetches(page);
    expect(await tools(page).getAttribute('aria-expanded')).toBe('false');
    await tools(page).click();
    await link(page, 'Hammer').waitFor();
    expect(await tools(page).getAttribute('aria-expanded')).toBe('true');
    await tools(page).click();
    expect(await link(page, 'Hammer').count()).toBe(0);
    await tools(page).click();
    await link(page, 'Saw').waitFor();
    expect(fetched.filter(path => path.startsWith('/_data/'))).toHaveLength(1);
  });

  test('shows a spinner after 200 ms while it is fetched', async () => {
    const { page } = await site.open('/docs/first', { reducedMotion: 'no-preference' });
    const held = await holdFetches(page, BRANCH);
    await tools(page).click();
    const spinner = sidebar(page).getByRole('status');
    await spinner.waitFor({ state: 'attached' });
    expect(await spinner.textContent()).toBe('Loading…');
    const opacityAt = (time: number) =>
      spinner.evaluate((element, time) => {
        const [appearing] = element.getAnimations();
        if (!appearing) return null;
        appearing.pause();
        appearing.currentTime = time;
        return getComputedStyle(element).opacity;
      }, time);
    expect(await opacityAt(199)).toBe('0');
    expect(await opacityAt(400)).toBe('1');
    const cycles = await spinner.evaluate(element =>
      ['::before', '::after'].map(part => getComputedStyle(element, part).animationDuration),
    );
    expect(cycles).toEqual(['1.5s', '3s']);
    held.release();
    await link(page, 'Hammer').waitFor();
    expect(await spinner.count()).toBe(0);
  });

  test('shows the spinner after 200 ms too where motion is reduced, and still', async () => {
    const { page } = await site.open('/docs/first', { reducedMotion: 'reduce' });
    const held = await holdFetches(page, BRANCH);
    await tools(page).click();
    const spinner = sidebar(page).getByRole('status');
    await spinner.waitFor({ state: 'attached' });
    const styles = await spinner.evaluate(element =>
      ['', '::before', '::after'].map(part => {
        const { animationName, animationDelay } = getComputedStyle(element, part || null);
        return animationName === 'none' ? 'none' : `${animationName} ${animationDelay}`;
      }),
    );
    expect(styles).toEqual(['appear 0.2s', 'none', 'none']);
    held.release();
    await link(page, 'Hammer').waitFor();
  });

  test('that cannot be fetched shows the error, and Retry fetches it', async () => {
    const { page } = await site.open('/docs/first', { expects: [/ERR_FAILED/] });
    let isFailing = true;
    await page.route(BRANCH, route => (isFailing ? route.abort() : route.fallback()));
    await tools(page).click();
    const failure = sidebar(page).getByRole('alert');
    await failure.waitFor();
    expect(await failure.locator('p').textContent()).toBe('This part of the menu could not be loaded');
    isFailing = false;
    await failure.getByRole('button', { name: 'Retry' }).focus();
    await page.keyboard.press('Enter');
    await link(page, 'Hammer').waitFor();
    expect(await tools(page).evaluate(element => element === document.activeElement)).toBe(true);
    expect(await failure.count()).toBe(0);
  });

  test('inside another is fetched by itself', async () => {
    const { page } = await site.open('/docs/first');
    await guide(page).click();
    await link(page, 'Guide one').waitFor();
    await sidebar(page).getByRole('button', { name: 'Inner' }).click();
    await link(page, 'Deep guide').click();
    await shownPage(page, 'Deep guide');
    expect(await link(page, 'Deep guide').getAttribute('aria-current')).toBe('page');
  });
});

describe('a category with a page', () => {
  test('is shown and opened by a click on it', async () => {
    const { page } = await site.open('/docs/first');
    const documents = countDocuments(page);
    await link(page, 'Guide').click();
    await shownPage(page, 'Guide');
    expect(await addressOn(page)).toBe('/docs/category/guide');
    await link(page, 'Guide one').waitFor();
    expect(documents()).toBe(0);
  });

  test('is closed and opened by a click on it where it is shown already', async () => {
    const { page } = await site.open('/docs/category/guide');
    await link(page, 'Guide one').waitFor();
    await link(page, 'Guide').click();
    expect(await link(page, 'Guide one').count()).toBe(0);
    expect(await addressOn(page)).toBe('/docs/category/guide');
    await link(page, 'Guide').click();
    expect(await link(page, 'Guide one').isVisible()).toBe(true);
    expect(await entriesOn(page)).toBe(1);
  });

  test('is opened by its button without leaving the page', async () => {
    const { page } = await site.open('/docs/first');
    await guide(page).click();
    await link(page, 'Guide one').waitFor();
    expect(await guide(page).getAttribute('aria-expanded')).toBe('true');
    expect(await addressOn(page)).toBe('/docs/first');
  });
});

test('a category without a page is a button', async () => {
  const { page } = await site.open('/docs/first');
  expect(await tools(page).count()).toBe(1);
  expect(await link(page, 'Tools').count()).toBe(0);
});

test('the branch of the page that is loaded is open, all the way down', async () => {
  const { page } = await site.open('/docs/guide/inner/deep');
  expect(await link(page, 'Deep guide').getAttribute('aria-current')).toBe('page');
  expect(await guide(page).getAttribute('aria-expanded')).toBe('true');
  expect(await tools(page).getAttribute('aria-expanded')).toBe('false');
});

test('the branch of the page opens again on a navigation', async () => {
  const { page } = await site.open('/docs/guide/one');
  await guide(page).click();
  expect(await link(page, 'Guide two').count()).toBe(0);
  await page.locator('.pager').getByRole('link', { name: /Next/ }).click();
  await shownPage(page, 'Guide two');
  expect(await link(page, 'Guide two').getAttribute('aria-current')).toBe('page');
});

test('what the visitor opened stays open over navigations', async () => {
  const { page } = await site.open('/docs/first');
  await tools(page).click();
  await link(page, 'Hammer').waitFor();
  await link(page, 'Second').click();
  await shownPage(page, 'Second');
  expect(await link(page, 'Hammer').isVisible()).toBe(true);
  await page.goBack();
  await shownPage(page, 'First');
  expect(await link(page, 'Hammer').isVisible()).toBe(true);
});

test('what the visitor closed stays closed over navigations, even a category that is open at first', async () => {
  const { page } = await site.open('/docs/first');
  await sidebar(page).getByRole('button', { name: 'Parts' }).click();
  await link(page, 'Second').click();
  await shownPage(page, 'Second');
  expect(await link(page, 'Nail').count()).toBe(0);
});

test('the focus stays on the button that was pressed', async () => {
  const { page } = await site.open('/docs/first');
  await tools(page).focus();
  await page.keyboard.press('Enter');
  await link(page, 'Hammer').waitFor();
  expect(await tools(page).evaluate(element => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await link(page, 'Hammer').evaluate(element => element === document.activeElement)).toBe(true);
});

test('breadcrumbs name the way down, and those with a page lead there', async () => {
  const { page } = await site.open('/docs/guide/inner/deep');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(await crumbs.locator('li').allTextContents()).toEqual([
    'Documentation',
    'Guide',
    'Inner',
    'Deep guide',
  ]);
  expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Documentation', 'Guide']);
  expect(await crumbs.locator('[aria-current="page"]').textContent()).toBe('Deep guide');
  await crumbs.getByRole('link', { name: 'Guide' }).click();
  await shownPage(page, 'Guide');
});

test('the pager leads to the pages before and after, and ends at both ends', async () => {
  const { page } = await site.open('/docs');
  const documents = countDocuments(page);
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  expect(await pager.locator('[rel="prev"]').count()).toBe(0);
  const titles: string[] = [];
  while ((await pager.locator('[rel="next"]').count()) > 0) {
    const next = pager.locator('[rel="next"]');
    const title = ((await next.textContent()) ?? '').replace(/^Next/, '');
    titles.push(title);
    await next.click();
    await shownPage(page, title);
  }
  expect(titles).toEqual([
    'First',
    'Second',
    'Guide',
    'Deep guide',
    'Guide one',
    'Guide two',
    'Hammer',
    'Saw',
    'Nail',
  ]);
  await pager.locator('[rel="prev"]').click();
  await shownPage(page, 'Saw');
  expect(documents()).toBe(0);
});
