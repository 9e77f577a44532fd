import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useSiteBrowser } from './harness.ts';
import {
  addressOn,
  announcement,
  boxOf,
  followTextLink,
  painted,
  scrollDownTo,
  scrollTop,
  shownPage,
  stopClock,
} from './on-page.ts';

const site = useSiteBrowser('shell');

const WIDE = { viewport: { width: 1280, height: 800 } } as const;

describe('the table of contents', () => {
  const active = (page: Page) => page.locator('.toc [aria-current]').allTextContents();
  const scrollToHeading = (page: Page, id: string, offset: number) =>
    page.evaluate(
      ([id, offset]) => {
        const heading = document.getElementById(`${id}`);
        if (!heading) return;
        const line = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
        const top = heading.getBoundingClientRect().top + scrollY - line + Number(offset);
        scrollTo({ top, behavior: 'instant' });
      },
      [id, offset] as const,
    );

  test('holds the headings of levels 2 and 3', async () => {
    const { page } = await site.open('/docs/second', WIDE);
    expect(await page.locator('.toc a').allTextContents()).toEqual([
      'Beginning',
      'Detail of the beginning',
      'Middle',
      'Detail of the middle',
      'End',
    ]);
  });

  test('marks the last heading at or above the line under the navbar, and none above the first', async () => {
    const { page } = await site.open('/docs/second', WIDE);
    expect(await active(page)).toEqual([]);
    await scrollToHeading(page, 'beginning', -10);
    await painted(page);
    expect(await active(page)).toEqual([]);
    await scrollToHeading(page, 'beginning', 0);
    await expect.poll(() => active(page)).toEqual(['Beginning']);
    await scrollToHeading(page, 'detail-of-the-beginning', 50);
    await expect.poll(() => active(page)).toEqual(['Detail of the beginning']);
    await scrollToHeading(page, 'middle', -10);
    await painted(page);
    expect(await active(page)).toEqual(['Detail of the beginning']);
    await scrollToHeading(page, 'middle', 0);
    await expect.poll(() => active(page)).toEqual(['Middle']);
    await scrollDownTo(page, 0);
    await expect.poll(() => active(page)).toEqual([]);
  });

  test('marks the last heading at the end of the page, and again when the page comes anew without a scroll', async () => {
    const { page } = await site.open('/docs/second', WIDE);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect.poll(() => active(page)).toEqual(['End']);
    // As a saved change brings it.
    await page.evaluate(
      () =>
        new Promise<void>(resolve =>
          document.dispatchEvent(
            new CustomEvent('site:refresh', { detail: { paths: 'all', onRefreshed: () => resolve() } }),
          ),
        ),
    );
    await painted(page);
    expect(await active(page)).toEqual(['End']);
  });

  test('leads to a heading, marks it and puts it in the address', async () => {
    const { page } = await site.open('/docs/second', WIDE);
    await page.locator('.toc').getByRole('link', { name: 'Middle', exact: true }).click();
    await expect.poll(() => active(page)).toEqual(['Middle']);
    expect(await addressOn(page)).toBe('/docs/second#middle');
  });

  test('is the next page’s after a navigation', async () => {
    const { page } = await site.open('/docs/first', WIDE);
    await followTextLink(page, 'to the second doc');
    await shownPage(page, 'Second');
    expect(await page.locator('.toc a').first().textContent()).toBe('Beginning');
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect.poll(() => active(page)).toEqual(['End']);
  });

  test('is open beside the text after a navigation from a page without headings', async () => {
    const { page } = await site.open('/docs/tools/saw', WIDE);
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Second', exact: true }).click();
    await shownPage(page, 'Second');
    expect(await page.locator('.toc details').getAttribute('open')).toBe('');
    expect(await page.locator('.toc a').first().isVisible()).toBe(true);
  });

  test('is beside a post too, and not on a page without headings', async () => {
    const { page } = await site.open('/blog/hello', WIDE);
    expect(await page.locator('.toc a').allTextContents()).toEqual(['One part', 'Another part']);
    await page.goto(`${site.url}/docs/tools/saw`);
    await hydrated(page);
    expect(await page.locator('.toc').count()).toBe(0);
  });
});

describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

  test('is offered from 300 px on, and only on the way up', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 1000);
    await painted(page);
    expect(await button(page).count()).toBe(0);
    await scrollDownTo(page, 900);
    await button(page).waitFor();
    await scrollDownTo(page, 950);
    await expect.poll(() => button(page).count()).toBe(0);
    await scrollDownTo(page, 300);
    await button(page).waitFor();
    await scrollDownTo(page, 299);
    await expect.poll(() => button(page).count()).toBe(0);
  });

  test('leads to the top', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 1000);
    await scrollDownTo(page, 900);
    await button(page).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => button(page).count()).toBe(0);
  });

  test('by keyboard leads to the top, and the focus begins again there', async () => {
    const { page } = await site.open('/long', WIDE);
    await scrollDownTo(page, 1000);
    await scrollDownTo(page, 900);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => button(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
  });
});

test('the skip link is the first stop of the keyboard and leads to the main region', async () => {
  const { page } = await site.open('/docs/first', WIDE);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  expect(await skip.evaluate(element => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  expect(await skip.evaluate(element => element === document.activeElement)).toBe(true);
  await expect
    .poll(() => skip.evaluate(element => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
});

describe('a code block', () => {
  const button = (page: Page) => page.locator('figure.code').getByRole('button');

  test('has a button that copies what somebody wants to paste, and says so', async () => {
    const { page } = await site.open('/docs/first', {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: page => page.clock.install(),
    });
    expect(await button(page).getAttribute('aria-label')).toBe('Copy code');
    await stopClock(page);
    await button(page).click();
    await expect.poll(() => announcement(page)).toBe('Copied to the clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "const name = 'world';\ngreet(name);",
    );
    expect(await button(page).getAttribute('data-outcome')).toBe('copied');
    await page.clock.runFor(2000);
    expect(await button(page).getAttribute('data-outcome')).toBeNull();
  });

  test('says for its whole time that it has copied, if it is pressed again', async () => {
    const { page } = await site.open('/docs/first', {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: page => page.clock.install(),
    });
    const outcome = () => button(page).getAttribute('data-outcome');
    await stopClock(page);
    await button(page).click();
    await expect.poll(outcome).toBe('copied');
    await page.clock.runFor(1500);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button(page).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await page.clock.runFor(1500);
    expect(await outcome()).toBe('copied');
    await page.clock.runFor(500);
    expect(await outcome()).toBeNull();
  });

  test('copies the commands alone of what a terminal shows', async () => {
    const { page } = await site.open('/console', { permissions: ['clipboard-read', 'clipboard-write'] });
    await button(page).click();
    await expect.poll(() => announcement(page)).toBe('Copied to the clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'site new site bicycles\ncd bicycles && \\\n    npm install\nnpm start',
    );
    // Nor can prompts be selected.
    await page.locator('figure.code code').selectText();
    expect(await page.evaluate(() => String(getSelection()))).not.toContain('$ ');
  });

  test('says so if the browser does not let it be copied', async () => {
    const { page } = await site.open('/docs/first', {
      before: page =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        }),
    });
    await button(page).click();
    await expect.poll(() => announcement(page)).toBe('The browser did not let the code be copied');
  });

  test('has no button where the browser has no clipboard', async () => {
    const { page } = await site.open('/docs/first', {
      before: page =>
        page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    });
    expect(await button(page).count()).toBe(0);
  });

  test('has its button after a navigation too', async () => {
    const { page } = await site.open('/');
    await followTextLink(page, 'to the first doc');
    await shownPage(page, 'First');
    expect(await button(page).count()).toBe(1);
  });
});

describe('tabs', () => {
  const tabs = (page: Page) => page.getByRole('tab');
  const selected = (page: Page) =>
    tabs(page).evaluateAll(all =>
      all.filter(tab => tab.getAttribute('aria-selected') === 'true').map(tab => tab.textContent),
    );
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  test('show one panel at a time, with their roles and names', async () => {
    const { page } = await site.open('/docs/first');
    expect(await selected(page)).toEqual(['Linux', 'Linux', 'Alone']);
    const panel = page.getByRole('tabpanel', { name: 'Linux' }).first();
    expect(await panel.isVisible()).toBe(true);
    expect(await page.getByText('On macOS.', { exact: true }).isVisible()).toBe(false);
    const controls = await tabs(page).first().getAttribute('aria-controls');
    expect(controls).toBe(await panel.getAttribute('id'));
    expect(await page.locator('.tab-label').first().isVisible()).toBe(false);
  });

  test('go by the arrow keys, Home and End, and round', async () => {
    const { page } = await site.open('/docs/first');
    await tabs(page).first().focus();
    const steps = [
      ['ArrowRight', 'macOS'],
      ['ArrowRight', 'Linux'],
      ['ArrowLeft', 'macOS'],
      ['Home', 'Linux'],
      ['End', 'macOS'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(name);
      expect((await selected(page))[0], key).toBe(name);
    }
    expect(await tabs(page).first().getAttribute('tabindex')).toBe('-1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
  });

  test('of one group keep step, others stay apart', async () => {
    const { page } = await site.open('/docs/first');
    await tabs(page).nth(3).click();
    expect(await selected(page)).toEqual(['macOS', 'macOS', 'Alone']);
    await tabs(page).nth(5).click();
    expect(await selected(page)).toEqual(['macOS', 'macOS', 'Apart']);
  });

  test('are remembered on the next visit and after navigations', async () => {
    const { page } = await site.open('/docs/first');
    await tabs(page).nth(1).click();
    await followTextLink(page, 'to the second doc');
    await shownPage(page, 'Second');
    await page.goBack();
    await shownPage(page, 'First');
    expect(await selected(page)).toEqual(['macOS', 'macOS', 'Alone']);
    await page.reload();
    await tabs(page).first().waitFor();
    expect(await selected(page)).toEqual(['macOS', 'macOS', 'Alone']);
  });

  test('ignore a stored value that none of them has', async () => {
    const { page } = await site.open('/docs/first', {
      before: page => page.addInitScript(() => localStorage.setItem('tabs.os', 'amiga')),
    });
    expect(await selected(page)).toEqual(['Linux', 'Linux', 'Alone']);
  });

  test('show the panel that a hash leads into', async () => {
    const { page } = await site.open('/docs/first#inside-a-tab');
    await expect.poll(() => selected(page)).toEqual(['macOS', 'macOS', 'Alone']);
    expect(await page.locator('#inside-a-tab').isVisible()).toBe(true);
  });

  test('leave what the visitor looks at where it is', async () => {
    const { page } = await site.open('/docs/first', { viewport: { width: 1280, height: 400 } });
    const second = tabs(page).nth(3);
    await second.scrollIntoViewIfNeeded();
    const top = () =>
      tabs(page)
        .nth(2)
        .evaluate(tab => Math.round(tab.getBoundingClientRect().top));
    const before = await top();
    await second.click();
    expect(await top()).toBe(before);
  });
});

test('a wide table fades at the end that hides columns, and is whole while it has the focus', async () => {
  const { page } = await site.open('/docs/first#table', { viewport: { width: 390, height: 800 } });
  const table = page.locator('.table-scroll');
  const fade = () => table.evaluate(element => getComputedStyle(element).maskPosition);
  expect(await fade()).toMatch(/^100%/);
  await table.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(fade).toMatch(/^0(%|px)/);
  await table.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await table.evaluate(element => getComputedStyle(element).maskImage)).toBe('none');
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.evaluate(element => element.blur());
  expect(await table.evaluate(element => getComputedStyle(element).maskImage)).toBe('none');
});

test('a wide table scrolls by itself and by keyboard, the page does not', async () => {
  const { page } = await site.open('/docs/first', { viewport: { width: 390, height: 800 } });
  const table = page.locator('.table-scroll');
  expect(await table.getAttribute('role')).toBe('group');
  expect(await table.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('footnotes lead down and back', async () => {
  const { page } = await site.open('/docs/first');
  const reference = page.locator('main a[href="#footnote-1"]');
  await reference.click();
  await expect.poll(() => addressOn(page)).toBe('/docs/first#footnote-1');
  expect(await page.locator('#footnote-1').evaluate(note => note.matches(':target'))).toBe(true);
  await page.getByRole('link', { name: 'Back to reference 1' }).click();
  await expect.poll(() => addressOn(page)).toBe('/docs/first#footnote-1-reference');
});

describe('the link to a heading', () => {
  test('leads to it, and is no part of its name', async () => {
    const { page } = await site.open('/docs/first', WIDE);
    await page.getByRole('link', { name: 'Link to this section: Table' }).click();
    await expect.poll(() => addressOn(page)).toBe('/docs/first#table');
    expect(await page.getByRole('heading', { name: 'Table', exact: true }).count()).toBe(1);
  });

  test.each(['ltr', 'rtl'])('is in front of it while one points at it (%s)', async direction => {
    const { page } = await site.open('/docs/first', WIDE);
    await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction);
    const link = page.getByRole('link', { name: 'Link to this section: Table' });
    const opacity = () => link.evaluate(element => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    const heading = page.locator('#table');
    await heading.hover();
    expect(await opacity()).toBe('1');
    const [sign, title] = [await boxOf(link), await boxOf(heading)];
    const gap = direction === 'ltr' ? title.x - (sign.x + sign.width) : sign.x - (title.x + title.width);
    expect(Math.abs(gap)).toBeLessThan(1);
    expect(sign.y + sign.height).toBeGreaterThan(title.y);
    expect(sign.y).toBeLessThan(title.y + title.height);
  });
});
