import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { addLink, painted, scrollDownTo, scrollTop, shownPage } from './on-page.ts';

const site = useSiteBrowser('shell');
const staying = useSiteBrowser('two-modes');

const WIDE = { viewport: { width: 1280, height: 800 } } as const;

const dropdowns = (page: Page) => page.locator('.navbar .dropdown');
const openOnes = (page: Page) =>
  dropdowns(page).evaluateAll(all => all.map(one => one instanceof HTMLDetailsElement && one.open));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test.each([
  [997, true],
  [996, false],
])('at %d px the items are in the bar: %s', async (width, isDesktop) => {
  const { page } = await site.open('/', { viewport: { width, height: 800 } });
  expect(await page.getByRole('navigation', { name: 'Main', exact: true }).isVisible()).toBe(isDesktop);
  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(!isDesktop);
});

describe('a dropdown', () => {
  test('has an arrow behind its name', async () => {
    const { page } = await site.open('/', WIDE);
    const behindName = await dropdowns(page)
      .first()
      .locator('summary')
      .evaluate(summary => {
        const name = document.createRange();
        name.selectNodeContents(summary);
        const end = summary.getBoundingClientRect().right;
        return (
          end -
          Number.parseFloat(getComputedStyle(summary).paddingInlineEnd) -
          name.getBoundingClientRect().right
        );
      });
    expect(behindName).toBeGreaterThan(8);
  });

  test('opens by keyboard, and its links come next', async () => {
    const { page } = await site.open('/', WIDE);
    await dropdowns(page).first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Long page');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Second doc');
    await page.keyboard.press('Enter');
    await shownPage(page, 'Second');
    expect(await openOnes(page)).toEqual([false, false]);
  });

  test('closes on Escape and gives the focus back', async () => {
    const { page } = await site.open('/', WIDE);
    await dropdowns(page).first().locator('summary').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await openOnes(page)).toEqual([false, false]);
    expect(await focused(page)).toBe('Places');
  });

  test('closes when the focus leaves it', async () => {
    const { page } = await site.open('/', WIDE);
    await dropdowns(page).first().locator('summary').focus();
    await page.keyboard.press('Enter');
    for (let link = 0; link < 3; link++) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Times');
    expect(await openOnes(page)).toEqual([false, false]);
  });

  test('closes on a press elsewhere, and when another one opens', async () => {
    const { page } = await site.open('/', WIDE);
    await dropdowns(page).nth(0).locator('summary').click();
    expect(await openOnes(page)).toEqual([true, false]);
    await dropdowns(page).nth(1).locator('summary').click();
    expect(await openOnes(page)).toEqual([false, true]);
    await page.locator('h1').click();
    expect(await openOnes(page)).toEqual([false, false]);
  });

  test('closes after a click on one of its links, to the page that is shown too', async () => {
    const { page } = await site.open('/long', WIDE);
    await dropdowns(page).first().locator('summary').click();
    const link = dropdowns(page).first().getByRole('link', { name: 'Long page' });
    expect(await link.getAttribute('aria-current')).toBe('page');
    await link.click();
    expect(await openOnes(page)).toEqual([false, false]);
  });
});

describe('with hide on scroll', () => {
  const isHidden = (page: Page) => page.locator('header.navbar').evaluate(bar => 'hidden' in bar.dataset);

  test('the navbar hides on the way down and returns on the way up', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 600);
    await expect.poll(() => isHidden(page)).toBe(true);
    await expect
      .poll(() => page.locator('header.navbar').evaluate(bar => bar.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(0);
    await scrollDownTo(page, 500);
    await expect.poll(() => isHidden(page)).toBe(false);
  });

  test('it is shown above its own height, whatever the direction', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 20);
    await scrollDownTo(page, 40);
    expect(await isHidden(page)).toBe(false);
  });

  test('it stays hidden while the page springs back from its end', async () => {
    const { page } = await site.open('/long', WIDE);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollDownTo(page, end - 200);
    await scrollDownTo(page, end);
    await expect.poll(() => isHidden(page)).toBe(true);
    await scrollDownTo(page, end - 10);
    await painted(page);
    expect(await isHidden(page)).toBe(true);
    await scrollDownTo(page, end - 300);
    await expect.poll(() => isHidden(page)).toBe(false);
  });

  test('a navigation to a hash hides it, and its scrolling changes nothing', async () => {
    const { page } = await site.open('/', WIDE);
    await page.locator('main').getByRole('link', { name: 'to the middle of the second' }).click();
    await shownPage(page, 'Second');
    await painted(page);
    expect(await isHidden(page)).toBe(true);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => isHidden(page)).toBe(false);
  });

  test('a jump up to a hash hides it too', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 5000);
    await scrollDownTo(page, 4900);
    await expect.poll(() => isHidden(page)).toBe(false);
    await page.evaluate(() => {
      location.hash = '#middle';
    });
    await expect.poll(() => isHidden(page)).toBe(true);
    await painted(page);
    expect(await scrollTop(page)).toBeLessThan(4800);
    expect(await isHidden(page)).toBe(true);
  });

  test.each([
    ['to a hash whose target is at the top', '/about#about'],
    ['to a hash that names nothing', '/about#nowhere'],
  ])('a navigation %s leaves it shown', async (_, href) => {
    const { page } = await site.open('/', WIDE);
    await addLink(page, { href });
    await page.getByText('added link').click();
    await shownPage(page, 'About');
    await painted(page);
    expect(await scrollTop(page)).toBe(0);
    await expect.poll(() => isHidden(page)).toBe(false);
  });

  test('the scroll after a navigation to a hash that did not scroll counts', async () => {
    const { page } = await site.open('/', WIDE);
    await addLink(page, { href: '/long#nowhere' });
    await page.getByText('added link').click();
    await shownPage(page, 'Long');
    await painted(page);
    await scrollDownTo(page, 600);
    await expect.poll(() => isHidden(page)).toBe(true);
  });

  test('going back to where a page was scrolled to shows it', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 1500);
    await scrollDownTo(page, 1400);
    await expect.poll(() => isHidden(page)).toBe(false);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/first"]')?.click());
    await shownPage(page, 'First');
    await page.goBack();
    await shownPage(page, 'Long');
    await expect.poll(() => scrollTop(page)).toBe(1400);
    await painted(page);
    expect(await isHidden(page)).toBe(false);
  });

  test('any other navigation shows it', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 900);
    await expect.poll(() => isHidden(page)).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/first"]')?.click());
    await shownPage(page, 'First');
    expect(await isHidden(page)).toBe(false);
  });

  test('it is seen while the focus is in it', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 600);
    await expect.poll(() => isHidden(page)).toBe(true);
    await page.locator('a.brand').evaluate(link => (link as HTMLElement).focus({ preventScroll: true }));
    await expect
      .poll(() => page.locator('header.navbar').evaluate(bar => bar.getBoundingClientRect().top))
      .toBe(0);
  });
});

test('without hide on scroll the navbar stays', async () => {
  const { page } = await staying.open('/long', WIDE);
  await scrollDownTo(page, 600);
  await painted(page);
  expect(await page.locator('header.navbar').evaluate(bar => bar.getBoundingClientRect().top)).toBe(0);
});
