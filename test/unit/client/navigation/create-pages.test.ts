import { describe, expect, test } from 'vitest';
import { LayoutModuleError } from '../../../../src/client/load-error.ts';
import { createPages } from '../../../../src/client/navigation/create-pages.ts';
import Plain from '../../../../src/templates/layouts/plain.tsx';

/** What is asked of the parsed document, by hand: there is no DOM in these tests. The text names the layout and the build. */
function parse(html: string): Document {
  const [type, buildId] = html.split(' ');
  const data = { path: '/a', layout: { type }, shell: { buildId } };
  const sheet = { getAttribute: () => '/a.css' };
  const document = {
    title: 'A',
    documentElement: { lang: 'en' },
    head: { querySelectorAll: (selector: string) => (selector.includes('stylesheet') ? [sheet] : []) },
    getElementById: () => ({ textContent: JSON.stringify(data) }),
    querySelectorAll: () => [],
  };
  return document as unknown as Document;
}

function setUp(html: string) {
  const requests: (readonly [path: string, isUrgent: boolean])[] = [];
  const sheets: string[] = [];
  const pages = createPages({
    shell: { baseUrl: '/', buildId: 'new' },
    request: async (...request) => {
      requests.push(request);
      return { path: request[0], status: 200, html, bytes: 7 };
    },
    parse,
    origin: 'https://example.com',
    now: () => 0,
    loadStylesheets: async hrefs => void sheets.push(...hrefs),
  });
  return { pages, requests, sheets };
}

describe('loading a page', () => {
  test('waits for its style sheets, and finds the component that shows it', async () => {
    const { pages, requests, sheets } = setUp('plain new');
    const { page, ...place } = await pages.load('/a');
    expect(place).toEqual({ path: '/a', hash: '' });
    expect(page).toMatchObject({ Layout: Plain, data: { path: '/a' }, head: { title: 'A' } });
    expect([requests, sheets]).toEqual([[['/a', true]], ['/a.css']]);
  });

  test('of another build leaves the page, with its style sheets, to the browser', async () => {
    const { pages, sheets } = setUp('plain old');
    expect(await pages.load('/a')).toEqual({ path: '/a', hash: '' });
    expect(sheets).toEqual([]);
  });

  test('whose layout is unknown fails', async () => {
    await expect(setUp('unknown new').pages.load('/a')).rejects.toThrow(LayoutModuleError);
  });

  test('that the visitor is about to open uses what was loaded for it; what the visitor may need is asked for anew', async () => {
    for (const [early, count] of [
      ['preload', 1],
      ['prefetch', 2],
    ] as const) {
      const { pages, requests } = setUp('plain new');
      expect(await pages[early]('/a')).toBe(7);
      expect([pages.has('/a'), requests]).toEqual([true, [['/a', false]]]);
      await pages.load('/a');
      expect(requests).toHaveLength(count);
      pages.forget();
      expect(pages.has('/a')).toBe(false);
    }
  });
});
