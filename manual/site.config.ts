import { defineConfig } from '@mapwright/site/config';
import { diagrams, docs, markdownCopies } from '@mapwright/site/features';

/** The manual: a site of its own, in the base theme, built by the program that it describes. */
export default defineConfig({
  markdown: { math: true },
  features: [
    diagrams(),
    markdownCopies(),
    docs({
      title: 'Manual',
      showLastUpdated: false,
      sidebars: {
        manual: [
          'index',
          category('Start', 'start', ['install', 'first-site', 'folders', 'adopt']),
          category('Write', 'write', [
            'pages',
            'front-matter',
            'drafts',
            'sidebars',
            'versions',
            'posts',
            'releases',
            'text',
            'links',
            'images',
            'code',
            'formulas',
            'directives',
            'includes',
            'other-programs',
            'landing-pages',
            'maps',
            'api-reference',
            'search',
            'social-pictures',
            'markdown-copies',
            'checks',
          ]),
          'configure/index',
          category('Deploy', 'deploy', ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'plain', 'ci']),
          category('Extend', 'extend', ['feature', 'directive', 'page-kind', 'diagnostic', 'host']),
          'commands/index',
          category('Messages', 'messages', [
            'frontmatter',
            'markdown',
            'html',
            'link',
            'image',
            'directive',
            'include',
            'sidebar',
            'author',
            'tag',
            'data',
            'map',
            'social',
            'table',
            'diagram',
            'api',
            'docs',
            'source',
            'route',
            'redirect',
            'svg',
            'git',
            'config',
            'feature',
            'budget',
            'code',
            'highlight',
            'template',
            'usage',
            'adopt',
            'serve',
            'output',
            'cache',
          ]),
        ],
      },
    }),
  ],
  // The manual has to show the word itself, as it is written in sources.
  product: { name: '{product}', slug: 'product' },
  url: 'https://manual.example',
  title: 'site: the manual',
  description: 'How to write, configure, check and publish a website with the static-site generator “site”.',
  navbar: {
    title: 'site',
    items: [
      { label: 'Start', to: '/docs/start' },
      { label: 'Write', to: '/docs/write' },
      { label: 'Configure', to: '/docs/configure' },
      { label: 'Deploy', to: '/docs/deploy' },
      { label: 'Extend', to: '/docs/extend' },
      { label: 'Commands', to: '/docs/commands' },
      { label: 'Messages', to: '/docs/messages' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Learn',
        items: [
          { label: 'Install', to: '/docs/start/install' },
          { label: 'First site', to: '/docs/start/first-site' },
          { label: 'Front matter', to: '/docs/write/front-matter' },
          { label: 'Directives', to: '/docs/write/directives' },
        ],
      },
      {
        title: 'Look up',
        items: [
          { label: 'Configuration', to: '/docs/configure' },
          { label: 'Commands', to: '/docs/commands' },
          { label: 'Messages', to: '/docs/messages' },
          { label: 'Hosts', to: '/docs/deploy' },
        ],
      },
    ],
  },
});

/** A group of pages of one folder, in this order. */
function category(label: string, folder: string, pages: readonly string[]) {
  return {
    type: 'category',
    label,
    link: { doc: folder },
    isCollapsed: true,
    items: pages.map(page => `${folder}/${page}`),
  } as const;
}
