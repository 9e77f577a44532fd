import { defineConfig } from '@mapwright/site/config';
import {
  apiReference,
  blog,
  changelog,
  docs,
  maps,
  markdownCopies,
  search,
  socialPictures,
} from '@mapwright/site/features';
import { docsSidebar } from './docs-sidebar.ts';
import { cardDrawings } from './features/card-drawings/index.ts';
import { editorScreens } from './features/editor-screens/index.ts';
import { handover } from './features/handover/index.ts';

/** Maps whose outlines no free source draws well enough: their addresses lead to the map that shows them. */
const WITHDRAWN_MAPS = {
  '/maps/europe': ['gibraltar-91ad', 'monaco-8870', 'vatican-city-6be6'],
  '/maps/north-america': ['saint-barthelemy-391e', 'sint-maarten-e45f'],
  '/maps/oceania': ['christmas-island-e7f0', 'tokelau-c3fc'],
};

/** Where messages go: a form posts to `endpoint`, or mail links lead to `email`. While there is neither, no page offers to take one. */
const CONTACT: { readonly endpoint: string | null; readonly email: string | null } = {
  endpoint: null,
  email: null,
};

/** What the owner of the site decides. What each field means stands in `src/generator/model/config.ts`. */
export default defineConfig({
  product: {
    name: 'Mapwright',
    slug: 'mapwright',
    application: { category: 'BusinessApplication', operatingSystem: 'WordPress' },
  },
  url: 'https://mapwright.example',
  baseUrl: '/',
  title: '{product}',
  description:
    'A WordPress plugin that builds interactive maps: regions, markers, directories, filters and statistics.',
  language: 'en',

  features: [
    docs({
      path: '/docs',
      title: 'Documentation',
      versions: [{ name: 'current', label: '8.7', folder: 'docs' }],
      sidebars: { docs: [...docsSidebar] },
      showLastUpdated: true,
      showReadingTime: true,
    }),
    apiReference({
      title: 'JavaScript API',
      entryPoints: ['content/api'],
      tsconfig: 'content/api/tsconfig.json',
      requiresComments: true,
    }),
    blog({
      description: 'Articles about {product}: how-tos, plans and releases.',
    }),
    changelog({
      description:
        'What changed in {product}, release by release. Security releases are marked. Many notes name only what a change is about, and most have no date.',
    }),
    maps({
      title: 'SVG maps',
      description:
        'Free SVG maps of the world, its continents, countries and US states. Every region has an ID and a name, and you choose the colours.',
      licencePage: '/cc',
      embed: { title: 'Shortcode', code: '[mapwright id="1"]' },
    }),
    search(CONTACT.endpoint === null && CONTACT.email === null ? {} : { contact: '/contact' }),
    markdownCopies(),
    socialPictures({ except: ['/api', '/changelog'] }),
    cardDrawings(),
    editorScreens(),
    handover({
      button: {
        selling: { label: 'Buy now', to: '/pricing' },
        otherwise: { label: 'See plans', to: '/pricing' },
      },
      contact: CONTACT,
    }),
  ],

  navbar: {
    title: '{product}',
    logo: '/favicon.svg',
    hideOnScroll: true,
    items: [
      { label: 'Features', to: '/features' },
      {
        type: 'dropdown',
        label: 'Solutions',
        items: [
          { label: 'All solutions', to: '/solutions' },
          { label: 'Store locator', to: '/solutions/store-locator' },
          { label: 'Real estate', to: '/solutions/real-estate' },
          { label: 'Sales representatives', to: '/solutions/sales-representatives' },
          { label: 'Heatmap and data visualization', to: '/solutions/heatmap-data-visualization' },
        ],
      },
      {
        type: 'dropdown',
        label: 'Who’s it for',
        items: [
          { label: 'Developers and agencies', to: '/industries/developers-agencies' },
          { label: 'Real estate', to: '/industries/real-estate' },
          { label: 'Retail', to: '/industries/retail' },
          { label: 'Non-profit', to: '/industries/non-profit' },
          { label: 'Government', to: '/industries/government' },
          { label: 'Service providers', to: '/industries/service-providers' },
          { label: 'Sales representatives', to: '/solutions/sales-representatives' },
        ],
      },
      { label: 'Maps', to: '/maps' },
      { label: 'Docs', to: '/docs' },
      { label: 'API', to: '/api' },
      { label: 'Blog', to: '/blog' },
      { label: 'Changelog', to: '/changelog' },
      { label: 'Log in', to: '/dashboard', position: 'end' },
    ],
  },

  footer: {
    groups: [
      {
        title: 'Main',
        items: [
          { label: 'Features', to: '/features' },
          { label: 'Solutions', to: '/solutions' },
          { label: 'Pricing', to: '/pricing' },
          { label: 'SVG maps', to: '/maps' },
          { label: 'Documentation', to: '/docs' },
          { label: 'JavaScript API', to: '/api' },
          { label: 'Support', to: '/support' },
        ],
      },
      {
        title: 'Who’s it for',
        items: [
          { label: 'Developers and agencies', to: '/industries/developers-agencies' },
          { label: 'Real estate', to: '/industries/real-estate' },
          { label: 'Retail', to: '/industries/retail' },
          { label: 'Non-profit', to: '/industries/non-profit' },
          { label: 'Government', to: '/industries/government' },
          { label: 'Service providers', to: '/industries/service-providers' },
        ],
      },
      {
        title: 'Legal',
        items: [
          { label: 'Terms', to: '/legal/terms' },
          { label: 'Privacy policy', to: '/legal/privacy-policy' },
          { label: 'Licences of the maps', to: '/cc' },
          { label: 'Report a vulnerability', to: '/vulnerability' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'About', to: '/about' },
          { label: 'Blog', to: '/blog' },
          { label: 'Changelog', to: '/changelog' },
          { label: 'Contact', to: '/contact' },
        ],
      },
    ],
    copyright: { from: 2012, to: 2025, holder: '{product}' },
  },

  announcement: {
    id: 'autumn-2025',
    content: 'The four plans of {product}, [side by side](/pricing).',
    isCloseable: true,
    endsAt: '2025-12-01T23:59:59Z',
  },

  colorMode: { default: 'light', disableSwitch: false, respectSystem: true },

  head: { image: '/social.png' },

  security: {
    contact: 'https://mapwright.example/vulnerability',
    expires: '2027-11-01T00:00:00Z',
    policy: 'https://mapwright.example/vulnerability',
    languages: ['en'],
  },

  sitemap: {
    areaExcludes: ['/blog', '/changelog', '/solutions', '/maps', '/contact', '/legal', '/dashboard', '/demo'],
  },

  // A page's first load: gzip bytes, and requests without fonts and images. The heaviest shows bands, a map and drawings of the editor.
  budgets: { script: 26_500, style: 15_700, inlineJson: 3_000, requests: 5 },

  redirects: Object.entries(WITHDRAWN_MAPS).flatMap(([to, pages]) =>
    pages.flatMap(page => [page, page.replace(/-\w+$/, '')].map(name => ({ from: `/maps/${name}`, to }))),
  ),
});
