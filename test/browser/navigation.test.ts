import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, type OpenOptions, useSiteBrowser } from './harness.ts';
import { addLink, addressOn, announcement, entriesOn, painted, withoutPrefetching } from './on-page.ts';
import { changeText, countDocuments, failFetches, holdFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const FIRST = (url: URL) => url.pathname === '/docs/first';
const SECOND = (url: URL) => url.pathname === '/docs/second';
// Its layout needs no chunk: what could be shown wrongly is shown as soon as the answer is there.
const ABOUT = (url: URL) => url.pathname === '/about';

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const textLink = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

describe('a click', () => {
  test('on an internal link shows the page without a new document', async () => {
    const { page } = await site.open('/');
    const documents = countDocuments(page);
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await addressOn(page)).toBe('/docs/first');
    expect(await entriesOn(page)).toBe(2);
    expect(documents()).toBe(0);
  });

  test('with Control, Shift or Meta is the browser’s own affair', async () => {
    const { page } = await site.open('/');
    for (const modifier of ['Control', 'Shift', 'Meta'] as const) {
      const isOurs = await wasPrevented(page, async () => {
        await textLink(page, 'to the first doc').click({ modifiers: [modifier] });
      });
      expect(isOurs, modifier).toBe(false);
      expect(await addressOn(page), modifier).toBe('/');
    }
  });

  test('with the middle button is the browser’s own affair', async () => {
    const { page } = await site.open('/');
    const popup = page.context().waitForEvent('page');
    await textLink(page, 'to the first doc').click({ button: 'middle' });
    await (await popup).close();
    expect(await addressOn(page)).toBe('/');
  });

  test('on a link that leads elsewhere, or to a place of the page, is the browser’s own affair', async () => {
    const { page } = await site.open('/');
    for (const attributes of [
      { href: '/docs/first', target: '_blank' },
      { href: '/docs/first', download: '' },
      { href: 'https://outside.example/' },
      { href: 'mailto:somebody@outside.example' },
      { href: '#start' },
    ]) {
      await addLink(page, attributes);
      const isOurs = await wasPrevented(page, () => page.getByText('added link').last().click());
      expect(isOurs, JSON.stringify(attributes)).toBe(false);
    }
  });

  test('on a link to another site opens a tab that knows nothing of this one', async () => {
    const { page } = await site.open('/');
    const outside = textLink(page, 'to the outside');
    expect(await outside.getAttribute('target')).toBe('_blank');
    expect(await outside.getAttribute('rel')).toBe('noopener noreferrer');
    await page.context().route('https://outside.example/**', route => route.fulfill({ body: 'outside' }));
    const opening = page.context().waitForEvent('page');
    await outside.click();
    const popup = await opening;
    await popup.waitForURL('https://outside.example/**');
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await addressOn(page)).toBe('/');
  });

  test('that another handler has prevented does nothing', async () => {
    const { page } = await site.open('/');
    await page.evaluate(() =>
      document.querySelector('main')?.addEventListener('click', event => event.preventDefault()),
    );
    await textLink(page, 'to the first doc').click();
    await painted(page);
    expect(await addressOn(page)).toBe('/');
  });
});

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

describe('a page that cannot be loaded', () => {
  test('is loaded as a document', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching, expects: [/ERR_FAILED/] });
    const documents = countDocuments(page);
    await failFetches(page, FIRST);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
  });

  test('is loaded as a document when the server answers with an error', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching, expects: [/503/] });
    const documents = countDocuments(page);
    await page.route(FIRST, route =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 503, body: '' })
        : route.fallback(),
    );
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
  });

  test('is not reloaded for ever: the second failure within 10 s shows the error with Retry', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.setFixedTime(new Date());
      },
      expects: [/ERR_FAILED/],
    });
    let isFailing = true;
    await failFetches(page, FIRST, () => isFailing);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await textLink(page, 'to the second doc').first().waitFor();
    await goHomeAndBackToFirst(page);
    await headingOf(page, 'This page could not be loaded').waitFor();
    expect(await addressOn(page)).toBe('/docs/first');
    expect(await page.locator('header.navbar').isVisible()).toBe(true);
    expect(await page.locator('footer').isVisible()).toBe(true);
    const documents = countDocuments(page);
    const retry = page.locator('main').getByRole('button', { name: 'Retry' });
    const failed = page.waitForEvent('requestfailed');
    await retry.click();
    await failed;
    await painted(page);
    await retry.waitFor();
    isFailing = false;
    await retry.click();
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(0);
    expect(await page.title()).toContain('First');
    expect(await page.getByRole('tab').count()).toBeGreaterThan(0);
  });

  test('is a page of its own: title, heading, words of ours, two ways on, nothing of the page before', async () => {
    const { page } = await site.open('/docs/second', {
      before: withoutPrefetching,
      expects: [/ERR_FAILED/],
    });
    await failFetches(page, ABOUT);
    // As after a load that did not help.
    await page.evaluate(() => sessionStorage.setItem('reloading', ''));
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'About' })
      .click();
    await headingOf(page, 'This page could not be loaded').waitFor();
    expect(await page.title()).toBe('This page could not be loaded | Shell');
    expect(await announcement(page)).toBe(await page.title());
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    expect(await page.locator('main p').allTextContents()).toEqual([
      'Check your connection, then try again.',
    ]);
    const stale =
      'link[rel="canonical"], meta[name="description"], meta[property^="og:"], script[type="application/ld+json"]';
    expect(await page.locator(stale).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.locator('.navbar-items [aria-current]').allTextContents()).toEqual(['About']);
    await page.locator('main').getByRole('link', { name: 'Home page' }).click();
    await headingOf(page, 'Home').waitFor();
    await page.goBack();
    await headingOf(page, 'This page could not be loaded').waitFor();
  });

  test('is loaded as a document again when the last failure was over 10 s ago', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.install();
      },
      expects: [/ERR_FAILED/],
    });
    await failFetches(page, FIRST);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await textLink(page, 'to the second doc').first().waitFor();
    await page.clock.fastForward(11_000);
    const documents = countDocuments(page);
    await goHomeAndBackToFirst(page);
    await headingOf(page, 'First').waitFor();
    await expect.poll(documents).toBe(1);
  });

  test('gives the browser’s own answer when nothing of the script is there any more', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching });
    await page.route(FIRST, route =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'application/pdf', body: 'no page' })
        : route.fallback(),
    );
    const documents = countDocuments(page);
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
  });
});

test('a prefetch that failed is forgotten, so that the click tries again', async () => {
  let isFailing = true;
  const { page } = await site.open('/', {
    before: page => failFetches(page, FIRST, () => isFailing),
    expects: [/ERR_FAILED/],
  });
  const failed = page.waitForEvent('requestfailed', request => FIRST(new URL(request.url())));
  await Promise.race([
    failed,
    page
      .getByText('to the first doc')
      .hover()
      .then(() => failed),
  ]);
  isFailing = false;
  const documents = countDocuments(page);
  await textLink(page, 'to the first doc').click();
  await headingOf(page, 'First').waitFor();
  expect(documents()).toBe(0);
});

describe('after a deploy', () => {
  const deployed: OpenOptions['before'] = async page => {
    await withoutPrefetching(page);
    await changeText(page, FIRST, text => text.replace(/"buildId":"[^"]*"/, '"buildId":"another"'));
  };

  test('the next navigation is a full load', async () => {
    const { page } = await site.open('/', { before: deployed });
    const documents = countDocuments(page);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
    await page.goBack();
    await headingOf(page, 'Home').waitFor();
    expect(await addressOn(page)).toBe('/');
    // WebKit complains of a script that is still loading when the page is closed.
    await hydrated(page);
  });

  test('going back to a page of another build is a full load too', async () => {
    const { page } = await site.open('/docs/second', { before: withoutPrefetching });
    await page.getByRole('navigation', { name: 'docs pages' }).getByRole('link', { name: 'First' }).click();
    await headingOf(page, 'First').waitFor();
    await changeText(page, SECOND, text => text.replace(/"buildId":"[^"]*"/, '"buildId":"another"'));
    const documents = countDocuments(page);
    await page.evaluate(() => history.back());
    await headingOf(page, 'Second').waitFor();
    await expect.poll(documents).toBe(1);
  });
});

describe('on arrival', () => {
  const headOf = (page: Page) =>
    page.evaluate(() => {
      const contents = (selector: string) =>
        [...document.head.querySelectorAll(selector)].map(
          element => element.getAttribute('content') ?? element.getAttribute('href'),
        );
      return {
        title: document.title,
        language: document.documentElement.lang,
        description: contents('meta[name="description"]'),
        canonical: contents('link[rel="canonical"]'),
        openGraph: contents('meta[property^="og:"]'),
        robots: contents('meta[name="robots"]'),
        feeds: contents('link[rel="alternate"]'),
        structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          script => script.textContent,
        ),
      };
    });

  test('title, description, canonical, language and Open Graph are those of the page as it is loaded', async () => {
    const loaded = await headOf((await site.open('/docs/first')).page);
    const { page } = await site.open('/');
    expect(await headOf(page)).not.toEqual(loaded);
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await headOf(page)).toEqual(loaded);
    expect(loaded.description).toEqual(['Everything that a text may hold.']);
    expect(loaded.canonical).toEqual(['https://shell.example/docs/first']);
  });

  test('the language follows', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await changeText(page, FIRST, text => text.replace('<html lang="en"', '<html lang="nl"'));
      },
    });
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  });

  test('the focus moves to the main region, and the title is said', async () => {
    const { page } = await site.open('/');
    expect(await announcement(page)).toBe('');
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await announcement(page)).toBe(await page.title());
  });

  test('the focus moves to the target of a hash', async () => {
    const { page } = await site.open('/');
    await textLink(page, 'to the middle of the second').click();
    await headingOf(page, 'Second').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('middle');
    expect(await announcement(page)).toBe(await page.title());
  });

  test('Tab goes on from the main region', async () => {
    const { page } = await site.open('/');
    await textLink(page, 'to the long page').click();
    await headingOf(page, 'Long').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('down');
  });

  test('going back says the title and never loses the focus', async () => {
    const { page } = await site.open('/');
    await textLink(page, 'to the long page').click();
    await headingOf(page, 'Long').waitFor();
    await page.goBack();
    await headingOf(page, 'Home').waitFor();
    expect(await announcement(page)).toBe(await page.title());
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  test('the item of the navbar is marked as current', async () => {
    const { page } = await site.open('/');
    const item = page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'About' });
    expect(await item.getAttribute('aria-current')).toBeNull();
    await item.click();
    await headingOf(page, 'About').waitFor();
    expect(await item.getAttribute('aria-current')).toBe('page');
  });
});

test('a page that was shown before comes out of the browser’s cache once the server has said that it is unchanged', async () => {
  const { page } = await site.open('/', { before: withoutPrefetching });
  const answers: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (ABOUT(new URL(request.url()))) answers.push(request.sizes().then(sizes => sizes.responseBodySize));
  });
  const goThereAndBack = async () => {
    await textLink(page, 'to the about page').click();
    await headingOf(page, 'About').waitFor();
    await textLink(page, 'home').click();
    await headingOf(page, 'Home').waitFor();
  };
  await goThereAndBack();
  await goThereAndBack();
  const bodies = await Promise.all(answers);
  expect(bodies[0]).toBeGreaterThan(0);
  expect(bodies.slice(1)).toEqual([0]);
});

test('a page that was shown before is shown again when the network is lost', async () => {
  let isFailing = false;
  const { page } = await site.open('/', {
    before: async page => {
      await withoutPrefetching(page);
      await failFetches(page, ABOUT, () => isFailing);
    },
    expects: [/ERR_FAILED/],
  });
  await textLink(page, 'to the about page').click();
  await headingOf(page, 'About').waitFor();
  await page.goBack();
  await headingOf(page, 'Home').waitFor();
  isFailing = true;
  const documents = countDocuments(page);
  await textLink(page, 'to the about page').click();
  await headingOf(page, 'About').waitFor();
  expect(documents()).toBe(0);
});

test('a redirected path leads to its target without a new document', async () => {
  const { page } = await site.open('/', { before: withoutPrefetching });
  await page.route('**/old', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><meta http-equiv="refresh" content="0; url=/docs/second#end">',
    }),
  );
  const documents = countDocuments(page);
  await addLink(page, { href: '/old' });
  await page.getByText('added link').click();
  await headingOf(page, 'Second').waitFor();
  expect(await addressOn(page)).toBe('/docs/second#end');
  expect(documents()).toBe(0);
});

/** Does something, prevents what the browser would do by itself, and says whether the site's script had prevented it. */
async function wasPrevented(page: Page, act: () => Promise<void>): Promise<boolean> {
  const seen = page.evaluate(
    () =>
      new Promise<boolean>(resolve =>
        window.addEventListener(
          'click',
          event => {
            const wasPrevented = event.defaultPrevented;
            event.preventDefault();
            resolve(wasPrevented);
          },
          { once: true },
        ),
      ),
  );
  await act();
  return seen;
}

async function goHomeAndBackToFirst(page: Page): Promise<void> {
  await page.locator('a.brand').click();
  await headingOf(page, 'Home').waitFor();
  await textLink(page, 'to the first doc').click();
}
