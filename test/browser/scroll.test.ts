import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, useSiteBrowser } from './harness.ts';
import {
  addLink,
  addressOn,
  clickInPlace,
  painted,
  scrollDownTo,
  scrollTop,
  shownPage,
  textLink,
  withoutPrefetching,
} from './on-page.ts';
import { countDocuments, watchFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const added = (page: Page) => page.getByText('added link').click();

describe('a first load', () => {
  test('begins at the top', async () => {
    const { page } = await site.open('/long');
    expect(await scrollTop(page)).toBe(0);
  });

  test('with a hash begins at its target', async () => {
    const { page } = await site.open('/long#middle');
    expect(await distanceToLine(page, 'middle')).toBeLessThan(2);
  });

  test('does not roll to its target, as a link in the page does', async () => {
    const { page } = await site.open('/long#middle', { reducedMotion: 'no-preference' });
    expect(await distanceToLine(page, 'middle')).toBeLessThan(2);
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('auto');
    await addLink(page, { href: '#start' });
    await textLink(page, 'added link').focus();
    expect(await behaviour()).toBe('smooth');
  });

  test('is left to the browser when it is a reload', async () => {
    const { page } = await site.open('/long');
    await scrollDownTo(page, 900);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(900);
  });
});

test.each(['/long', '/about'])('%s is as tall with the script as without it', async path => {
  const heights = await Promise.all(
    [true, false].map(async javaScriptEnabled => {
      const { page } = await site.open(path, { javaScriptEnabled });
      // What the script adds to the text, such as buttons, may make it taller; what it adds below the footer may not.
      return page.evaluate(() => {
        const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        return document.documentElement.scrollHeight - Math.max(footer, innerHeight);
      });
    }),
  );
  expect(heights[0]).toBe(heights[1]);
});

describe('a navigation', () => {
  test('without a hash goes to the top', async () => {
    const { page } = await site.open('/long');
    await scrollDownTo(page, 900);
    await addLink(page, { href: '/docs/second' });
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a:last-child[href="/docs/second"]')?.click(),
    );
    await shownPage(page, 'Second');
    expect(await scrollTop(page)).toBe(0);
  });

  test('to a hash puts the target below the navbar, however the hash is written', async () => {
    const { page } = await site.open('/');
    for (const [href, heading, id] of [
      ['/docs/second#middle', 'Second', 'middle'],
      ['/long#größe-und-maß', 'Long', 'größe-und-maß'],
      ['/long#gr%C3%B6%C3%9Fe-und-ma%C3%9F', 'Long', 'größe-und-maß'],
    ] as const) {
      await site.visit(page, '/about');
      await addLink(page, { href });
      await added(page);
      await shownPage(page, heading);
      expect(await distanceToLine(page, id), href).toBeLessThan(2);
      expect(await scrollTop(page), href).toBeGreaterThan(500);
    }
  });

  test('to a hash that names nothing goes to the top', async () => {
    const { page } = await site.open('/');
    for (const hash of ['#nowhere', '#%', '#%zz']) {
      await site.visit(page, '/docs/second');
      await scrollDownTo(page, 700);
      await page.evaluate(hash => {
        const link = document.createElement('a');
        link.href = `/long${hash}`;
        document.body.append(link);
        link.click();
        link.remove();
      }, hash);
      await shownPage(page, 'Long');
      expect(await scrollTop(page), hash).toBe(0);
      expect(await addressOn(page)).toBe(`/long${hash}`);
    }
  });

  test('to a hash of the same page that names nothing does not scroll', async () => {
    const { page } = await site.open('/long');
    await scrollDownTo(page, 700);
    await addLink(page, { href: '/long?view=all#nowhere' });
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href="/long?view=all#nowhere"]')?.click(),
    );
    await page.waitForURL('**/long?view=all#nowhere');
    expect(await scrollTop(page)).toBe(700);
  });

  test('to another query of the same page changes nothing but the address', async () => {
    const { page } = await site.open('/long', { before: withoutPrefetching });
    const fetched = watchFetches(page);
    const documents = countDocuments(page);
    await scrollDownTo(page, 120);
    await clickInPlace(textLink(page, 'to the same page with a query'));
    await page.waitForURL('**/long?view=all');
    await painted(page);
    expect(await scrollTop(page)).toBe(120);
    expect(fetched).toEqual([]);
    expect(documents()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/long');
    expect(await scrollTop(page)).toBe(120);
  });

  test('to the page that is shown makes no history entry and goes to the top', async () => {
    const { page } = await site.open('/long');
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      scrollTo(0, 600);
      document.querySelector<HTMLElement>('footer a[href="/long"]')?.click();
    });
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('into something folded opens it', async () => {
    const { page } = await site.open('/about');
    await addLink(page, { href: '/docs/first#folded-heading' });
    await added(page);
    await shownPage(page, 'First');
    expect(await page.locator('#folded-heading').isVisible()).toBe(true);
  });
});

test('a hash of the same page is left to the browser, and is in the history', async () => {
  const { page } = await site.open('/long');
  await scrollDownTo(page, 30);
  await clickInPlace(textLink(page, 'down'));
  await page.waitForURL('**/long#bottom');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2000);
  const bottom = await scrollTop(page);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(30);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(bottom);
});

describe('back and forward', () => {
  test('restore the position of each page', async () => {
    const { page } = await site.open('/long');
    await scrollDownTo(page, 1500);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/first"]')?.click());
    await shownPage(page, 'First');
    expect(await scrollTop(page)).toBe(0);
    await scrollDownTo(page, 400);
    await page.goBack();
    await shownPage(page, 'Long');
    expect(await scrollTop(page)).toBe(1500);
    await page.goForward();
    await shownPage(page, 'First');
    expect(await scrollTop(page)).toBe(400);
  });

  test('restore it below something folded, which is open again if the address leads into it', async () => {
    const { page } = await site.open('/docs/first#folded-heading');
    const distance = await distanceToTop(page, 'folded-heading');
    const top = await scrollTop(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/second"]')?.click());
    await shownPage(page, 'Second');
    await page.goBack();
    await shownPage(page, 'First');
    expect(await page.locator('#folded-heading').isVisible()).toBe(true);
    expect(await scrollTop(page)).toBe(top);
    expect(await distanceToTop(page, 'folded-heading')).toBe(distance);
  });

  test('restore it over a reload too, for it is kept in the session', async () => {
    const { page } = await site.open('/long');
    await scrollDownTo(page, 1500);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/first"]')?.click());
    await shownPage(page, 'First');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await shownPage(page, 'Long');
    expect(await scrollTop(page)).toBe(1500);
  });

  test('are the script’s affair while the page is shown, and the browser’s when it is left', async () => {
    const { page } = await site.open('/long');
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await scrollDownTo(page, 1200);
    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => restoredTop(page)).toBe(1200);
  });

  test('are the script’s where the browser did not learn that they are its own', async () => {
    const { page } = await site.open('/long', { before: withoutPrefetching });
    await scrollDownTo(page, 1200);
    await page.evaluate(() => {
      addEventListener('pagehide', () => {
        history.scrollRestoration = 'manual';
      });
    });
    await page.goto(`${site.url}/about`);
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => restoredTop(page)).toBe(1200);
  });

  test('are remembered as soon as the page is scrolled, not only as it is left', async () => {
    const before = async (page: Page) => {
      await withoutPrefetching(page);
      await withoutFarewell(page);
    };
    const { page } = await site.open('/long', { before });
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await scrollDownTo(page, 1200);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions')))
      .toContain('1200');
    await page.goto(`${site.url}/about`);
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => restoredTop(page)).toBe(1200);
  });
});

/** Nothing is written as the page is left, as where the browser is ended or changes its process too soon. Before it is loaded. */
async function withoutFarewell(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('pagehide', event => event.stopImmediatePropagation()));
}

/** How far a page that was come back to is scrolled: Firefox adds half a pixel to hold the line at the top when its font arrives. */
async function restoredTop(page: Page): Promise<number> {
  const top = await scrollTop(page);
  return inject('engine') === 'firefox' ? Math.floor(top) : top;
}

function distanceToTop(page: Page, id: string): Promise<number | undefined> {
  return page.evaluate(id => document.getElementById(id)?.getBoundingClientRect().top, id);
}

/** How far a heading lies from the line below the navbar that its style sets. */
function distanceToLine(page: Page, id: string): Promise<number> {
  return page.evaluate(id => {
    const target = document.getElementById(id);
    if (!target) return Number.POSITIVE_INFINITY;
    const line = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
    const navbar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
    return line < navbar ? Number.POSITIVE_INFINITY : Math.abs(target.getBoundingClientRect().top - line);
  }, id);
}
