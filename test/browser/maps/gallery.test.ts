import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addLink, addressOn, shownPage, stopClock, withoutPrefetching } from '../on-page.ts';
import { countDocuments, holdFetches } from '../requests.ts';
import { soon } from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

const ALL = ['The Whole', 'Côte d’Île', 'Zebraland', 'Fieldland', 'Xenia', 'Fieldland as a cone'];

/** What is typed, and the titles that it finds. */
const FINDS = [
  ['cote', ['Côte d’Île']],
  ['ILE', ['Côte d’Île']],
  ['côte d’île', ['Côte d’Île']],
  ["cote d'ile", ['Côte d’Île']],
  ['usa', ['Xenia']],
  ['field', ['Fieldland', 'Fieldland as a cone']],
  ['land field', ['Fieldland', 'Fieldland as a cone']],
  ['zebra', ['Zebraland']],
  ['bralan', ['Zebraland']],
] as const;

/** What is typed on the project's own site, the map that comes first, and whether it is the only one. */
const REAL_FINDS: readonly (readonly [query: string, first: string, isAlone?: boolean])[] = [
  ['Deutschland', 'Germany', true],
  ['DEU', 'Germany'],
  ['DE', 'Germany'],
  ['España', 'Spain'],
  ['Brasil', 'Brazil', true],
  ['Suomi', 'Finland', true],
  ['日本', 'Japan', true],
  ['England', 'United Kingdom by countries'],
  ['Bavaria', 'Germany', true],
  ['texas counties', 'Texas', true],
  ['germny', 'Germany', true],
  ['TX', 'Texas'],
];

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search maps' });
const status = (page: Page) => page.getByRole('search').getByRole('status').textContent();
const shown = (page: Page) => page.locator('main li a:visible:not([href^="#"])').allTextContents();
const groups = (page: Page) => page.locator('main h2:visible').allTextContents();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).locator('xpath=..').click();

async function openGallery(path = '/maps'): Promise<Page> {
  const { page } = await site.open(path);
  await searching(page);
  return page;
}

/** Waits until the search answers: then it writes anew how many maps it shows. */
async function searching(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('search form');
    const status = form?.querySelector('[role="status"]');
    const before = status?.firstChild;
    form?.dispatchEvent(new Event('input'));
    return status?.firstChild !== before;
  });
}

/** Notes the text that says how many maps there are, as the server wrote it. */
async function noteFirstCount(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const count = document.querySelector('search [role="status"]')?.firstChild;
      Object.assign(window, { firstCount: count });
    });
  });
}

function isFirstCount(): boolean {
  const count = document.querySelector('search [role="status"]')?.firstChild;
  return count != null && count === (window as { firstCount?: unknown }).firstCount;
}

describe('the search', () => {
  test('shows every map at first, in its groups, and how many there are', async () => {
    const page = await openGallery();
    expect(await shown(page)).toEqual(ALL);
    expect(await status(page)).toBe('6 maps');
    expect(await groups(page)).toEqual([
      'World and continents 1',
      'Africa 2',
      'Europe 1',
      'US states 1',
      'Variants 1',
    ]);
  });

  test('leaves the page as it came until somebody searches', async () => {
    const { page } = await site.open('/maps', { before: noteFirstCount });
    // Once it has started, it keeps the form from being sent.
    await page.waitForFunction(() => {
      const event = new Event('submit', { cancelable: true });
      return document.querySelector('search form')?.dispatchEvent(event) === false;
    });
    expect(await page.evaluate(isFirstCount)).toBe(true);
    await search(page).fill('usa');
    expect(await page.evaluate(isFirstCount)).toBe(false);
  });

  test('finds words and parts of words, whatever their case and accents', async () => {
    const page = await openGallery();
    for (const [query, titles] of FINDS) {
      await search(page).fill(query);
      await soon(() => shown(page)).toEqual(titles);
      expect(await status(page), query).toBe(titles.length === 1 ? '1 map' : `${titles.length} maps`);
      await search(page).fill('');
      await soon(() => shown(page)).toEqual(ALL);
    }
  });

  test('filters at every letter, and hides groups of which nothing is left', async () => {
    const page = await openGallery();
    await search(page).press('x');
    await soon(() => shown(page)).toEqual(['Xenia']);
    expect(await groups(page)).toEqual(['US states 1']);
    await search(page).press('Backspace');
    await soon(() => shown(page)).toEqual(ALL);
    await search(page).press('z');
    await soon(() => groups(page)).toEqual(['Africa 1']);
  });

  test('is announced: its count is in a live region', async () => {
    const page = await openGallery();
    const region = page.getByRole('search').getByRole('status');
    expect(await region.isVisible()).toBe(true);
    await search(page).fill('nowhere');
    await soon(() => region.textContent()).toBe('No map found');
  });

  test('that finds nothing offers all maps again', async () => {
    const page = await openGallery();
    await search(page).fill('nowhere');
    await choose(page, 'Africa');
    await soon(() => shown(page)).toEqual([]);
    const offer = page.getByRole('button', { name: 'show all maps' });
    expect(await offer.isVisible()).toBe(true);
    await offer.click();
    expect(await shown(page)).toEqual(ALL);
    expect(await offer.isVisible()).toBe(false);
    expect(await search(page).inputValue()).toBe('');
    expect(await search(page).evaluate(field => field === document.activeElement)).toBe(true);
    await soon(() => addressOn(page)).toBe('/maps');
  });

  test('leads to the first of several maps by Enter, and opens a single one', async () => {
    const page = await openGallery();
    await search(page).fill('field');
    await search(page).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fieldland');
    await search(page).fill('zebra');
    await search(page).press('Enter');
    await shownPage(page, 'Zebraland SVG map');
  });

  test('finds the maps of the site as people call them', async () => {
    const { page } = await own.open('/maps');
    await searching(page);
    for (const [query, first, isAlone = false] of REAL_FINDS) {
      await search(page).fill(query);
      await soon(async () => (await shown(page))[0]).toBe(first);
      if (isAlone) expect(await shown(page), query).toEqual([first]);
      expect(await search(page).evaluate(field => field === document.activeElement)).toBe(true);
    }
    await search(page).fill('');
    await soon(async () => (await shown(page))[0]).toBe('World');
  });

  test('leaves the focus at a map that moves when other names come', async () => {
    const { page } = await own.open('/maps');
    const names = await holdFetches(page, /\/names\.[^/]*\.json/);
    await searching(page);
    await search(page).fill('de');
    await names.arrived;
    await page.getByRole('link', { name: 'Delaware', exact: true }).focus();
    names.release();
    await soon(async () => (await shown(page))[0]).toBe('Germany');
    expect(await page.locator(':focus').textContent()).toBe('Delaware');
  });

  test('gives the focus to the field when other names find maps, and there is nothing to clear', async () => {
    const { page } = await own.open('/maps');
    const names = await holdFetches(page, /\/names\.[^/]*\.json/);
    await searching(page);
    await search(page).fill('Suomi');
    await names.arrived;
    await page.getByRole('button', { name: 'show all maps' }).focus();
    names.release();
    await soon(() => shown(page)).toEqual(['Finland']);
    expect(await search(page).evaluate(field => field === document.activeElement)).toBe(true);
  });

  test('loads other names only when somebody searches', async () => {
    const asked: string[] = [];
    const { page } = await own.open('/maps', {
      before: async page => {
        page.on('request', request => asked.push(request.url()));
      },
    });
    await searching(page);
    const isAsked = (name: string) => asked.some(url => new RegExp(`/${name}\\.[\\da-f]+\\.json$`).test(url));
    await search(page).fill('Suomi');
    await soon(() => shown(page)).toEqual(['Finland']);
    expect([isAsked('names'), isAsked('regions')]).toEqual([true, false]);
    await search(page).fill('Bavaria');
    await soon(() => shown(page)).toEqual(['Germany']);
    expect(isAsked('regions')).toBe(true);
  });
});

describe('the filters', () => {
  test('show the maps of a kind, of a continent, or of both, and what the other filter would leave', async () => {
    const page = await openGallery();
    await choose(page, 'Africa');
    await soon(() => shown(page)).toEqual(['Côte d’Île', 'Zebraland']);
    expect(await countsOf(page, 'Kind')).toEqual({
      World: '0',
      Countries: '2',
      'US states': '0',
      Variants: '0',
    });
    expect(await countsOf(page, 'Continent')).toEqual({ Africa: '2', Europe: '2', 'North America': '1' });
    await choose(page, 'All continents');
    await choose(page, 'Countries');
    await soon(() => shown(page)).toEqual(['Côte d’Île', 'Zebraland', 'Fieldland']);
    expect(await countsOf(page, 'Continent')).toEqual({ Africa: '2', Europe: '1', 'North America': '0' });
    await choose(page, 'Europe');
    await soon(() => shown(page)).toEqual(['Fieldland']);
    expect(await status(page)).toBe('1 map');
  });

  test('count what the search has found', async () => {
    const page = await openGallery();
    await search(page).fill('field');
    await soon(() => countsOf(page, 'Kind')).toEqual({
      World: '0',
      Countries: '1',
      'US states': '0',
      Variants: '1',
    });
    expect(await countsOf(page, 'Continent')).toEqual({ Africa: '0', Europe: '2', 'North America': '0' });
  });

  test('are chosen by the arrow keys', async () => {
    const page = await openGallery();
    await page.getByRole('radio', { name: 'All continents' }).focus();
    await page.keyboard.press('ArrowRight');
    await soon(() => shown(page)).toEqual(['Côte d’Île', 'Zebraland']);
  });
});

describe('what is asked for', () => {
  test('is in the address, without a history entry for each letter', async () => {
    const page = await openGallery('/maps?from=elsewhere');
    const entries = await page.evaluate(() => history.length);
    await search(page).pressSequentially('île ');
    await choose(page, 'Countries');
    await choose(page, 'Africa');
    await soon(async () => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      from: 'elsewhere',
      q: 'île',
      kind: 'country',
      continent: 'africa',
    });
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('is restored when the address is loaded', async () => {
    const page = await openGallery('/maps?q=field&kind=variant&continent=europe');
    await soon(() => shown(page)).toEqual(['Fieldland as a cone']);
    expect(await search(page).inputValue()).toBe('field');
    expect(await page.getByRole('radio', { name: 'Variants' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Europe' }).isChecked()).toBe(true);
    expect(await status(page)).toBe('1 map');
  });

  test('is all that is ever shown: until the script has chosen, nothing is shown that would move', async () => {
    let before: readonly string[] = [];
    const { page } = await site.open('/maps?q=zebra', {
      isHydrated: false,
      before: async page => {
        // However slow the machine is, the page does not give up waiting.
        await page.addInitScript(() => {
          const { setTimeout } = window;
          Object.assign(window, {
            setTimeout: (end: () => void, ms: number) => ms < 4000 && setTimeout(end, ms),
          });
        });
        const scripts = await holdFetches(page, '**/*.js');
        void scripts.arrived
          .then(() => search(page).waitFor())
          .then(async () => {
            before = [...(await groups(page)), 'the end'];
          })
          .then(scripts.release);
      },
    });
    await soon(() => shown(page)).toEqual(['Zebraland']);
    expect(before).toEqual(['the end']);
    expect(await groups(page)).toEqual(['Africa 1']);
    expect(await page.getByRole('radio', { name: 'Africa' }).locator('xpath=..').isVisible()).toBe(true);
  });

  test('that no filter knows counts as everything', async () => {
    const page = await openGallery('/maps?kind=planet&continent=%22%5D');
    await soon(() => shown(page)).toEqual(ALL);
    expect(await page.getByRole('radio', { name: 'All kinds' }).isChecked()).toBe(true);
  });

  test('is restored after a map was looked at, by a client navigation there and back', async () => {
    const page = await openGallery();
    const documents = countDocuments(page);
    await search(page).fill('ile');
    await choose(page, 'Africa');
    await page.getByRole('link', { name: 'Côte d’Île' }).click();
    await shownPage(page, 'Côte d’Île SVG map');
    expect(await addressOn(page)).toMatch(/^\/maps\/cote-d-ile-[0-9a-f]{3,}$/);
    await page.goBack();
    await shownPage(page, 'Maps');
    await soon(() => shown(page)).toEqual(['Côte d’Île']);
    expect(await search(page).inputValue()).toBe('ile');
    expect(await page.getByRole('radio', { name: 'Africa' }).isChecked()).toBe(true);
    expect(documents()).toBe(0);
  });

  test('is restored when a link of another page asks for it', async () => {
    const { page } = await site.open('/');
    const documents = countDocuments(page);
    await addLink(page, { href: '/maps?q=zebra' });
    await page.getByText('added link').click();
    await shownPage(page, 'Maps');
    await soon(() => shown(page)).toEqual(['Zebraland']);
    expect(documents()).toBe(0);
  });

  test('is everything again by a link to the gallery itself', async () => {
    const page = await openGallery('/maps?q=zebra');
    await soon(() => shown(page)).toEqual(['Zebraland']);
    await page.locator('nav').getByRole('link', { name: 'Maps' }).first().click();
    await soon(() => shown(page)).toEqual(ALL);
    expect(await search(page).inputValue()).toBe('');
  });

  test('comes back with the entry that asked for it', async () => {
    const page = await openGallery('/maps?q=zebra');
    await page.locator('nav').getByRole('link', { name: 'Maps' }).first().click();
    await soon(() => shown(page)).toEqual(ALL);
    await page.goBack();
    await soon(() => shown(page)).toEqual(['Zebraland']);
    expect(await search(page).inputValue()).toBe('zebra');
  });

  test('is not written on the entry of another page, while that page loads', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.install();
      },
    });
    await page.locator('nav').getByRole('link', { name: 'Maps' }).first().click();
    await shownPage(page, 'Maps');
    await searching(page);
    await stopClock(page);
    const home = await holdFetches(page, url => url.pathname === '/');
    await search(page).fill('zebra');
    await page.goBack();
    await home.arrived;
    await search(page).fill('field');
    await page.clock.runFor(1000);
    expect(await addressOn(page)).toBe('/');
    home.release();
  });

  test('may be typed before the script comes', async () => {
    const { page } = await site.open('/maps', {
      isHydrated: false,
      before: async page => {
        const scripts = await holdFetches(page, '**/*.js');
        void scripts.arrived.then(() => search(page).fill('zebra')).then(scripts.release);
      },
    });
    await soon(() => shown(page)).toEqual(['Zebraland']);
    expect(await search(page).inputValue()).toBe('zebra');
  });

  test('may be chosen before the script comes', async () => {
    const { page } = await site.open('/maps', {
      isHydrated: false,
      before: async page => {
        const scripts = await holdFetches(page, '**/*.js');
        void scripts.arrived.then(() => choose(page, 'Africa')).then(scripts.release);
      },
    });
    await soon(() => shown(page)).toEqual(['Côte d’Île', 'Zebraland']);
    expect(await page.getByRole('radio', { name: 'Africa' }).isChecked()).toBe(true);
  });
});

/** The number beside each choice of a filter, by its label. */
function countsOf(page: Page, filter: string): Promise<Readonly<Record<string, string>>> {
  return page
    .getByRole('group', { name: filter })
    .locator('label:has(.count)')
    .evaluateAll(labels =>
      Object.fromEntries(
        labels.map(label => {
          const count = label.querySelector('.count')?.textContent ?? '';
          return [label.textContent.replace(count, '').trim(), count];
        }),
      ),
    );
}

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 844 } };
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

  test('shows the first maps of each group, and all of a group that is asked for', async () => {
    const { page } = await own.open('/maps', PHONE);
    expect(await height(page)).toBeLessThan(12_000);
    const africa = page.getByRole('region', { name: 'Africa' });
    const maps = africa.getByRole('link');
    expect(await maps.filter({ visible: true }).count()).toBe(9);
    await searching(page);
    await africa.getByRole('button', { name: 'Africa' }).click();
    await soon(() => maps.filter({ visible: true }).count()).toBe(58);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      await maps.nth(9).textContent(),
    );
    expect(await africa.getByRole('button').filter({ visible: true }).count()).toBe(0);
  });

  test('shows all that a search finds', async () => {
    const { page } = await own.open('/maps?continent=africa', PHONE);
    const links = page.getByRole('region', { name: 'Africa' }).getByRole('link');
    await soon(() => links.filter({ visible: true }).count()).toBeGreaterThan(50);
  });

  test('shows every map without a script', async () => {
    const { page } = await own.open('/maps', { ...PHONE, javaScriptEnabled: false });
    const links = page.getByRole('region', { name: 'Africa' }).getByRole('link');
    expect(await links.filter({ visible: true }).count()).toBe(58);
  });
});
