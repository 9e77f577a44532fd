import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addressOn, entriesOn, painted, withoutPrefetching } from '../on-page.ts';
import { countDocuments, failFetches, holdFetches } from '../requests.ts';
import { ABOUT, FIRST, headingOf, textLink } from './pages.ts';

const site = useSiteBrowser('shell');

test('the old page stays on screen until the new one is there', async () => {
  const { page } = await site.open('/', { before: withoutPrefetching });
  const held = await holdFetches(page, FIRST);
  await textLink(page, 'to the first doc').click();
  await held.arrived;
  expect(await headingOf(page, 'Home').isVisible()).toBe(true);
  expect(await addressOn(page)).toBe('/');
  held.release();
  await headingOf(page, 'First').waitFor();
  expect(await addressOn(page)).toBe('/docs/first');
});

test('a second click on a link whose page does not come lets the browser load it', async () => {
  const { page } = await site.open('/', { before: withoutPrefetching });
  const documents = countDocuments(page);
  const held = await holdFetches(page, ABOUT);
  await textLink(page, 'to the about page').click();
  await held.arrived;
  await textLink(page, 'to the about page').click();
  await headingOf(page, 'About').waitFor();
  expect(documents()).toBe(1);
  expect(await entriesOn(page)).toBe(2);
});

describe('of two quick clicks', () => {
  test('the second wins, though the first page comes last', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching });
    const first = await holdFetches(page, ABOUT);
    const long = await holdFetches(page, '**/long');
    await textLink(page, 'to the about page').click();
    await first.arrived;
    await textLink(page, 'to the long page').click();
    await long.arrived;
    long.release();
    await headingOf(page, 'Long').waitFor();
    const answered = page.waitForResponse(response => ABOUT(new URL(response.url())));
    first.release();
    await (await answered).finished();
    await painted(page);
    expect(await addressOn(page)).toBe('/long');
    expect(await headingOf(page, 'Long').count()).toBe(1);
    expect(await page.title()).toContain('Long');
  });

  test('the second wins, though the first page comes first', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching });
    const first = await holdFetches(page, ABOUT);
    const long = await holdFetches(page, '**/long');
    await textLink(page, 'to the about page').click();
    await first.arrived;
    await textLink(page, 'to the long page').click();
    await long.arrived;
    const answered = page.waitForResponse(response => ABOUT(new URL(response.url())));
    first.release();
    await (await answered).finished();
    await painted(page);
    expect(await headingOf(page, 'Home').count()).toBe(1);
    long.release();
    await headingOf(page, 'Long').waitFor();
    expect(await addressOn(page)).toBe('/long');
    expect(await entriesOn(page)).toBe(2);
  });

  test('the second is shown with its own data when the first fails', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching, expects: [/ERR_FAILED/] });
    const documents = countDocuments(page);
    await failFetches(page, ABOUT);
    const first = await holdFetches(page, ABOUT);
    await textLink(page, 'to the about page').click();
    await first.arrived;
    await textLink(page, 'to the long page').click();
    await headingOf(page, 'Long').waitFor();
    const failed = page.waitForEvent('requestfailed');
    first.release();
    await failed;
    await painted(page);
    expect(await addressOn(page)).toBe('/long');
    expect(documents()).toBe(0);
  });
});

test('going back while a page loads shows the page that was gone back to', async () => {
  const { page } = await site.open('/', { before: withoutPrefetching });
  await textLink(page, 'to the long page').click();
  await headingOf(page, 'Long').waitFor();
  const held = await holdFetches(page, '**/about');
  await textLink(page, 'to the about page').click();
  await held.arrived;
  await page.goBack();
  await headingOf(page, 'Home').waitFor();
  held.release();
  await painted(page);
  expect(await headingOf(page, 'Home').count()).toBe(1);
  expect(await addressOn(page)).toBe('/');
});
