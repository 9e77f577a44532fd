import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addLink, addressOn, entriesOn, painted, withoutPrefetching } from '../on-page.ts';
import { countDocuments } from '../requests.ts';
import { headingOf, textLink } from './pages.ts';

const site = useSiteBrowser('shell');

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
