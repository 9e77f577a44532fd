import { expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from '../harness.ts';
import { stopClock } from '../on-page.ts';
import { failFetches, holdFetches } from '../requests.ts';
import { soon } from './live-map.ts';

const own = useSiteBrowser();

async function openTerritories(options: OpenOptions = {}) {
  const { page } = await own.open('/solutions/sales-representatives', options);
  const figure = page.locator('.map-figure').first();
  await figure.scrollIntoViewIfNeeded();
  await soon(() => figure.getByRole('listbox').count()).toBe(1);
  return {
    page,
    field: figure.getByRole('searchbox', { name: 'Find your region' }),
    offers: figure.locator('[data-map-found] button'),
    card: figure.locator('[data-map-card]'),
    found: figure.locator('[data-map-found]'),
  };
}

test.each([
  ['Chicago', 'Chicago, Illinois', 'Illinois'],
  ['10001', 'New York (10001)', 'New York'],
  ['99501', 'Alaska (99501)', 'Alaska'],
  ['washington d.c', 'Washington, D.C., District of Columbia', 'District of Columbia'],
  ['Kansas', 'Kansas', 'Kansas'],
])('“%s” leads to a representative', async (query, offer, state) => {
  const { field, offers, card } = await openTerritories();
  await field.fill(query);
  await soon(() => offers.first().innerText()).toBe(offer);
  await field.press('Enter');
  await soon(() => card.innerText()).toContain('Representative');
  expect(await card.locator('.map-card-title').innerText()).toBe(state);
});

test('a name that leads nowhere says so, and no older answer remains', async () => {
  const { field, card, found } = await openTerritories();
  await field.fill('Chicago');
  await soon(() => found.innerText()).toContain('Chicago');
  await field.press('Enter');
  await soon(() => card.innerText()).toContain('Illinois');
  await field.fill('Xyzzyville');
  await soon(() => found.innerText()).toBe('Nothing found');
  expect(await card.innerText()).not.toContain('Illinois');
});

test('towns are found after their script did not come at first', async () => {
  let isFailing = true;
  const { page, field, offers } = await openTerritories({
    before: page => failFetches(page, /\/load-gazetteer-[^/]*\.js/, () => isFailing),
    expects: [/ERR_FAILED/],
  });
  const failed = page.waitForEvent('requestfailed');
  await field.focus();
  await failed;
  isFailing = false;
  await field.fill('Chicago');
  await soon(() => offers.allInnerTexts()).toContain('Chicago, Illinois');
});

test('nothing is said to be found before the towns are there, and they open no list once the focus has left', async () => {
  const { page, field, found, offers } = await openTerritories({ before: page => page.clock.install() });
  const towns = await holdFetches(page, /us-towns/);
  await page.evaluate(() => {
    const region = document.querySelector('body > [role="status"]');
    const said: string[] = [];
    Object.assign(window, { said });
    if (region)
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true });
  });
  await field.fill('99501');
  await towns.arrived;
  await stopClock(page);
  await page.clock.runFor(1000);
  await field.evaluate((field: HTMLElement) => field.blur());
  towns.release();
  await soon(() => page.evaluate(() => Reflect.get(window, 'said'))).toEqual(['1 found']);
  expect(await offers.count()).toBe(1);
  expect(await found.isVisible()).toBe(false);
});
