import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { sitemapPages } from '../../../src/generator/publish/sitemap-pages.ts';
import { sitemaps } from '../../../src/generator/publish/sitemaps.ts';
import { exampleConfig, examplePlan, exampleRoute, exampleUrl, textOf } from './example-site.ts';

describe('the pages of a sitemap', () => {
  const config = exampleConfig({
    sitemap: { areaExcludes: ['/docs/hidden/', '/api/auth'], excludes: ['/Components'] },
  });

  function pagesOf(...paths: string[]): Record<string, readonly string[]> {
    const plan = examplePlan({
      routes: paths.map(path => exampleRoute(path)),
      sitemapAreas: ['/docs', '/api'],
    });
    return Object.fromEntries(sitemapPages(plan, config).map(({ output, paths }) => [output, paths]));
  }

  test('are all of the site, and apart those of the docs and of the API reference', () => {
    expect(pagesOf('/', '/api', '/api/Map', '/apis', '/docs', '/docs/a', '/docs-old')).toEqual({
      'sitemap.xml': ['/', '/api', '/api/Map', '/apis', '/docs', '/docs/a', '/docs-old'],
      'docs/sitemap.xml': ['/docs', '/docs/a'],
      'api/sitemap.xml': ['/api', '/api/Map'],
    });
  });

  test('are none for an area without pages', () => {
    expect(Object.keys(pagesOf('/', '/docs'))).toEqual(['sitemap.xml', 'docs/sitemap.xml']);
  });

  test('are not those that an area excludes, nor what lies below them', () => {
    const pages = pagesOf('/docs', '/docs/hidden', '/docs/hidden/a', '/docs/hidden-not');
    expect(pages['docs/sitemap.xml']).toEqual(['/docs', '/docs/hidden-not']);
    expect(pages['sitemap.xml']).toContain('/docs/hidden/a');
  });

  test('are not those that the site excludes, nor those that say so themselves', () => {
    const routes = [
      exampleRoute('/'),
      exampleRoute('/Components/Footer'),
      exampleRoute('/draft', { isInSitemap: false }),
    ];
    expect(sitemapPages(examplePlan({ routes }), config)).toEqual([{ output: 'sitemap.xml', paths: ['/'] }]);
  });

  test('are the home page where an area has pages but none to show: a sitemap without one is not valid', () => {
    expect(pagesOf('/', '/api/auth/callback')['api/sitemap.xml']).toEqual(['/']);
  });
});

describe('sitemap files', () => {
  test('say how often a page changes and what it matters, in the order of the schema', async () => {
    const [file] = await sitemaps([{ output: 'sitemap.xml', paths: ['/', '/docs/ä & b'] }], {
      urlOf: exampleUrl,
    });
    expect(textOf(file)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://example.com/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>' +
        '<url><loc>https://example.com/docs/%C3%A4%20&amp;%20b</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>' +
        '</urlset>\n',
    );
  });

  test('name the pictures of a page for image search', async () => {
    const [file, without] = await sitemaps(
      [
        { output: 'sitemap.xml', paths: ['/', '/maps/a'] },
        { output: 'docs/sitemap.xml', paths: ['/'] },
      ],
      {
        urlOf: exampleUrl,
        picturesOf: path => (path === '/' ? [] : ['https://example.com/a.svg', 'https://example.com/a.png']),
      },
    );
    expect(textOf(file)).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const items = await parseSitemap(Readable.from([textOf(file)]));
    expect(items.map(({ img }) => img.map(({ url }) => url))).toEqual([
      [],
      ['https://example.com/a.svg', 'https://example.com/a.png'],
    ]);
    expect(textOf(without)).not.toContain('image');
  });

  test('are named by an index', async () => {
    const pages = [
      { output: 'sitemap.xml', paths: ['/'] },
      { output: 'docs/sitemap.xml', paths: ['/docs'] },
    ];
    const files = await sitemaps(pages, { urlOf: exampleUrl });
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'docs/sitemap.xml', 'sitemap-index.xml']);
    expect(textOf(files[2])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<sitemap><loc>https://example.com/sitemap.xml</loc></sitemap>' +
        '<sitemap><loc>https://example.com/docs/sitemap.xml</loc></sitemap>' +
        '</sitemapindex>\n',
    );
  });

  test('split where they grow over the limit, and no index names an index', async () => {
    const pages = [
      { output: 'sitemap.xml', paths: ['/', '/a', '/docs', '/docs/a', '/docs/b'] },
      { output: 'docs/sitemap.xml', paths: ['/docs', '/docs/a'] },
    ];
    const files = new Map(
      (await sitemaps(pages, { urlOf: exampleUrl, maxUrls: 2 })).map(file => [file.path, textOf(file)]),
    );
    const locationsOf = async (path: string) =>
      (await parseSitemap(Readable.from([files.get(path) ?? '']))).map(({ url }) => new URL(url).pathname);
    const partsOf = async (path: string) =>
      (await parseSitemapIndex(Readable.from([files.get(path) ?? '']))).map(
        ({ url }) => new URL(url).pathname,
      );
    const parts = ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'];
    expect(await partsOf('sitemap.xml')).toEqual(parts);
    expect(await partsOf('sitemap-index.xml')).toEqual([...parts, '/docs/sitemap.xml']);
    expect(await locationsOf('sitemap-2.xml')).toEqual(['/docs', '/docs/a']);
    expect(await locationsOf('docs/sitemap.xml')).toEqual(['/docs', '/docs/a']);
  });

  test('are none for a site without pages', async () => {
    expect(await sitemaps([{ output: 'sitemap.xml', paths: [] }], { urlOf: exampleUrl })).toEqual([]);
  });
});
