import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { followTextLink, idle, painted, shownPage } from './on-page.ts';
import { holdFetches, watchFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const KILOBYTE = 1024;

describe('a link that meets the viewport', () => {
  test('is prefetched, once, though it is on the page twice', async () => {
    let fetched: readonly string[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        fetched = watchFetches(page);
      },
    });
    await expect
      .poll(() => [...fetched].sort())
      .toEqual(expect.arrayContaining(['/about', '/docs/first', '/long']));
    await page.mouse.wheel(0, 3000);
    await painted(page);
    expect(fetched.filter(path => path === '/long')).toHaveLength(1);
    expect(fetched).not.toContain('/');
  });

  test('below the first screen is prefetched when it is scrolled to', async () => {
    const { page, fetched } = await openLong();
    await page.getByText('From the bottom to the first doc').scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('/docs/first');
  });

  test.each([
    ['by itself', []],
    ['inside other elements', ['p', 'em']],
  ])('is prefetched when it came later, %s', async (_, around) => {
    const { page, fetched } = await openLong();
    await page.evaluate(around => {
      const link = document.createElement('a');
      link.href = '/docs/first';
      link.textContent = 'First';
      const wrap = (inner: HTMLElement, name: string) => {
        const outer = document.createElement(name);
        outer.append(inner);
        return outer;
      };
      document.querySelector('main h1')?.after(around.reduceRight(wrap, link));
    }, around);
    await expect.poll(() => fetched).toContain('/docs/first');
  });

  test('opens out of the browser’s cache when it was prefetched and has not changed since', async () => {
    const bodies: Promise<number>[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        page.on('requestfinished', request => {
          if (request.url().endsWith('/docs/first'))
            bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        });
      },
    });
    await expect.poll(() => bodies.length).toBe(1);
    await followTextLink(page, 'to the first doc');
    await shownPage(page, 'First');
    await expect.poll(() => bodies.length).toBeGreaterThan(1);
    const [prefetched, ...others] = await Promise.all(bodies);
    expect(prefetched).toBeGreaterThan(0);
    expect(new Set(others)).toEqual(new Set([0]));
  });
});

describe('a gallery of 250 links', () => {
  test('has at most 8 requests under way', async () => {
    const { page } = await site.open('/about', { before: withoutOwnLinks });
    const waiting: Route[] = [];
    await page.route('**/gallery/*', route => void waiting.push(route));
    await addGallery(page);
    await expect.poll(() => waiting.length).toBe(8);
    await painted(page);
    expect(waiting).toHaveLength(8);
    await answer(waiting.shift(), KILOBYTE);
    await expect.poll(() => waiting.length).toBe(8);
  });

  test.each([2, 6, 20])('of %d kB each stays within 50 kB', async kilobytes => {
    const { page } = await site.open('/about', { before: withoutOwnLinks });
    let sent = 0;
    await page.route('**/gallery/*', async route => {
      sent += kilobytes;
      await answer(route, kilobytes * KILOBYTE);
    });
    await addGallery(page);
    await expect.poll(() => sent).toBeGreaterThanOrEqual(Math.min(8 * kilobytes, 40));
    await settle(page);
    // Only what was begun before the first response showed how heavy such a page is may go beyond.
    expect(sent).toBeLessThanOrEqual(Math.max(50, 8 * kilobytes));
  });

  test('is given a whole budget again on the next page', async () => {
    const { page } = await site.open('/about', { before: withoutOwnLinks });
    let count = 0;
    await page.route('**/gallery/*', async route => {
      count++;
      await answer(route, 60 * KILOBYTE);
    });
    await addGallery(page);
    await expect.poll(() => count).toBeGreaterThan(0);
    await settle(page);
    const first = count;
    await followTextLink(page, 'to the long page');
    await shownPage(page, 'Long');
    await addGallery(page, 'next');
    await expect.poll(() => count).toBeGreaterThan(first);
  });
});

describe('on a slow line', () => {
  test.each([
    ['data is saved', { saveData: true, effectiveType: '4g' }],
    ['it is 2g', { effectiveType: '2g' }],
    ['it is slow-2g', { effectiveType: 'slow-2g' }],
  ])('because %s nothing is loaded ahead of need, and a click still loads', async (_, connection) => {
    let fetched: readonly string[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        fetched = watchFetches(page);
        await setConnection(page, connection);
      },
    });
    await page.getByText('to the first doc').hover();
    await page.getByText('to the about page').focus();
    await settle(page);
    expect(fetched).toEqual([]);
    await followTextLink(page, 'to the first doc');
    await shownPage(page, 'First');
    expect(fetched).toContain('/docs/first');
  });

  test.each([
    ['no connection is told of', undefined],
    ['no type of it is told', {}],
    ['it is 3g', { effectiveType: '3g' }],
    ['it is 4g', { effectiveType: '4g', saveData: false }],
  ])('but not where %s, links are prefetched', async (_, connection) => {
    let fetched: readonly string[] = [];
    await site.open('/', {
      before: async page => {
        fetched = watchFetches(page);
        await setConnection(page, connection);
      },
    });
    await expect.poll(() => fetched).toContain('/docs/first');
  });

  test('is asked for at each call', async () => {
    let fetched: readonly string[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        fetched = watchFetches(page);
        await setConnection(page, { saveData: true });
      },
    });
    await settle(page);
    await page.evaluate(() =>
      Object.assign((navigator as { connection?: object }).connection ?? {}, { saveData: false }),
    );
    await page.getByText('to the first doc').hover();
    await expect.poll(() => fetched).toEqual(['/docs/first']);
  });
});

describe('a link is preloaded', () => {
  const intents: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['the pointer enters it', page => page.getByText('to the first doc').hover()],
    ['the keyboard’s focus comes to it', page => page.getByText('to the first doc').focus()],
    ['a finger touches it', page => page.getByText('to the first doc').dispatchEvent('touchstart')],
  ];
  test.each(intents)('when %s', async (_, intend) => {
    let fetched: readonly string[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        fetched = watchFetches(page);
        await withoutViewport(page);
      },
    });
    await settle(page);
    expect(fetched).toEqual([]);
    await intend(page);
    await expect.poll(() => fetched).toEqual(['/docs/first']);
  });

  test('once, and a click joins it', async () => {
    let fetched: readonly string[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        fetched = watchFetches(page);
        await withoutViewport(page);
      },
    });
    const held = await holdFetches(page, '**/docs/first');
    const link = page.getByText('to the first doc');
    await link.hover();
    await held.arrived;
    await page.mouse.move(0, 0);
    await link.hover();
    await link.focus();
    await link.click();
    held.release();
    await shownPage(page, 'First');
    expect(fetched).toEqual(['/docs/first']);
  });
});

/** Links meet the viewport only where a test says so: those that are there are taken away. */
async function withoutOwnLinks(page: Page): Promise<void> {
  await page.route(/\/(docs|blog|changelog)(\/|$)|\/long$|\/$/, route =>
    route.request().resourceType() === 'fetch' && new URL(route.request().url()).pathname !== '/long'
      ? route.fulfill({ contentType: 'text/plain', body: '' })
      : route.fallback(),
  );
  await page.route('**/long', async route => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-length': '1' };
    await route.fulfill({ response, headers });
  });
}

async function addGallery(page: Page, name = 'card'): Promise<void> {
  await page.evaluate(name => {
    const cards = Array.from({ length: 250 }, (_, index) => {
      const link = document.createElement('a');
      link.href = `/gallery/${name}-${index}`;
      link.textContent = `${index} `;
      return link;
    });
    document.querySelector('[data-frozen="content"]')?.prepend(...cards);
  }, name);
}

async function answer(route: Route | undefined, bytes: number): Promise<void> {
  await route?.fulfill({
    contentType: 'text/html',
    headers: { 'content-length': String(bytes) },
    body: 'x'.repeat(bytes),
  });
}

/** Gives what is put off until the browser is idle time to come. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await idle(page);
    await painted(page);
  }
}

async function setConnection(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript(
    connection => Object.defineProperty(navigator, 'connection', { value: connection }),
    connection,
  );
}

/** Nothing ever meets the viewport. */
async function withoutViewport(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
}

/** Opens a page whose last link, to the first doc, is below the first screen, when the links of the first screen are prefetched. */
async function openLong() {
  let fetched: readonly string[] = [];
  const { page } = await site.open('/long', {
    before: async page => {
      fetched = watchFetches(page);
    },
  });
  await expect.poll(() => fetched).toContain('/about');
  expect(fetched).not.toContain('/docs/first');
  return { page, fetched };
}
