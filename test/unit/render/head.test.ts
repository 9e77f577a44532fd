import { expect, test } from 'vitest';
import { hrefOf as urlPathOf } from '../../../src/generator/plan/urls.ts';
import { headOf, siteHeadOf } from '../../../src/generator/render/head.ts';
import { config, head as page, plan } from '../plan/heads.ts';

const hrefOf = (path: string) => `/sub${path}`;

test('paths in the head of the configuration lie below the base URL, outside addresses stay', () => {
  const head = {
    fontStylesheet: 'https://fonts.example/f.css',
    preloadImage: '/shot.png',
    siteScript: '/app.js',
    tagManagerId: 'GTM-ABC123',
    image: null,
  };
  expect(siteHeadOf(plan([]), config({ head }), hrefOf)).toMatchObject({
    fontStylesheet: 'https://fonts.example/f.css',
    preloadImage: '/sub/shot.png',
    siteScript: '/sub/app.js',
    tagManagerId: 'GTM-ABC123',
  });
});

test('a file in the head may be written as a link is, with encoded characters and a query', () => {
  const href = (path: string) => urlPathOf(path, '/');
  const head = {
    ...config().head,
    siteScript: '/my%20app.js?v=2',
    fontStylesheet: '/f.css#x',
    image: '/a%20b.png',
  };
  expect(siteHeadOf(plan([]), config({ head }), href)).toMatchObject({
    siteScript: '/my%20app.js?v=2',
    fontStylesheet: '/f.css#x',
  });
});

test('nothing is loaded where nothing is configured', () => {
  const head = siteHeadOf(plan([]), config(), hrefOf);
  for (const field of ['fontStylesheet', 'preloadImage', 'siteScript', 'tagManagerId']) {
    expect(head).not.toHaveProperty(field);
  }
});

test('the picture of a page has an absolute URL, on this site or on another', () => {
  const image = (href: string) => {
    const [route] = plan([page({ file: 'content/pages/a.md' })]).routes;
    if (route === undefined) throw new Error('No page');
    const context = { head: siteHeadOf(plan([]), config(), hrefOf), config: config(), hrefOf };
    return headOf({ ...route, image: { href, width: 8, height: 4 } }, context).openGraph.image;
  };
  expect(image('/sub/a.png')).toEqual({ href: `${config().url}/sub/a.png`, width: 8, height: 4 });
  expect(image('https://images.example/a.png')?.href).toBe('https://images.example/a.png');
});
