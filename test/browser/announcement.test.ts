import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useSiteBrowser } from './harness.ts';
import { followTextLink, shownPage } from './on-page.ts';
import { countDocuments } from './requests.ts';

const site = useSiteBrowser('shell');
const staying = useSiteBrowser('two-modes');
const own = useSiteBrowser();

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

const dismissed = (id: string, dismiss = 'true') => ({
  before: (page: Page) =>
    page.addInitScript(
      ([id, dismiss]) => {
        localStorage.setItem('docusaurus.announcement.id', `${id}`);
        localStorage.setItem('docusaurus.announcement.dismiss', `${dismiss}`);
      },
      [id, dismiss],
    ),
});

const at = (instant: string) => ({ before: (page: Page) => page.clock.setFixedTime(new Date(instant)) });

test('it is on every page, and its link is a link of the site', async () => {
  const { page } = await site.open('/');
  const documents = countDocuments(page);
  await bar(page).getByRole('link', { name: 'the long page' }).click();
  await shownPage(page, 'Long');
  expect(await bar(page).isVisible()).toBe(true);
  expect(documents()).toBe(0);
});

describe('when it is dismissed', () => {
  test('its id is stored, and it is gone on the next page and after a load', async () => {
    const { page } = await site.open('/');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    expect(await bar(page).count()).toBe(0);
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      'docusaurus.announcement.id': 'first',
      'docusaurus.announcement.dismiss': 'true',
    });
    await followTextLink(page, 'to the long page');
    await shownPage(page, 'Long');
    expect(await bar(page).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await bar(page).count()).toBe(0);
  });

  test('by keyboard, the focus goes on to what followed it', async () => {
    const { page } = await site.open('/');
    await bar(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    expect(await bar(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('brand');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar') !== null)).toBe(true);
  });

  test('it is hidden before the script starts', async () => {
    const { page } = await site.open('/', {
      isHydrated: false,
      before: async page => {
        await dismissed('first').before(page);
        await page.route('**/assets/*.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      },
    });
    expect(await page.locator('.announcement').count()).toBe(1);
    expect(await bar(page).isVisible()).toBe(false);
  });

  test('another one that was dismissed before does not hide it', async () => {
    const { page } = await site.open('/', dismissed('an-older-one'));
    expect(await bar(page).isVisible()).toBe(true);
  });

  test.each(['false', 'yes', ''])('a stored "%s" is no dismissal', async value => {
    const { page } = await site.open('/', dismissed('first', value));
    expect(await bar(page).isVisible()).toBe(true);
  });
});

describe('its end', () => {
  test('has not come a second before', async () => {
    const { page } = await site.open('/', at('2099-12-31T23:59:58Z'));
    expect(await bar(page).isVisible()).toBe(true);
  });

  test('hides it when it has passed as the page is viewed', async () => {
    const { page } = await site.open('/', at('2100-01-01T00:00:01Z'));
    expect(await bar(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.announcement)).toBe('hidden');
  });

  test('hides it before the script starts', async () => {
    const { page } = await site.open('/', {
      isHydrated: false,
      before: async page => {
        await at('2100-01-01T00:00:01Z').before(page);
        await page.route('**/assets/*.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      },
    });
    expect(await bar(page).isVisible()).toBe(false);
  });

  test('keeps it out of the pages when it has passed as they are built', async () => {
    const { page } = await own.open('/', { javaScriptEnabled: false });
    expect(await page.locator('.announcement').count()).toBe(0);
  });
});

test('one that cannot be closed has no button', async () => {
  const { page } = await staying.open('/');
  expect(await bar(page).isVisible()).toBe(true);
  expect(await bar(page).getByRole('button').count()).toBe(0);
});
