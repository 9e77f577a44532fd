import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addressOn, boxOf, idle, scrollTop, shownPage } from '../on-page.ts';
import { changeText, failFetches, holdFetches } from '../requests.ts';
import { activeOn, boxOn, markedWords, openBox, optionsOn, soon } from './search-box.ts';

const site = useSiteBrowser('search');

describe('the box', () => {
  test.each(['Control+k', 'Meta+k', '/'])('opens by %s, with the focus in its field', async keys => {
    const { page } = await site.open('/about');
    await page.keyboard.press(keys);
    await boxOn(page).waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.type('a/b');
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('a/b');
  });

  test('opens over the menu of a phone; then Back closes first the one and then the other', async () => {
    const { page } = await site.open('/about', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await openBox(page);
    await page.goBack();
    await soon(() => boxOn(page).count()).toBe(0);
    expect(await menu.count()).toBe(1);
    await soon(() => page.evaluate(() => history.state?.isHeld)).toBe(true);
    await page.goBack();
    await soon(() => menu.count()).toBe(0);
    expect(await addressOn(page)).toBe('/base/about');
  });

  test('opens by its button, and closes by Escape, which gives the focus back', async () => {
    const { page } = await site.open('/about');
    const button = page.getByRole('link', { name: 'Search' });
    await button.click();
    await boxOn(page).waitFor();
    await page.keyboard.press('Escape');
    await soon(() => boxOn(page).count()).toBe(0);
    await soon(() => button.evaluate(button => button === document.activeElement)).toBe(true);
    expect(await addressOn(page)).toBe('/base/about');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    async key => {
      const { page } = await site.open('/about');
      const isTaken = page.getByRole('link', { name: 'Search', exact: true }).evaluate(
        (link, key) =>
          new Promise(resolve => {
            const report = (event: Event): void => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            };
            addEventListener('click', report, { once: true });
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
          }),
        key,
      );
      expect(await isTaken).toBe(false);
    },
  );

  test.each([
    ['Caps Lock', false, true],
    ['Shift', true, false],
  ])('heeds capital letters of %s: with Shift the key is the browser’s', async (_, shiftKey, isOpen) => {
    const { page } = await site.open('/about');
    const isTaken = await page.evaluate(shiftKey => {
      const init = { key: 'K', ctrlKey: true, shiftKey, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    }, shiftKey);
    expect(isTaken).toBe(isOpen);
    if (isOpen) await boxOn(page).waitFor();
  });

  test('stays when the pointer leaves it while it selects words, and closes on a click beside it', async () => {
    const { page } = await site.open('/about');
    const field = await openBox(page);
    await field.fill('words to select');
    const { x, y, height } = await boxOf(field);
    await page.mouse.move(x + 100, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(2, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await boxOn(page).count()).toBe(1);
    await page.mouse.click(2, y);
    await soon(() => boxOn(page).count()).toBe(0);
  });

  test('closes on the browser’s way back, which stays on the page', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.goBack();
    await soon(() => boxOn(page).count()).toBe(0);
    expect(await addressOn(page)).toBe('/base/about');
  });

  test('loads nothing before it is wanted', async () => {
    const asked: string[] = [];
    const { page } = await site.open('/about', {
      before: async page => void page.on('request', request => asked.push(request.url())),
    });
    expect(asked.filter(url => /\/search\/|assets\/search/.test(url))).toEqual([]);
    await openBox(page);
    await soon(() => asked.some(url => url.endsWith('/base/search/index.json'))).toBe(true);
  });

  test('loads nothing for a visitor who saves data and only points at its button', async () => {
    const asked: string[] = [];
    const { page } = await site.open('/about', {
      before: async page => {
        page.on('request', request => asked.push(request.url()));
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      },
    });
    const button = page.getByRole('link', { name: 'Search', exact: true });
    const before = asked.length;
    await button.hover();
    await button.focus();
    await idle(page);
    expect(asked.slice(before)).toEqual([]);
    await button.click();
    await soon(() => optionsOn(page)).toEqual(['Blog', 'Documentation']);
  });

  test('shows the areas of the site before anything is typed', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await soon(() => optionsOn(page)).toEqual(['Blog', 'Documentation']);
  });
});

describe('results', () => {
  test('come while one types, with the headings of a page below it', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('wic');
    await soon(() => optionsOn(page)).toEqual(['Lanterns', 'Trim the wick']);
    expect(await boxOn(page).locator('mark').allTextContents()).toContain('wick');
    const said = boxOn(page).getByRole('status').filter({ hasText: 'found' });
    await soon(() => said.textContent()).toBe('1 page found');
  });

  test('are walked by arrow keys, round and round, and opened by Enter', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('wick');
    await soon(() => activeOn(page)).toBe('Lanterns');
    await page.keyboard.press('ArrowUp');
    expect(await activeOn(page)).toBe('Trim the wick');
    await page.keyboard.press('ArrowDown');
    expect(await activeOn(page)).toBe('Lanterns');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await soon(() => addressOn(page)).toBe('/base/docs/lanterns?q=wick#trim-the-wick');
    expect(await boxOn(page).count()).toBe(0);
    await page.goBack();
    await soon(() => addressOn(page)).toBe('/base/about');
  });

  test('open in a new tab by Ctrl and Enter, and the box stays', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('candles');
    await soon(() => activeOn(page)).toBe('Candles');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await soon(() => new URL(tab.url()).pathname).toBe('/base/docs/candles');
    expect(await boxOn(page).isVisible()).toBe(true);
  });

  test('are limited to an area by its button', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('lantern');
    const areas = boxOn(page).getByRole('group', { name: 'Areas' }).getByRole('button');
    await soon(() => areas.allTextContents()).toEqual(['All 5', 'Blog 3', 'Documentation 2']);
    await areas.filter({ hasText: 'Documentation' }).click();
    await soon(async () => (await optionsOn(page)).includes('New lanterns')).toBe(false);
    expect(await optionsOn(page)).toEqual(expect.arrayContaining(['Lanterns', 'Candles']));
    expect(await areas.filter({ hasText: 'Documentation' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('are all on the search page, to which a link and Enter without results lead', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('lantern');
    await boxOn(page).getByRole('link', { name: 'Show all 5 results' }).click();
    await soon(() => addressOn(page)).toBe('/base/search?q=lantern');
    await openBox(page);
    await page.keyboard.type('qqqq');
    await boxOn(page).getByText('Nothing found').waitFor();
    await page.keyboard.press('Enter');
    await soon(() => addressOn(page)).toBe('/base/search?q=qqqq');
  });
});

describe('a query', () => {
  test('with a typing error is answered by the word that was meant, and says so', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('kerosnee');
    await boxOn(page).getByText('Showing results for “kerosene”.').waitFor();
    await soon(() => optionsOn(page)).toContain('Lanterns');
    await boxOn(page).getByRole('link', { name: 'Search for “kerosnee” instead' }).click();
    await boxOn(page).getByText('Nothing found for “kerosnee”').waitFor();
    expect(await optionsOn(page)).toEqual([]);
    await boxOn(page).getByRole('link', { name: 'kerosene' }).click();
    await soon(() => optionsOn(page)).toContain('Lanterns');
  });

  test('without results offers ways on: the areas, and where to ask', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('qqqq');
    await boxOn(page).getByText('Nothing found for “qqqq”').waitFor();
    const links = boxOn(page).getByRole('listitem').getByRole('link');
    expect(await links.allTextContents()).toEqual(['Blog', 'Documentation', 'Contact us']);
  });

  test('that led to a page is offered again on this device, until it is cleared', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('candles');
    await soon(() => activeOn(page)).toBe('Candles');
    await page.keyboard.press('Enter');
    await soon(() => addressOn(page)).toBe('/base/docs/candles?q=candles');
    await site.visit(page, '/about');
    const field = await openBox(page);
    await soon(() => optionsOn(page)).toEqual(['candles', 'Blog', 'Documentation']);
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('candles');
    await field.fill('');
    await boxOn(page).getByRole('button', { name: 'Clear' }).click();
    await soon(() => optionsOn(page)).toEqual(['Blog', 'Documentation']);
  });
});

describe('the network', () => {
  test('may be slow: the box opens and says that it searches', async () => {
    let answer = (): void => undefined;
    const waits = new Promise<void>(resolve => {
      answer = resolve;
    });
    const { page } = await site.open('/about', {
      before: page => page.route('**/search/index.json', route => waits.then(() => route.continue())),
    });
    await openBox(page);
    await page.keyboard.type('wick');
    await boxOn(page).getByText('Searching…').waitFor();
    answer();
    await soon(() => optionsOn(page)).toEqual(['Lanterns', 'Trim the wick']);
    expect(await boxOn(page).getByText('Searching…').count()).toBe(0);
  });

  test('may fail: the box says so, and tries again when asked', async () => {
    let isDown = true;
    const { page } = await site.open('/about', {
      expects: [/index\.json|Failed to load resource/],
      before: page =>
        page.route('**/search/index.json', route => (isDown ? route.abort() : route.continue())),
    });
    await openBox(page);
    await page.keyboard.insertText('wick');
    await boxOn(page).getByText('could not be loaded').waitFor();
    isDown = false;
    await boxOn(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await soon(() => optionsOn(page)).toEqual(['Lanterns', 'Trim the wick']);
    await page.keyboard.press('ArrowDown');
    expect(await activeOn(page)).toBe('Trim the wick');
  });

  test('may not come at all: the click leads to the search page', async () => {
    const { page } = await site.open('/about', { before: page => page.clock.install() });
    const held = await holdFetches(page, '**/assets/search-box-*.js');
    await page.getByRole('link', { name: 'Search' }).click();
    await held.arrived;
    await page.clock.fastForward(5000);
    await page.waitForURL('**/search');
    await shownPage(page, 'Search');
    held.release();
  });

  test('may fail at the hover: the click loads the box again, or leads to the search page', async () => {
    let isDown = true;
    const { page } = await site.open('/about', {
      expects: [/search-box|Failed to load resource|Failed to fetch/],
      before: page =>
        page.route('**/assets/search-box-*.js', route => (isDown ? route.abort() : route.continue())),
    });
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: 'Search', exact: true }).hover();
    await failed;
    isDown = false;
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    // Firefox remembers that a script has failed, until the document is left.
    const opened = async () => ((await boxOn(page).count()) > 0 ? 'box' : addressOn(page));
    await soon(opened).toBe(inject('engine') === 'firefox' ? '/base/search' : 'box');
  });
});

describe('a box that opens again', () => {
  const INDEX = '**/search/index.json';
  const publish = (page: Page): Promise<void> =>
    changeText(page, INDEX, text => text.replace('"Blog"', '"Journal"'));
  const watchIndex = (page: Page): readonly string[] => {
    const asked: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/search/index.json')) asked.push(request.url());
    });
    return asked;
  };

  test('asks for the index again, once each time, and shows what was published since', async () => {
    const { page } = await site.open('/about');
    const asked = watchIndex(page);
    await openBox(page);
    await soon(() => optionsOn(page)).toEqual(['Blog', 'Documentation']);
    expect(asked.length).toBe(1);
    await page.keyboard.press('Escape');
    await publish(page);
    for (const count of [2, 3]) {
      await openBox(page);
      await soon(() => optionsOn(page)).toEqual(['Journal', 'Documentation']);
      await page.keyboard.press('Escape');
      expect(asked.length).toBe(count);
    }
  });

  test('does not wait for it', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await soon(() => optionsOn(page)).toEqual(['Blog', 'Documentation']);
    await page.keyboard.press('Escape');
    await publish(page);
    const held = await holdFetches(page, INDEX);
    await openBox(page);
    await held.arrived;
    expect(await optionsOn(page)).toEqual(['Blog', 'Documentation']);
    held.release();
    await soon(() => optionsOn(page)).toEqual(['Journal', 'Documentation']);
  });

  test('keeps the option that one has moved to while new results come', async () => {
    const { page } = await site.open('/about');
    const field = await openBox(page);
    await field.fill('wic');
    await soon(() => optionsOn(page)).toEqual(['Lanterns', 'Trim the wick']);
    await page.keyboard.press('Escape');
    await publish(page);
    const held = await holdFetches(page, INDEX);
    await openBox(page);
    await held.arrived;
    await page.keyboard.press('ArrowDown');
    await boxOn(page).evaluate(box => box.querySelector('[role=option]')?.setAttribute('data-old', ''));
    held.release();
    await soon(() => boxOn(page).locator('[data-old]').count()).toBe(0);
    expect(await activeOn(page)).toBe('Trim the wick');
    await page.keyboard.type('wick');
    await soon(() => activeOn(page)).toBe('Lanterns');
  });

  test('goes on with the index it has when the network is lost', async () => {
    const { page } = await site.open('/about', { expects: [/index\.json|Failed to load resource/] });
    await openBox(page);
    await page.keyboard.type('wic');
    await soon(() => optionsOn(page)).toEqual(['Lanterns', 'Trim the wick']);
    await page.keyboard.press('Escape');
    await failFetches(page, INDEX);
    const failed = page.waitForEvent('requestfailed');
    await openBox(page);
    await failed;
    await page.keyboard.type('wick');
    await soon(() => optionsOn(page)).toEqual(['Lanterns', 'Trim the wick']);
  });
});

test('a browser that shows no dialogs is led to the search page', async () => {
  const { page } = await site.open('/about', {
    before: page =>
      page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')),
  });
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/search');
  await shownPage(page, 'Search');
});

describe('the page that was opened', () => {
  test('marks the words of the query, and is scrolled to the first', async () => {
    const { page } = await site.open('/docs/lanterns?q=KEROSENE');
    await soon(() => markedWords(page)).toEqual(['Kerosene']);
    await soon(() => scrollTop(page)).toBeGreaterThan(500);
  });

  test('is scrolled to the first marked word that can be seen', async () => {
    const { page } = await site.open('/docs/lanterns?q=paraffin');
    await soon(() => markedWords(page)).toEqual(['paraffin', 'Paraffin']);
    await soon(() => scrollTop(page)).toBeGreaterThan(500);
  });

  test('marks words of two letters only as whole words, and longer ones as beginnings', async () => {
    const { page } = await site.open('/docs/lanterns?q=ke');
    await page.waitForFunction(() => CSS.highlights.has('search'));
    expect(await markedWords(page)).toEqual([]);
    await site.visit(page, '/docs/lanterns?q=ker');
    await soon(() => markedWords(page)).toEqual(['Kerosene']);
  });

  test('marks the words of the next query when another one has led to it', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('wick');
    await soon(() => activeOn(page)).toBe('Lanterns');
    await page.keyboard.press('Enter');
    await soon(() => markedWords(page)).toContain('wick');
    await openBox(page);
    await page.keyboard.type('oil');
    await soon(() => activeOn(page)).toBe('Lanterns');
    await page.keyboard.press('Enter');
    await soon(() => markedWords(page)).toEqual(['oil']);
  });
});
