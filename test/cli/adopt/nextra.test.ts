import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const PROJECT = {
  'next.config.mjs': `import nextra from 'nextra';

const withNextra = nextra({ latex: true });

export default withNextra({
  basePath: '/wheels',
  redirects: async () => [
    { source: '/old', destination: '/docs/guide#pump', permanent: true },
    { source: '/v1/:path*', destination: '/docs/:path*', permanent: true },
  ],
});
`,
  'app/layout.jsx': `import { Layout, Navbar } from 'nextra-theme-docs';
import { getPageMap } from 'nextra/page-map';

export const metadata = { metadataBase: new URL('https://wheels.example'), description: 'They turn.' };

const navbar = (
  <Navbar
    logo={<><img src="/logo.png" /> <b>Wheels</b> <i>2</i></>}
    projectLink="https://github.com/wheels/wheels"
    chatLink="https://chat.example"
  />
);

export default async function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <Layout navbar={navbar} pageMap={await getPageMap()} docsRepositoryBase="https://git.example/wheels/tree/main/site">
          {children}
        </Layout>
      </body>
    </html>
  );
}
`,
  'app/_meta.tsx': `export default {
  docs: { type: 'page', title: 'Documentation' },
  about: { type: 'menu', title: 'About', items: { team: '', forum: { title: 'Forum', href: 'https://forum.example' } } },
  shop: { type: 'page', href: 'https://shop.example', title: <span>Shop</span> },
};
`,
  'app/(home)/page.jsx': 'export default () => <h1>Wheels</h1>;\n',
  'app/about/team/page.mdx': '# The team\n\nWe.\n',
  'app/docs/[[...mdxPath]]/page.jsx': "import { importPage } from 'nextra/pages';\n",
  'content/_meta.js': `import { Separator } from './separator';

export default {
  index: 'Welcome',
  '--': { type: 'separator', title: <Separator>How to</Separator> },
  guide: { title: 'Guides', theme: { collapsed: true } },
  secret: { display: 'hidden' },
  git: { title: 'Code', href: 'https://git.example/wheels' },
  spokes: countSpokes(),
};
`,
  'content/index.mdx': '# Wheels\n\nRound, `as{:js}`.\n',
  'content/guide.mdx': `---
title: All guides
sidebarTitle: Guides
---
import { Bleed, Callout, Cards, FileTree, Steps, Tabs } from 'nextra/components';

<Callout type="error" emoji="x">Mind the [rim](/docs/guide/rim).</Callout>

<Callout>Oil.</Callout>

<Tabs items={['npm', <b>pnpm</b>, { label: 'yarn', disabled: true }]} storageKey="package">
  <Tabs.Tab>
    One
  </Tabs.Tab>
  <Tabs.Tab>Two</Tabs.Tab>
  <Tabs.Tab>Three</Tabs.Tab>
</Tabs>

<Steps>
### Pump

1. Up

### Ride
</Steps>

<Cards>
  <Cards.Card icon={<Wheel />} title="Rim" href="/docs/guide/rim" />
</Cards>

<FileTree>
  <FileTree.Folder name="app" defaultOpen>
    <FileTree.Folder name="docs">
      <FileTree.File name="page.mdx" />
    </FileTree.Folder>
  </FileTree.Folder>
  <FileTree.File name="package.json" />
</FileTree>

<Bleed>![A rim](./rim.png)</Bleed>
`,
  'content/guide/rim.mdx': '---\nasIndexPage: true\n---\n\nRims.\n',
  'content/rim.png': PIXEL,
  'content/secret.md': '# Secret\n\nHidden.\n',
  'content/use-spokes.md': 'Spokes.\n',
  'public/logo.png': PIXEL,
};

test('pages of Nextra keep their addresses, wherever they are', async () => {
  const { result, text } = await expectAnswers(PROJECT, [
    '/',
    '/docs',
    '/docs/guide',
    '/docs/guide/rim',
    '/docs/secret',
    '/docs/use-spokes',
    '/about/team',
    '/old',
    '/logo.png',
  ]);
  expect(result.stdout).toContain('Old addresses that answer: 8 of 8 (7 by a page, 1 by a redirect)');
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { docs, search } from '@mapwright/site/features';
    import { sidebars } from './sidebars.ts';

    export default defineConfig({
      url: 'https://wheels.example',
      baseUrl: '/wheels/',
      title: 'Wheels 2',
      description: 'They turn.',
      language: 'en',
      editUrl: 'https://git.example/wheels/edit/main/site/{file}',
      navbar: {
        title: 'Wheels 2',
        logo: '/logo.png',
        items: [
          { label: 'Documentation', to: '/docs', activeBase: '/docs' },
          {
            type: 'dropdown',
            label: 'About',
            items: [
              { label: 'Team', to: '/about/team' },
              { label: 'Forum', to: 'https://forum.example' },
            ],
          },
          { label: 'Shop', to: 'https://shop.example' },
          { label: 'GitHub', to: 'https://github.com/wheels/wheels', position: 'end' },
          { label: 'Chat', to: 'https://chat.example', position: 'end' },
        ],
      },
      markdown: { math: true },
      redirects: [{ from: '/old', to: '/docs/guide#pump' }],
      features: [
        docs({ path: '/', sidebars }),
        search(),
      ],
    });
    "
  `);
  expect(text('sidebars.ts')).toMatchInlineSnapshot(`
    "/** The sidebars of the docs. A text is a doc’s path without the ending. */
    export const sidebars = {
      docs: [
        { type: 'doc', id: 'docs/index', label: 'Welcome' },
        { type: 'heading', label: 'How to' },
        {
          type: 'category',
          label: 'Guides',
          link: { doc: 'docs/guide' },
          items: ['docs/guide/rim'],
        },
        { type: 'link', label: 'Code', to: 'https://git.example/wheels' },
        'docs/use-spokes',
      ],
      about: ['about/team/index'],
    } as const;
    "
  `);
  expect(text('ADOPTED.md')).toMatchInlineSnapshot(`
    "# Adopted from Nextra

    This site was made from the Nextra project in \`old\`, which has not changed.

    - Copied: 6 pages, 2 other files.
    - Old addresses that answer: 8 of 8 (7 by a page, 1 by a redirect).
    - The check of the new site finds nothing.

    ## What is still to do

    - Read the configuration in \`site.config.ts\`, and set \`url\`.
    - Links to edit a page expect this site where the old project is in the repository.
    - Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
    - Values of the configuration that only running it would give: write them by hand:
      - \`content/_meta.js:9:11\`
    - Rules for many paths at once were left behind:
      - \`next.config.mjs\`
    - The home page was a component: write it as content/pages/index.md. Until then / leads to the docs:
      - \`app/(home)/page.jsx\`
    - Delete this file.
    "
  `);
});

test('components of Nextra become directives', async () => {
  const { text } = await adoptProject(PROJECT);
  expect(text('content/docs/docs/guide.md')).toMatchInlineSnapshot(`
    "---
    sidebarLabel: Guides
    title: All guides
    ---

    :::danger
    Mind the [rim](/docs/guide/rim).
    :::

    :::note
    Oil.
    :::

    ::::tabs{group="package"}
    :::tab[npm]
    One
    :::

    :::tab[pnpm]
    Two
    :::

    :::tab[yarn]
    Three
    :::
    ::::

    ### Pump

    1. Up

    ### Ride

    ::::cards
    :::card[Rim]{href="/docs/guide/rim"}
    :::
    ::::

    - app
      - docs
        - page.mdx
    - package.json

    ![A rim](/images/rim.png)
    "
  `);
  expect(text('content/docs/docs/index.md')).toBe('# Wheels\n\nRound, `as`.\n');
  expect(text('content/docs/docs/use-spokes.md')).toBe('---\ntitle: Use Spokes\n---\n\nSpokes.\n');
});

test('a project of an older version, with pages and JSON, and an index in a folder', async () => {
  const { text } = await expectAnswers(
    {
      'docs/next.config.js':
        "const withNextra = require('nextra')({ theme: 'nextra-theme-docs', themeConfig: './theme.config.jsx' });\nmodule.exports = withNextra();\n",
      'docs/theme.config.jsx':
        "export default { logo: <span>My wheels</span>, project: { link: 'https://git.example/wheels' } };\n",
      'docs/pages/_app.mdx': 'export default function App() {}\n',
      'docs/pages/_meta.json': '{ "guide": "Guide", "index": "Start" }',
      'docs/pages/guide/_meta.json': '{ "index": ',
      'docs/pages/index.mdx': '# Start\n',
      'docs/pages/guide/index.mdx': '# All\n',
      'docs/pages/guide/rim.mdx': '# Rim\n',
      'docs/pages/shop.tsx': 'export default function Shop() {}\n',
      'docs/pages/api/pump.ts': 'export default function pump() {}\n',
      'docs/pages/404.mdx': '# Lost\n',
    },
    ['/', '/guide', '/guide/rim', '/shop'],
  );
  expect(text('site.config.ts')).toContain("title: 'My wheels',");
  expect(text('sidebars.ts')).toContain(
    `items: ['guide/index', 'guide/rim'],
    },
    { type: 'doc', id: 'index', label: 'Start' },
`,
  );
  expect(text('ADOPTED.md')).toContain(
    '- Files with titles and order that cannot be read: write the entries into sidebars.ts by hand:\n  - `docs/pages/guide/_meta.json`\n',
  );
});

test('a project of several languages, whose addresses without one lead to the default language', async () => {
  const { text } = await expectAnswers(
    {
      'next.config.js':
        "import nextra from 'nextra';\nexport default nextra({})({ i18n: { locales: ['de', 'en'], defaultLocale: 'en' }, redirects: [{ source: '/docs', destination: '/docs/rim' }] });\n",
      'content/en/docs/rim.mdx': '# Rim\n\n[Hub](/docs/hub)\n',
      'content/en/docs/hub.mdx': '# Hub\n',
      'content/de/docs/rim.mdx': '# Felge\n',
    },
    ['/', '/en/docs/rim', '/docs/rim', '/docs/hub', '/docs', '/de/docs/rim'],
  );
  expect(text('sidebars.ts')).toContain('de: [');
  expect(text('site.config.ts')).toContain("{ from: '/docs', to: '/docs/rim' }");
});
