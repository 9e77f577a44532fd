import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadText } from '../../unit/load/load-text.ts';
import { useSiteBrowser } from '../harness.ts';
import { ATTACKS } from './attacks.ts';

const site = useSiteBrowser('shell');

test('no known attack in the HTML or Markdown of a writer runs in a page without any policy', async () => {
  expect(new Set(ATTACKS).size).toBeGreaterThan(200);
  const { page } = await site.open('/');
  for (const parser of ['native', 'remark'] as const) {
    const bodies = ATTACKS.map(text => bodyOf(text, { parser }));
    expect(await ranIn(page, bodies)).toEqual([]);
  }
  // Without the allowlist most of them do, so the page would have noticed.
  const trusted = ATTACKS.map(text => bodyOf(text, { trustHtml: true }));
  expect(await ranIn(page, trusted)).not.toEqual([]);
});

/** The body of a text, with the URLs of its slots as the writer wrote them. */
function bodyOf(text: string, options: Parameters<typeof loadText>[1]): string {
  const { head, body } = loadText(text, options);
  return body.html.replace(/\0(c?)(\d+)\0/g, (_, isCode: string, index: string) =>
    isCode === '' ? (head.references[Number(index)]?.url ?? '').replaceAll('"', '&quot;') : '',
  );
}

/** Numbers of the bodies whose scripts run while the page is loaded, touched and focused. */
async function ranIn(page: Page, bodies: readonly string[]): Promise<readonly number[]> {
  const blank = await page.context().newPage();
  const ran = await blank.evaluate(async texts => {
    const found: number[] = [];
    for (const [index, text] of texts.entries()) {
      const frame = document.createElement('iframe');
      document.body.replaceChildren(frame);
      const inner = frame.contentWindow as (Window & { alert: () => void }) | null;
      if (inner === null) continue;
      inner.alert = () => found.push(index);
      inner.document.open();
      inner.document.write(`<!doctype html><body>${text}`);
      inner.document.close();
      await new Promise(resolve => setTimeout(resolve));
      for (const element of inner.document.querySelectorAll<HTMLElement>('*')) {
        // A link that is followed would replace the frame.
        if (!/^\s*javascript:/i.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
        for (const type of [
          'mouseover',
          'mouseenter',
          'pointerdown',
          'focus',
          'click',
          'toggle',
          'error',
          'load',
        ])
          element.dispatchEvent(new Event(type));
      }
      await new Promise(resolve => setTimeout(resolve));
    }
    return [...new Set(found)];
  }, bodies);
  await blank.close();
  return ran;
}
