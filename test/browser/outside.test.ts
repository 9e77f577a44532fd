import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { shownPage } from './on-page.ts';
import { changeText, countDocuments } from './requests.ts';

const site = useSiteBrowser('outside');
const own = useSiteBrowser();

const SITE_SCRIPT = 'window.siteScriptRuns = (window.siteScriptRuns || 0) + 1;';
/** As a container does: it reads what was pushed before it came, loads a script of its own, and measures with a picture and a request. */
const CONTAINER = `
window.containerRuns = (window.containerRuns || 0) + 1;
window.containerBegan = window.dataLayer.filter(item => item.event === 'gtm.js' && item['gtm.start'] > 0).length;
document.head.append(Object.assign(document.createElement('script'), { src: 'https://www.googletagmanager.com/more.js' }));
new Image().src = 'https://www.google-analytics.com/pixel.png';
fetch('https://region1.google-analytics.com/collect', { mode: 'no-cors' });`;
const MORE = 'window.moreRuns = (window.moreRuns || 0) + 1;';

/** Answers for the hosts that are not there, and gives what was asked of them. */
function outside(asked: string[]) {
  const answers: Readonly<Record<string, string>> = {
    'https://scripts.example/site.js': SITE_SCRIPT,
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1': CONTAINER,
    'https://www.googletagmanager.com/more.js': MORE,
  };
  return (page: Page) =>
    page.route(/^https:/, route => {
      const url = route.request().url();
      asked.push(url);
      const body = answers[url];
      return body === undefined
        ? route.fulfill({ status: 204 })
        : route.fulfill({ body, contentType: 'text/javascript' });
    });
}

const runs = (page: Page) =>
  page.evaluate(() =>
    ['siteScriptRuns', 'containerRuns', 'containerBegan', 'moreRuns'].map(name => Reflect.get(window, name)),
  );

const BREACH = /elsewhere\.example.*violates the following Content Security Policy directive/;
const REFUSED_REQUEST = /failed: https:\/\/elsewhere\.example\/a\.js csp/;

describe('the scripts of the site’s owner', () => {
  test('run under the policy, once, and not again after a navigation', async () => {
    const asked: string[] = [];
    const { page } = await site.open('/', { before: outside(asked) });
    await expect.poll(() => runs(page)).toEqual([1, 1, 1, 1]);
    await expect.poll(() => asked.length).toBe(5);
    const documents = countDocuments(page);
    await page.getByRole('link', { name: 'Second', exact: true }).first().click();
    await shownPage(page, 'Second');
    await page.getByRole('link', { name: 'home', exact: true }).click();
    await shownPage(page, 'A picture at once');
    expect(documents()).toBe(0);
    expect(await runs(page)).toEqual([1, 1, 1, 1]);
    expect(asked).toHaveLength(5);
  });

  test('may load from nowhere else', async () => {
    const { page } = await site.open('/', {
      before: outside([]),
      // The others do not begin a request that the policy refuses.
      expects: inject('engine') === 'chromium' ? [BREACH, REFUSED_REQUEST] : [BREACH],
    });
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), {
        src: 'https://elsewhere.example/a.js',
      });
      return new Promise(resolve => {
        script.addEventListener('error', resolve);
        document.head.append(script);
      });
    });
  });

  test('are not loaded where none are configured', async () => {
    const asked: string[] = [];
    await own.open('/', { before: outside(asked) });
    expect(asked).toEqual([]);
  });
});

describe('the picture of the first screen', () => {
  const PAGES = [
    [site, '/', '/hero.svg'],
    [site, '/named', '/named.svg'],
    [own, '/', '/assets/maps/usa.'],
    [own, '/features', '/assets/maps/poland.'],
    [own, '/maps/afghanistan-f04a', '/assets/maps/afghanistan.'],
  ] as const;

  test.each(PAGES.map(([from, path, picture]) => ({ from, path, picture })))(
    '$picture is loaded ahead on $path, once, and seen at once',
    async ({ from, path, picture }) => {
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
      ]) {
        const pictures: string[] = [];
        const { page } = await from.open(path, {
          viewport,
          before: async opened => {
            opened.on('request', request => {
              if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
            });
            await outside([])(opened);
          },
        });
        const href = await page.locator('link[rel="preload"][as="image"]').getAttribute('href');
        expect(href).toContain(picture);
        expect(pictures.filter(asked => asked === href)).toEqual([href]);
        // WebKit names what used the picture alone.
        if (inject('engine') !== 'webkit') expect(await initiatorsOf(page, href ?? '')).toContain('link');
        const top = await page
          .locator('.hero-media, .interactive-map, main img')
          .first()
          .evaluate(shown => shown.getBoundingClientRect().top);
        expect(top).toBeLessThan(viewport.height);
      }
    },
  );

  test('is not loaded ahead where there is none', async () => {
    const { page } = await site.open('/second', { before: outside([]) });
    expect(await page.locator('link[rel="preload"][as="image"]').count()).toBe(0);
  });

  test('is used: the browser does not complain of it, as it does of one that is not', async () => {
    for (const [from, path] of PAGES) await from.open(path, { before: outside([]) });
    const unused = /preloaded using link preload but not used/;
    const { page } = await site.open('/second', {
      expects: [unused],
      before: async opened => {
        await outside([])(opened);
        await changeText(opened, '**/second', text =>
          text.replace('</title>', '</title><link rel="preload" as="image" href="/hero.svg">'),
        );
      },
    });
    // By then the pages that were opened before have had longer to complain.
    await page.waitForEvent('console', { predicate: message => unused.test(message.text()) });
  });
});

function initiatorsOf(page: Page, href: string): Promise<readonly string[]> {
  return page.evaluate(
    href =>
      performance
        .getEntriesByType('resource')
        .filter(entry => new URL(entry.name).pathname === href)
        .map(entry => (entry as PerformanceResourceTiming).initiatorType),
    href,
  );
}
