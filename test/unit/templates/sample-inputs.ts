import { STYLESHEETS } from '../../../src/templates/contract/assets.ts';
import type { BodyData, DocumentInput } from '../../../src/templates/contract/document.ts';
import type { HeadData } from '../../../src/templates/contract/head.ts';
import type { PageData } from '../../../src/templates/contract/page.ts';
import { FOOTER, SHELL } from './sample-shell.ts';

const HEAD: HeadData = {
  title: 'Settings | Mapwright',
  description: 'Size, zoom and scroll of a map.',
  canonical: 'https://mapwright.example/docs/guides/map-editor/settings',
  isIndexed: true,
  openGraph: {
    type: 'article',
    title: 'Settings',
    siteName: 'Mapwright',
    image: { href: 'https://mapwright.example/shot.png', width: 800, height: 400 },
  },
  feeds: [{ title: 'Blog', href: '/blog/feed.xml', type: 'application/rss+xml' }],
  icons: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  manifest: '/site.webmanifest',
};

/** What a Markdown file became. */
export function sampleBody(changes: Partial<BodyData> = {}): BodyData {
  return { html: '<p>The body of the page.</p>', stylesheets: [], pictures: [], ...changes };
}

/** The whole input for a page; any part can be replaced. Style sheets have the names of the core's, and of a feature's. */
export function sampleInput(
  page: PageData,
  changes: Partial<DocumentInput> = {},
  further: readonly string[] = [],
): DocumentInput {
  return {
    language: 'en',
    policy: "default-src 'self'; script-src 'self' 'sha256-abc='",
    path: '/docs/guides/map-editor/settings',
    site: {
      url: 'https://mapwright.example',
      title: 'Mapwright',
      product: { name: 'Mapwright', application: null },
    },
    head: HEAD,
    assets: {
      stylesheets: Object.fromEntries(
        [...STYLESHEETS, 'panels', ...further].map(name => [name, `/assets/${name}-1.css`]),
      ),
      textFont: '/assets/text-1.woff2',
      script: '/assets/main-1.js',
    },
    shell: SHELL,
    footer: FOOTER,
    page,
    bodies: [sampleBody(), sampleBody(), sampleBody()],
    ...changes,
  };
}
