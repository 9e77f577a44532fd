import { expect, test } from 'vitest';
import { siteHeadOf } from '../../../src/generator/render/head.ts';
import { config, plan } from '../plan/heads.ts';

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

test('nothing is loaded where nothing is configured', () => {
  const head = siteHeadOf(plan([]), config(), hrefOf);
  for (const field of ['fontStylesheet', 'preloadImage', 'siteScript', 'tagManagerId']) {
    expect(head).not.toHaveProperty(field);
  }
});
