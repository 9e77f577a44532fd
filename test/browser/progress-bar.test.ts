import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { addLink, followTextLink, shownPage, stopClock, withoutPrefetching } from './on-page.ts';
import { type HeldRequests, holdFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const bar = (page: Page) => page.getByRole('progressbar');

test('under 200 ms it never shows', async () => {
  const { page, held } = await openWithHeldPage();
  await page.clock.runFor(199);
  expect(await bar(page).count()).toBe(0);
  held.release();
  await shownPage(page, 'First');
  await page.clock.runFor(5000);
  expect(await bar(page).count()).toBe(0);
  expect(await wasEverShown(page)).toBe(false);
});

test('after 200 ms it shows at 8 %, and lies fixed at the top above everything, 2 px high, out of the pointer’s way', async () => {
  const { page } = await openWithHeldPage();
  await page.clock.runFor(200);
  expect(await drawnValue(page)).toBe(8);
  expect(await bar(page).getAttribute('aria-valuenow')).toBe('8');
  const style = await bar(page).evaluate(element => {
    const { position, top, height, pointerEvents, zIndex } = getComputedStyle(element);
    return { position, top, height, pointerEvents, zIndex: Number(zIndex) };
  });
  expect(style).toMatchObject({ position: 'fixed', top: '0px', height: '2px', pointerEvents: 'none' });
  expect(style.zIndex).toBeGreaterThan(await highestOther(page));
});

test('it creeps by up to 2 % every 800 ms and never passes 99.4 %', async () => {
  const { page } = await openWithHeldPage();
  await page.clock.runFor(200);
  let before = await drawnValue(page);
  for (let step = 0; step < 5; step++) {
    await page.clock.runFor(799);
    expect(await drawnValue(page)).toBe(before);
    await page.clock.runFor(1);
    const now = await drawnValue(page);
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(before + 2.001);
    before = now;
  }
  await page.clock.runFor(800 * 300);
  expect(await drawnValue(page)).toBeCloseTo(99.4, 3);
});

test('it fills to 100 % when the page is there, and is gone 200 ms later', async () => {
  const { page, held } = await openWithHeldPage({ reducedMotion: 'no-preference' });
  await page.clock.runFor(200);
  held.release();
  await shownPage(page, 'First');
  expect(await drawnValue(page)).toBe(100);
  const { opacity, duration } = await bar(page).evaluate(element => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const index = transitionProperty.split(', ').indexOf('opacity');
    return {
      opacity: element.matches('[data-done]'),
      duration: transitionDuration.split(', ')[index],
    };
  });
  expect({ opacity, duration }).toEqual({ opacity: true, duration: '0.2s' });
  await page.clock.runFor(199);
  expect(await bar(page).count()).toBe(1);
  await page.clock.runFor(1);
  expect(await bar(page).count()).toBe(0);
});

test('two quick clicks share one bar and leave no timer behind', async () => {
  const { page, held } = await openWithHeldPage();
  const long = await holdFetches(page, '**/long');
  await page.clock.runFor(150);
  await followTextLink(page, 'to the long page');
  await long.arrived;
  await page.clock.runFor(50);
  expect(await bar(page).count()).toBe(1);
  long.release();
  await shownPage(page, 'Long');
  held.release();
  await page.clock.runFor(200);
  expect(await bar(page).count()).toBe(0);
  await page.clock.runFor(20_000);
  expect(await bar(page).count()).toBe(0);
});

describe('it does not show', () => {
  test('on the first load', async () => {
    const { page } = await site.open('/', { before: watchForBar });
    expect(await wasEverShown(page)).toBe(false);
  });

  test.each(['#start', '/?view=all', '/?view=all#start'])('for %s, which changes no path', async href => {
    const { page } = await site.open('/', { before: withClock });
    await stopClock(page);
    await addLink(page, { href });
    await page.getByText('added link').click();
    await page.clock.runFor(5000);
    expect(await wasEverShown(page)).toBe(false);
  });
});

async function openWithHeldPage(
  options: { readonly reducedMotion?: 'reduce' | 'no-preference' } = {},
): Promise<{ readonly page: Page; readonly held: HeldRequests }> {
  const { page } = await site.open('/', { ...options, before: withClock });
  const held = await holdFetches(page, '**/docs/first');
  await stopClock(page);
  await followTextLink(page, 'to the first doc');
  await held.arrived;
  return { page, held };
}

async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await withoutPrefetching(page);
  await watchForBar(page);
}

async function watchForBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) Object.assign(window, { hasSeenBar: true });
    }).observe(document, { childList: true, subtree: true });
  });
}

function wasEverShown(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hasSeenBar' in window);
}

/** How full the bar is drawn, in per cent. */
function drawnValue(page: Page): Promise<number> {
  return bar(page).evaluate(element =>
    element instanceof HTMLElement ? Number(/scaleX\((.*)\)/.exec(element.style.transform)?.[1]) * 100 : 0,
  );
}

function highestOther(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *:not([role="progressbar"])')].map(
        element => Number(getComputedStyle(element).zIndex) || 0,
      ),
    ),
  );
}
