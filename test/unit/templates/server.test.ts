import { describe, expect, test } from 'vitest';
import { type DocumentInput, type HeadData, PLAIN } from '../../../src/templates/contract.ts';
import { useInlineScript } from '../../../src/templates/page-needs.ts';
import { renderDocument as renderServer } from '../../../src/templates/server.tsx';
import { inlineScripts, renderDocument } from './render-document.ts';
import { FOOTER, SHELL, sampleBody, sampleInput, samplePages } from './sample-inputs.ts';

const BODY = '<p>The body of the page.</p>';
const PAGES = samplePages();
const KINDS = Object.keys(PAGES) as (keyof typeof PAGES)[];
const WITH_BODY: readonly string[] = ['page', 'doc', 'post', 'release'];

describe.each(KINDS)('a page of the kind %s', kind => {
  const { html } = renderDocument(sampleInput(PAGES[kind]));

  test('is a whole document with a language, a title and a final line feed', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
    expect(html).toContain('<title>Settings | Mapwright</title>');
    expect(html.endsWith('</html>\n')).toBe(true);
  });

  test('has the skip link first, one main region and one first-level heading', () => {
    expect(html).toContain('<body>\n<a class="skip-link" href="#main">');
    expect(html.match(/<main id="main" tabindex="-1">/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('carries layout and shell as JSON, and neither content nor sidebar', () => {
    const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    const { sidebar, ...layout }: Record<string, unknown> = { ...PAGES[kind].layout };
    expect(JSON.parse(json)).toEqual({
      path: '/docs/guides/map-editor/settings',
      layout,
      shell: SHELL,
    });
    expect(html.includes('<nav class="sidebar" aria-label="docs pages">')).toBe(sidebar !== undefined);
    expect(json).not.toContain('The body of the page.');
  });

  test('has its content and its footer in frozen parts', () => {
    const content = html.indexOf('<div data-frozen="content">');
    const footer = html.indexOf('<footer data-frozen="footer" class="footer">');
    expect(content).toBeGreaterThan(html.indexOf('<main'));
    expect(footer).toBeGreaterThan(content);
    expect(html.indexOf(FOOTER.copyright)).toBeGreaterThan(footer);
    if (WITH_BODY.includes(kind)) expect(html).toContain(`<div class="prose">${BODY}</div>`);
  });

  test('has no id twice, no inline style and no inline handler', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(html).not.toMatch(/<[^>]* (style|on[a-z]+)=/);
  });

  test('is written as HTML is, without slashes at the end of empty elements', () => {
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('/>');
  });

  test('shows no button that does nothing without JavaScript', () => {
    for (const [button] of html.matchAll(/<button[^>]*>/g)) {
      expect(button).toMatch(/ popoverTarget="site-menu"| class="[^"]*script-only/i);
    }
  });
});

describe('the head', () => {
  test('names the assets: stylesheet, script and its preloads', () => {
    const html = document({});
    expect(html).toContain('<link rel="stylesheet" href="/assets/main-1.css">');
    expect(html).toContain('<script type="module" src="/assets/main-1.js"></script>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/react-1.js">');
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
    const input = sampleInput(PAGES.doc, { policy: "default-src 'self'; img-src \"<&" });
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
    const input = sampleInput(PAGES.doc, { bodies: [sampleBody({ pictures })] });
    return renderDocument({ ...input, head: { ...input.head, ...head } }).html;
  }
});

describe('inline scripts', () => {
  test('are those that the policy allows, the same on every page but the gallery’s index', () => {
    const announcement = { id: 'a', html: 'News', isCloseable: true };
    const shell = { ...SHELL, announcement };
    const [theme, banner, gallery, tagManager] = inlineScripts(shell, true);
    const changes: Partial<DocumentInput> = { shell, path: '/' };
    for (const kind of KINDS) {
      const input = sampleInput(PAGES[kind], changes);
      const { html } = renderDocument({ ...input, head: { ...input.head, tagManagerId: 'GTM-1' } });
      const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
      expect(scripts).toEqual(
        kind === 'map-list' ? [theme, gallery, banner, tagManager] : [theme, banner, tagManager],
      );
    }
  });

  test('are asked for by a name that a feature has', () => {
    const page = { kind: 'asking', layout: PLAIN, content: null };
    const Asking = () => {
      useInlineScript('unknown');
      return null;
    };
    const features = { pages: { asking: Asking }, inlineScripts: { known: '1' } };
    expect(() => renderServer(sampleInput(page), features)).toThrow('No inline script is named “unknown”');
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
    const { html } = renderDocument(sampleInput(PAGES.doc));
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
  const { html } = renderDocument(sampleInput(PAGES.doc));

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

describe('pagination', () => {
  test('marks the present page and names its neighbours', () => {
    const { html } = renderDocument(sampleInput(PAGES['release-list']));
    expect(html).toContain('<a href="/changelog" rel="prev">Newer</a>');
    expect(html).toContain('aria-label="Page 2" aria-current="page">2</a>');
    expect(html).toContain('<a href="/changelog/page/3" rel="next">Older</a>');
  });
});

describe('the changelog', () => {
  test('marks what each release did, and where readers must do something', () => {
    const { html } = renderDocument(sampleInput(PAGES['release-list']));
    expect(html).toContain('<li>Fixed</li><li><a href="/changelog/8.7.5#migration">Migration note</a></li>');
    expect(html).toContain('<li>Fixed</li><li class="is-security">Security release</li>');
    expect(html).toContain('<span>8.7.4</span> <b>markers that stay</b>');
  });

  test('has a link for each kind of change, and names the list that is shown', () => {
    const list = PAGES['release-list'];
    const { html } = renderDocument(sampleInput(list));
    expect(html).toContain('<a href="/changelog" aria-current="true"><span>All</span> <small>23</small></a>');
    expect(html).toContain('<a href="/changelog/fixed"><span>Fixed</span> <small>21</small></a>');
    const first = { ...list, content: { ...list.content, pages: { number: 1, hrefs: ['/changelog'] } } };
    expect(renderDocument(sampleInput(first)).html).toContain(
      '<a href="/changelog" aria-current="page"><span>All',
    );
  });

  test('has no filters where no release says what it did', () => {
    const list = PAGES['release-list'];
    const plain = { ...list, content: { ...list.content, filters: [] } };
    expect(renderDocument(sampleInput(plain)).html).not.toContain('release-filters');
  });

  test('marks releases in the archive', () => {
    const { content, ...page } = PAGES.archive;
    const marked = {
      label: 'Version 8',
      items: [{ label: '8.7.4', href: '/changelog/8.7.4', marks: { kinds: ['Security' as const] } }],
    };
    const { html } = renderDocument(
      sampleInput({ ...page, kind: 'release-archive', content: { ...content, groups: [marked] } }),
    );
    expect(html).toContain('<li class="is-security">Security release</li>');
    expect(html).toContain('/assets/changelog-1.css');
    expect(renderDocument(sampleInput(PAGES.archive)).html).not.toContain('/assets/changelog-1.css');
  });
});

test.each([
  ['category', ['main', 'panels']],
  ['authors', ['main', 'panels']],
  ['not-found', ['main', 'panels']],
  ['symbols', ['main', 'reference']],
  ['release', ['main', 'changelog']],
  ['release-list', ['main', 'changelog']],
  ['map', ['main', 'maps']],
  ['map-list', ['main', 'maps']],
  ['doc', ['main']],
] as const)('a page of the kind %s names the style sheets %j', (kind, stylesheets) => {
  const { html, stylesheets: named } = renderDocument(sampleInput(PAGES[kind]));
  expect(named).toEqual(stylesheets);
  expect(
    [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([a-z]+)-1\.css">/g)].map(([, name]) => name),
  ).toEqual(stylesheets);
});

test('a page names the style sheets of its bodies, in the order of all sheets', () => {
  const bodies = [sampleBody({ stylesheets: ['reference', 'panels'] })];
  expect(renderDocument(sampleInput(PAGES.page, { bodies })).stylesheets).toEqual([
    'main',
    'panels',
    'reference',
  ]);
});
