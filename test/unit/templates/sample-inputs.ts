import type { SymbolListContent } from '../../../src/features/api-reference/contract.ts';
import type { PostContent, PostListContent, PostSummary } from '../../../src/features/blog/contract.ts';
import type { ReleaseContent, ReleaseListContent } from '../../../src/features/changelog/contract.ts';
import type { CategoryContent, DocContent } from '../../../src/features/docs/contract.ts';
import type { MapCardData, MapContent, MapListContent } from '../../../src/features/maps/contract.ts';
import {
  type ArchiveContent,
  type AuthorData,
  type AuthorsContent,
  type BodyData,
  type DocLayout,
  type DocumentInput,
  type FooterData,
  type HeadData,
  type MarkdownPageContent,
  type NotFoundContent,
  type PageData,
  PLAIN,
  type ShellData,
  type SidebarItemData,
  STYLESHEETS,
  type TagsContent,
} from '../../../src/templates/contract.ts';

/** A shell as the site's configuration makes one. */
export const SHELL: ShellData = {
  productName: 'Mapwright',
  productSlug: 'mapwright',
  baseUrl: '/',
  buildId: 'b1',
  navbar: {
    title: 'Mapwright',
    home: '/',
    logo: '/logo.svg',
    start: [
      { type: 'link', label: 'Features', href: '/features', activeBase: '/features' },
      { type: 'link', label: 'Maps', href: '/maps', activeBase: '/maps' },
      {
        type: 'dropdown',
        label: 'Solutions',
        items: [
          { label: 'Store locator', href: '/solutions/store-locator' },
          { label: 'Real estate', href: '/solutions/real-estate' },
          { label: 'Heatmaps and data', href: '/solutions/heatmap-data-visualization' },
        ],
      },
      { type: 'link', label: 'Docs', href: '/docs', activeBase: '/docs' },
      { type: 'link', label: 'Blog', href: '/blog', activeBase: '/blog' },
    ],
    end: [
      { type: 'link', label: 'Changelog', href: '/changelog', activeBase: '/changelog' },
      { type: 'link', label: 'Log in', href: '/dashboard', activeBase: '/dashboard' },
      { type: 'button', label: 'Buy now', href: '/pricing' },
    ],
    hideOnScroll: true,
  },
  colorMode: { defaultMode: 'light', isSwitchDisabled: false, respectsSystem: true },
};

/** A footer with the specification's four groups. */
export const FOOTER: FooterData = {
  groups: [
    {
      title: 'Main',
      items: [
        { label: 'Features', href: '/features' },
        { label: 'Map gallery', href: '/maps' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Demo', href: '/demo' },
      ],
    },
    {
      title: "Who's it for",
      items: [
        { label: 'Developers and agencies', href: '/industries/developers-agencies' },
        { label: 'Real estate', href: '/industries/real-estate' },
        { label: 'Retail', href: '/industries/retail' },
        { label: 'Non-profit', href: '/industries/non-profit' },
      ],
    },
    {
      title: 'Legal',
      items: [
        { label: 'Terms', href: '/legal/terms' },
        { label: 'Privacy policy', href: '/legal/privacy-policy' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', href: '/blog' },
        { label: 'Changelog', href: '/changelog' },
        { label: 'Plugin page', href: 'https://example.org/plugin', external: true },
      ],
    },
  ],
  copyright: 'Copyright © 2012–2025 Mapwright',
};

/** A sidebar of `count` links in the open branch, with a closed branch and a category without a page. */
export function sampleSidebar(count = 12): readonly SidebarItemData[] {
  const pages: SidebarItemData[] = Array.from({ length: count }, (_, index) => ({
    type: 'link',
    label: `Chapter ${index + 1}`,
    href: `/docs/guides/map-editor/chapter-${index + 1}`,
  }));
  return [
    { type: 'link', label: 'Introduction', href: '/docs' },
    { type: 'heading', label: 'Using the plugin' },
    {
      type: 'category',
      label: 'Getting started',
      href: '/docs/getting-started',
      isOpen: false,
      branch: '/_data/1.json',
    },
    {
      type: 'category',
      label: 'Guides',
      isOpen: true,
      items: [
        { type: 'link', label: 'How to insert a map', href: '/docs/guides/how-to-insert-map' },
        {
          type: 'category',
          label: 'Map editor',
          href: '/docs/guides/map-editor',
          isOpen: true,
          items: [
            {
              type: 'link',
              label: 'Settings',
              href: '/docs/guides/map-editor/settings',
              className: 'is-new',
            },
            ...pages,
          ],
        },
      ],
    },
    { type: 'category', label: 'Tutorials', isOpen: false, branch: '/_data/2.json' },
    { type: 'link', label: 'Community forum', href: 'https://example.org/forum', external: true },
  ];
}

const AUTHOR: AuthorData = {
  name: 'Ada Example',
  title: 'Cartographer',
  href: '/blog/authors/ada',
  image: '/ada.svg',
};
const DATE = { iso: '2025-05-05', text: 'May 5, 2025' };
const TAGS = [
  { label: 'Release', href: '/blog/tags/release', description: 'News of versions', count: 3 },
  { label: 'Roadmap', href: '/blog/tags/roadmap', count: 1 },
];
const RELATED = [
  { label: 'Archive', href: '/blog/archive' },
  { label: 'Tags', href: '/blog/tags' },
  { label: 'Authors', href: '/blog/authors' },
  { label: 'RSS feed', href: '/blog/feed.xml' },
];
const PAGER = {
  previous: { label: 'Overview of the map editor', href: '/docs/guides/map-editor/overview' },
  next: { label: 'Templates', href: '/docs/guides/map-editor/templates' },
};
const TOC = [
  { id: 'size', text: 'Size of the map', level: 2 },
  { id: 'keep-the-ratio', text: 'Keep the ratio', level: 3 },
  { id: 'zoom', text: 'Zoom', level: 2 },
  { id: 'tables-and-figures', text: 'Tables & figures', level: 2 },
];
const BREADCRUMBS = [
  { label: 'Docs', href: '/docs' },
  { label: 'Guides' },
  { label: 'Map editor', href: '/docs/guides/map-editor' },
  { label: 'Settings' },
];

function docLayout(sidebar: readonly SidebarItemData[]): DocLayout {
  return {
    type: 'docs',
    sidebarName: 'docs',
    sidebar,
    toc: TOC,
    versions: [
      { name: 'current', label: 'Next', href: '/docs/next/guides/map-editor/settings', isCurrent: false },
      { name: '8.x', label: '8.x', href: '/docs/guides/map-editor/settings', isCurrent: true },
    ],
  };
}

const MAP: MapContent = {
  title: 'Germany',
  heading: 'Germany SVG map',
  description: 'Germany as a vector map: 16 states, each with its ISO 3166-2 code.',
  breadcrumbs: [
    { label: 'Map gallery', href: '/maps' },
    { label: 'Europe', href: '/maps/europe-1a2b' },
    { label: 'Germany' },
  ],
  slug: 'germany',
  regionsName: 'states',
  width: 1000,
  height: 1353,
  svg: { href: '/assets/maps/germany.12345678.svg', name: 'germany.svg', bytes: 38_412 },
  geoJson: { href: '/assets/maps/germany.12345678.geojson', name: 'germany.geojson', bytes: 1_234_567 },
  csv: { href: '/assets/maps/germany.12345678.csv', name: 'germany.csv', bytes: 320 },
  regions: [
    { id: 'DE-TH', title: 'Thuringia', x: 512.5, y: 700 },
    { id: 'DE-BE', title: 'Berlin', x: 801, y: 423.1 },
  ],
  facts: [
    { label: 'Regions', value: '16 states' },
    { label: 'Licence', value: 'Public domain', href: '/cc' },
  ],
  calibration: { text: 'x is linear in longitude.', json: '{\n  "west": 5.8\n}' },
  note: 'Borders as of 2023.',
  embed: [
    { title: 'Shortcode', code: '[mapwright id="1"]' },
    { title: 'HTML', code: '<img src="germany.svg" alt="Map of Germany">' },
  ],
  related: [{ title: 'Neighbours', maps: [mapCard('France', 'france')] }],
  credits: [{ label: 'Natural Earth', href: 'https://example.org/earth', external: true }],
};

function mapCard(label: string, slug: string): MapCardData {
  return {
    label,
    href: `/maps/${slug}-1a2b`,
    slug,
    thumbnail: `/assets/maps/${slug}.12345678.thumbnail.svg`,
    regionCount: 16,
    regions: '16 states',
  };
}

function post(title: string, slug: string): PostSummary {
  return {
    title,
    href: `/blog/${slug}`,
    date: DATE,
    authors: [AUTHOR],
    tags: TAGS.map(({ label, href }) => ({ label, href })),
    excerpt:
      'A map of places that do not exist needs the same care as any other: scale, a legend, and a reason to look.',
    readingMinutes: 4,
  };
}

function release(version: string): ReleaseContent & { readonly href: string } {
  return {
    version,
    title: `${version}: markers that stay`,
    headline: 'markers that stay',
    href: `/changelog/${version}`,
    date: DATE,
    marks: {
      kinds: version === '8.7.4' ? ['Fixed', 'Security'] : ['Fixed'],
      ...(version === '8.7.5' && { migrationHref: '/changelog/8.7.5#migration' }),
    },
    authors: [],
    pager: { previous: { label: '8.7.3', href: '/changelog/8.7.3' } },
  };
}

interface Contents {
  page: MarkdownPageContent;
  doc: DocContent;
  category: CategoryContent;
  symbols: SymbolListContent;
  post: PostContent;
  'post-list': PostListContent;
  release: ReleaseContent;
  'release-list': ReleaseListContent;
  archive: ArchiveContent;
  authors: AuthorsContent;
  tags: TagsContent;
  map: MapContent;
  'map-list': MapListContent;
  'not-found': NotFoundContent;
}

/** Every kind of page with plausible values. */
export function samplePages(sidebarLinks?: number): {
  readonly [Kind in keyof Contents]: PageData & { readonly kind: Kind; readonly content: Contents[Kind] };
} {
  const sidebar = sampleSidebar(sidebarLinks);
  return {
    page: {
      kind: 'page',
      layout: PLAIN,
      content: { title: 'About', description: 'Who makes this, and why.', width: 'default' },
    },
    doc: {
      kind: 'doc',
      layout: docLayout(sidebar),
      content: {
        title: 'Settings',
        breadcrumbs: BREADCRUMBS,
        pager: PAGER,
        tags: TAGS.map(({ label, href }) => ({ label, href })),
        editHref: 'https://example.org/edit/settings.md',
        lastUpdated: DATE,
        readingMinutes: 3,
        versionBanner: {
          text: 'These are the docs of an unreleased version.',
          link: { label: 'Read the latest.', href: '/docs/guides/map-editor/settings' },
        },
      },
    },
    category: {
      kind: 'category',
      layout: { type: 'docs', sidebarName: 'docs', sidebar, toc: [] },
      content: {
        title: 'Map editor',
        description: 'Everything that the editor offers, panel by panel.',
        breadcrumbs: BREADCRUMBS.slice(0, 3),
        items: [
          {
            label: 'Settings',
            href: '/docs/guides/map-editor/settings',
            description: 'Size, zoom and scroll of a map.',
          },
          {
            label: 'Templates',
            href: '/docs/guides/map-editor/templates',
            description: 'What tooltips and popovers say.',
          },
          {
            label: 'Regions',
            href: '/docs/regions',
            description: 'Shapes, their fields and their statuses.',
            count: 5,
          },
        ],
        pager: PAGER,
      },
    },
    symbols: {
      kind: 'symbols',
      layout: { type: 'docs', sidebarName: 'docs', sidebar, toc: [] },
      content: {
        title: 'All symbols',
        description: 'Every class and member.',
        breadcrumbs: BREADCRUMBS.slice(0, 2),
        groups: [
          {
            label: 'A',
            symbols: [
              {
                label: 'ArrayIndexed',
                href: '/api/Core/ArrayIndexed#ArrayIndexed',
                kind: 'class',
                summary: 'An array whose items are found by their ids.',
              },
            ],
          },
        ],
      },
    },
    post: {
      kind: 'post',
      layout: { type: 'article', toc: TOC },
      content: {
        title: 'How to draw a fantasy map',
        date: DATE,
        authors: [AUTHOR, { name: 'Ben Example' }],
        tags: TAGS,
        readingMinutes: 4,
        editHref: 'https://example.org/edit/fantasy-maps.md',
        pager: PAGER,
      },
    },
    'post-list': {
      kind: 'post-list',
      layout: PLAIN,
      content: {
        title: 'Blog',
        description: 'News and how-tos about maps on the web.',
        posts: [
          { ...post('How to draw a fantasy map', 'fantasy-maps'), image: '/shot.svg' },
          post('New pricing plans', 'pricing-plans'),
          post('Speeding up map loading', 'speed'),
        ],
        pages: { number: 1, hrefs: ['/blog'] },
        related: RELATED,
      },
    },
    release: { kind: 'release', layout: { type: 'article', toc: [] }, content: release('8.7.4') },
    'release-list': {
      kind: 'release-list',
      layout: PLAIN,
      content: {
        title: 'Changelog',
        description: 'What changed in each release.',
        releases: ['8.7.5', '8.7.4', '8.7.3'].map(release),
        filters: [
          { label: 'All', href: '/changelog', count: 23, isCurrent: true },
          { label: 'Fixed', href: '/changelog/fixed', count: 21, isCurrent: false },
        ],
        pages: { number: 2, hrefs: ['/changelog', '/changelog/page/2', '/changelog/page/3'] },
        related: RELATED,
      },
    },
    archive: {
      kind: 'archive',
      layout: PLAIN,
      content: {
        title: 'Archive',
        description: 'Every post, newest first.',
        groups: [
          { label: '2025', items: [{ label: 'New pricing plans', href: '/blog/pricing-plans', date: DATE }] },
          {
            label: '2024',
            items: [
              { label: 'The roadmap', href: '/blog/roadmap' },
              { label: 'Fantasy maps', href: '/blog/fantasy-maps', date: DATE },
            ],
          },
        ],
        related: RELATED,
      },
    },
    authors: {
      kind: 'authors',
      layout: PLAIN,
      content: {
        title: 'Authors',
        authors: [
          { ...AUTHOR, count: 4 },
          { name: 'Ben Example', count: 1 },
        ],
        related: RELATED,
      },
    },
    tags: { kind: 'tags', layout: PLAIN, content: { title: 'Tags', tags: TAGS, related: RELATED } },
    map: { kind: 'map', layout: PLAIN, content: MAP },
    'map-list': {
      kind: 'map-list',
      layout: PLAIN,
      content: {
        title: 'Map gallery',
        description: 'Vector maps of the world, its countries and their parts, free to download.',
        kinds: [
          { value: 'world', label: 'World', count: 0 },
          { value: 'continent', label: 'Continents', count: 1 },
          { value: 'country', label: 'Countries', count: 2 },
        ],
        continents: [{ value: 'europe', label: 'Europe', count: 3 }],
        groups: [
          {
            id: 'world',
            title: 'World and continents',
            maps: [{ ...mapCard('Europe', 'europe'), kind: 'continent', continent: 'europe' }],
          },
          {
            id: 'europe',
            title: 'Europe',
            maps: [
              { ...mapCard('Germany', 'germany'), words: 'DE', kind: 'country', continent: 'europe' },
              { ...mapCard('Türkiye', 'turkey'), kind: 'country', continent: 'asia' },
            ],
          },
        ],
        credits: { label: 'Credits and licences', href: '/cc' },
      },
    },
    'not-found': {
      kind: 'not-found',
      layout: PLAIN,
      content: {
        links: [
          { label: 'Home', href: '/' },
          { label: 'Docs', href: '/docs' },
          { label: 'Map gallery', href: '/maps' },
        ],
      },
    },
  };
}

const HEAD: HeadData = {
  title: 'Settings | Mapwright',
  description: 'Size, zoom and scroll of a map.',
  canonical: 'https://mapwright.example/docs/guides/map-editor/settings',
  isIndexed: true,
  openGraph: {
    type: 'article',
    title: 'Settings',
    siteName: 'Mapwright',
    image: 'https://mapwright.example/shot.png',
  },
  feeds: [{ title: 'Blog', href: '/blog/feed.xml', type: 'application/rss+xml' }],
  icons: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  manifest: '/site.webmanifest',
};

/** What a Markdown file became. */
export function sampleBody(changes: Partial<BodyData> = {}): BodyData {
  return { html: '<p>The body of the page.</p>', stylesheets: [], pictures: [], ...changes };
}

/** The whole input for a page; any part can be replaced. */
export function sampleInput(page: PageData, changes: Partial<DocumentInput> = {}): DocumentInput {
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
        [...STYLESHEETS, 'reference', 'changelog', 'maps', 'figures'].map(name => [
          name,
          `/assets/${name}-1.css`,
        ]),
      ),
      textFont: '/assets/text-1.woff2',
      script: '/assets/main-1.js',
      modulePreloads: ['/assets/react-1.js', '/assets/doc-1.js'],
    },
    shell: SHELL,
    footer: FOOTER,
    page,
    bodies: [sampleBody(), sampleBody(), sampleBody()],
    ...changes,
  };
}
