import { describe, expect, test } from 'vitest';
import { findNearPages } from '../../../../src/features/search/client/near-pages.ts';
import { engineOf, pageOf } from '../sample-pages.ts';

const PATHS = {
  '/': 'Interactive maps',
  '/about': 'About',
  '/features': 'Features',
  '/docs': 'Documentation',
  '/docs/guides/gallery': 'Gallery',
  '/docs/guides/first-map': 'Your first map',
  '/docs/tutorials/maps-near-germany': 'Maps near Germany',
  '/maps': 'SVG maps',
  '/maps/germany-b2c0': 'Germany SVG map',
  '/maps/iowa-a984': 'Iowa SVG map',
  '/changelog': 'Changelog',
  '/changelog/8.7.0': '8.7.0: zoom',
};

const TEXT = 'A page about this gallery of features, with a foo and a map of Germany.';

/** The addresses that are offered instead of a path, on a site at a base URL. */
async function nearPages(path: string, base = '/'): Promise<readonly string[]> {
  const start = base.slice(0, -1);
  const pages = Object.entries(PATHS).map(([at, title]) =>
    pageOf(start + at, `<h1>${title}</h1><p>${TEXT}</p>`),
  );
  const { engine } = engineOf(pages, { baseUrl: base });
  return (await findNearPages(engine, { base, path: path.slice(1) })).map(({ href }) => href);
}

describe('the pages near an address without a page', () => {
  test.each([
    ['with its name elsewhere', '/guides/gallery', ['/docs/guides/gallery']],
    ['with its name, and an ending of its own', '/maps/germany', ['/maps/germany-b2c0']],
    ['for an ending of files', '/docs/first-map.php', ['/docs/guides/first-map']],
    ['for capital letters', '/docs/FirstMap', ['/docs/guides/first-map']],
    ['for one typing error', '/docs/galery', ['/docs/guides/gallery']],
    ['for two of them', '/maps/gernamy', ['/maps/germany-b2c0']],
    ['for a version', '/releases/8.7.0', ['/changelog/8.7.0']],
  ])('have it %s', async (_, path, pages) => {
    expect(await nearPages(path)).toEqual(pages);
  });

  test.each([
    ['/features/foo', '/features'],
    ['/features/foo/bar/', '/features'],
    ['/docs/foo', '/docs'],
    ['/changelog/8.7.99', '/changelog'],
  ])('are else the nearest one above it: %s', async (path, page) => {
    expect(await nearPages(path)).toEqual([page]);
  });

  test.each(['/nonexistent-page', '/foo', '/a', '/', '/%zz', '/foo/bar'])(
    'are none where words are only found in texts: %s',
    async path => {
      expect(await nearPages(path)).toEqual([]);
    },
  );

  test('are told apart by what is above them', async () => {
    const crumbs = (area: string) =>
      `<nav class="breadcrumbs"><ol><li>${area}</li><li>Gallery</li></ol></nav>`;
    const pages = ['Docs', 'API'].map(area => pageOf(`/${area}/gallery`, `${crumbs(area)}<h1>Gallery</h1>`));
    const found = await findNearPages(engineOf(pages).engine, { base: '/', path: 'gallery' });
    expect(found.map(({ title }) => title).sort()).toEqual(['API › Gallery', 'Docs › Gallery']);
  });

  test('are found below a base URL, too', async () => {
    expect(await nearPages('/docs/galery', '/base/')).toEqual(['/base/docs/guides/gallery']);
    expect(await nearPages('/features/foo', '/base/')).toEqual(['/base/features']);
    expect(await nearPages('/foo/bar', '/base/')).toEqual([]);
  });
});
