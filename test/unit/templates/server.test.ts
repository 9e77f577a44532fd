import { describe, expect, test } from 'vitest';
import type { HeadData } from '../../../src/templates/contract/head.ts';
import { PLAIN } from '../../../src/templates/contract/layout.ts';
import { useInlineScript } from '../../../src/templates/page-needs.ts';
import { inlineScripts, renderDocument } from '../../../src/templates/server.tsx';
import { describePage } from './describe-page.ts';
import { sampleBody, sampleInput } from './sample-inputs.ts';
import { SAMPLE_PAGES as PAGES } from './sample-pages.ts';
import { docLayout } from './sample-parts.ts';
import { SHELL, sampleSidebar } from './sample-shell.ts';

const IN_DOCS = { ...PAGES.page, layout: docLayout(sampleSidebar()) };

describePage(PAGES.page, { hasBody: true });
describePage(IN_DOCS, { hasBody: true });
describePage(PAGES.archive);
describePage(PAGES.authors, { stylesheets: ['main', 'panels'] });
describePage(PAGES.tags);
describePage(PAGES['not-found'], { stylesheets: ['main', 'panels'] });

describe('the head', () => {
  test('names the assets: stylesheet and script', () => {
    const html = document({});
    expect(html).toContain('<link rel="stylesheet" href="/assets/main-1.css">');
    expect(html).toContain('<script type="module" src="/assets/main-1.js"></script>');
  });

  test('describes the page to search engines and to those who share it', () => {
    const html = document({});
    expect(html).toContain('<meta name="description" content="Size, zoom and scroll of a map.">');
    expect(html).toContain(
      '<link rel="canonical" href="https://mapwright.example/docs/guides/map-editor/settings">',
    );
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
    expect(html).not.toContain('name="robots"');
  });

  test('says that a page is not to be indexed', () => {
    expect(document({ isIndexed: false })).toContain('<meta name="robots" content="noindex">');
  });

  test('loads nothing from elsewhere unless the configuration names it', () => {
    expect(document({})).not.toMatch(/googletagmanager|rel="preload" as="(?!font)|<script async/);
    const html = document({
      fontStylesheet: 'https://fonts.example/f.css',
      preloadImage: '/shot.png',
      siteScript: 'https://site.example/s.js',
      tagManagerId: 'GTM-1&2',
    });
    expect(html).toContain('<link rel="stylesheet" href="https://fonts.example/f.css">');
    expect(html).toContain('<script async src="https://site.example/s.js"></script>');
    expect(html).toContain('<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1%262">');
  });

  test('loads the picture of the first screen ahead, where the page has one', () => {
    const urgent = '<img src="/a.svg?x&amp;y" alt="2 > 1" loading="eager" fetchpriority="high">';
    const preloads = (pictures: readonly string[], head: Partial<HeadData> = {}) =>
      document(head, pictures).match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const link = (values: string) => [`<link rel="preload" as="image" ${values} fetchpriority="high">`];
    expect(preloads(['<img src="/b.png" alt="">', urgent, urgent])).toEqual(
      link('href="/a.svg?x&amp;y" type="image/svg+xml"'),
    );
    expect(
      preloads([
        '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" sizes="50vw" crossorigin="anonymous" fetchpriority="high">',
      ]),
    ).toEqual(
      link('href="/a.png" imagesrcset="/a.png 1x, /b.png 2x" imagesizes="50vw" crossorigin="anonymous"'),
    );
    const preloadImage = '/shot.png';
    expect(preloads(['<img alt="" src="/shot.png">'])).toEqual([]);
    expect(preloads(['<img alt="" src="/shot.png">'], { preloadImage })).toEqual(
      link('href="/shot.png" type="image/png"'),
    );
    expect(preloads([], { preloadImage })).toEqual([]);
  });

  test('says the policy before anything that it governs', () => {
    const input = sampleInput(PAGES.page, { policy: "default-src 'self'; img-src \"<&" });
    const [, charset, policy] = /<head>\n(.*)\n(.*)\n/.exec(renderDocument(input).html) ?? [];
    expect(charset).toBe('<meta charset="utf-8">');
    expect(policy).toBe(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src &quot;&lt;&amp;">`,
    );
  });

  test('lets no text out of its place', () => {
    const evil = `"><script>alert(1)</script>'`;
    const html = document({
      title: evil,
      description: evil,
    });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain(`<title>"&gt;&lt;script&gt;alert(1)&lt;/script&gt;'</title>`);
  });

  function document(head: Partial<HeadData>, pictures: readonly string[] = []): string {
    const input = sampleInput(PAGES.page, { path: '/', bodies: [sampleBody({ pictures })] });
    return renderDocument({ ...input, head: { ...input.head, ...head } }).html;
  }
});

describe('inline scripts', () => {
  test('are asked for by a name that a feature has', () => {
    const page = { kind: 'asking', layout: PLAIN, content: null };
    const Asking = () => {
      useInlineScript('unknown');
      return null;
    };
    const features = { pages: { asking: Asking }, inlineScripts: { known: '1' } };
    expect(() => renderDocument(sampleInput(page), features)).toThrow('No inline script is named “unknown”');
  });

  test('speak of the base URL on the home page alone', () => {
    const [, banner = ''] = inlineScripts(SHELL, false);
    expect(renderDocument(sampleInput(PAGES.page, { path: '/' })).html).toContain(banner);
    expect(renderDocument(sampleInput(PAGES.page, { path: '/about' })).html).not.toContain(banner);
  });
});

describe('the color mode', () => {
  test('is written into the document where the system is not asked', () => {
    const colorMode = { defaultMode: 'dark', isSwitchDisabled: true, respectsSystem: false } as const;
    const { html } = renderDocument(sampleInput(PAGES.page, { shell: { ...SHELL, colorMode } }));
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).not.toContain('icon-button color-mode');
  });
});

describe('the navbar', () => {
  test('marks the item below whose path the page lies', () => {
    const { html } = renderDocument(sampleInput(IN_DOCS));
    expect(html).toContain('<a href="/docs" aria-current="true">Docs</a>');
    expect(html).not.toContain('<a href="/blog" aria-current');
  });

  test('opens dropdowns without JavaScript', () => {
    expect(renderDocument(sampleInput(PAGES.page)).html).toMatch(
      /<details class="dropdown" name="navbar"><summary>Solutions<\/summary><ul><li><a href="\/solutions\/store-locator">/,
    );
  });
});

describe('the sidebar', () => {
  const { html } = renderDocument(sampleInput(IN_DOCS));

  test('marks the page that is shown and keeps the class that its writer gave it', () => {
    expect(html).toContain(
      '<li class="is-new"><a href="/docs/guides/map-editor/settings" aria-current="page">Settings</a></li>',
    );
  });

  test('reads a category without a page as text, and links one that has a page', () => {
    expect(html).toContain('<span>Tutorials</span>');
    expect(html).toMatch(
      /<li class="category"[^>]*><a href="\/docs\/getting-started">Getting started<\/a><\/li>/,
    );
  });

  test('opens links to other sites in a new tab', () => {
    expect(html).toContain(
      '<a href="https://example.org/forum" target="_blank" rel="noopener noreferrer">Community forum</a>',
    );
  });
});

test('a page names the style sheets of its bodies, in the order of all sheets', () => {
  const bodies = [sampleBody({ stylesheets: ['figures', 'panels'] })];
  const input = sampleInput(PAGES.page, { bodies }, ['figures']);
  expect(renderDocument(input).stylesheets).toEqual(['main', 'panels', 'figures']);
});
