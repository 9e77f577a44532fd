import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const PROJECT = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import starlight from '@astrojs/starlight';

export const locales = { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } };

export default defineConfig({
  site: 'https://wheels.example/',
  base: '/docs',
  redirects: { '/old': '/guides/spokes/', '/chat': { status: 302, destination: 'https://chat.example/' } },
  integrations: [
    mdx(),
    starlight({
      title: { en: 'Wheels' },
      logo: { src: './src/assets/logo.png' },
      social: [{ icon: 'github', label: 'GitHub', href: 'https://git.example/wheels' }],
      editLink: { baseUrl: 'https://git.example/wheels/edit/main' },
      locales,
      sidebar: [
        'start',
        { label: 'Guides', collapsed: true, items: [{ label: 'All spokes', slug: 'guides/spokes' }, { label: 'Forum', link: 'https://forum.example/' }] },
        { label: 'Reference', autogenerate: { directory: 'reference' } },
      ],
      customCss: ['./src/a.css'],
    }),
  ],
});
`,
  'src/content/docs/index.mdx': `---
title: Welcome
template: splash
hero:
  title: Wheels
  tagline: They turn
  image: { file: ../../assets/spoke.png, alt: A spoke }
  actions:
    - { text: Start, link: /docs/start/, variant: primary }
---
import { Card, CardGrid } from '@astrojs/starlight/components';

<CardGrid stagger>
  <Card title="Round" icon="star">
    As a circle.
  </Card>
</CardGrid>
`,
  'src/content/docs/start.mdx': `---
title: Start
sidebar:
  order: 1
---
import { Tabs, TabItem, Steps, Aside } from '@astrojs/starlight/components';
import Wheel from '../../components/Wheel.astro';

![Spoke](../../assets/spoke.png)

<Tabs syncKey="os">
  <TabItem label="Linux">Pump.</TabItem>
  <TabItem label="Others">

    \`\`\`js "pump" ins={1}
    pump();
    \`\`\`

  </TabItem>
</Tabs>

<Steps>
1. Go to [the spokes](/docs/guides/spokes/).
</Steps>

<Wheel size={2} />
`,
  'src/content/docs/guides/Spokes.md': '---\ntitle: Spokes\n---\n\n:::tip[Oil]{icon="star"}\nThem.\n:::\n',
  'src/content/docs/reference/hub.md': '---\ntitle: Hub\nslug: reference/the-hub\n---\n\nHub.\n',
  'src/content/docs/reference/later.md': '---\ntitle: Later\ndraft: true\n---\n\nLater.\n',
  'src/content/docs/de/start.md': '---\ntitle: Anfang\n---\n\nAnfang.\n',
  'src/content/docs/404.md': '---\ntitle: Lost\n---\n',
  'src/assets/logo.png': PIXEL,
  'src/assets/spoke.png': PIXEL,
  'public/favicon.png': PIXEL,
};

test('pages of Starlight keep their addresses, also those that were shown in the default language', async () => {
  const { text, result } = await expectAnswers(PROJECT, [
    '/',
    '/start/',
    '/guides/spokes/',
    '/reference/the-hub/',
    '/de/start/',
    '/de/guides/spokes/',
    '/de/',
    '/old/',
    '/chat/',
    '/favicon.png',
  ]);
  expect(result.stdout).toContain('Old addresses that answer: 10 of 10 (5 by a page, 5 by a redirect)');
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { docs, search } from '@mapwright/site/features';
    import { sidebars } from './sidebars.ts';

    export default defineConfig({
      url: 'https://wheels.example',
      baseUrl: '/docs/',
      title: 'Wheels',
      language: 'en',
      editUrl: 'https://git.example/wheels/edit/main/{file}',
      navbar: {
        title: 'Wheels',
        logo: '/images/logo.png',
        items: [{ label: 'GitHub', to: 'https://git.example/wheels', position: 'end' }],
      },
      redirects: [
        { from: '/old', to: '/guides/spokes' },
        { from: '/chat', to: 'https://chat.example/' },
        { from: '/de/guides/spokes', to: '/guides/spokes' },
        { from: '/de', to: '/' },
        { from: '/de/reference/the-hub', to: '/reference/the-hub' },
      ],
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
      main: [
        'start',
        {
          type: 'category',
          label: 'Guides',
          items: [
            { type: 'doc', id: 'guides/Spokes', label: 'All spokes' },
            { type: 'link', label: 'Forum', to: 'https://forum.example/' },
          ],
        },
        {
          type: 'category',
          label: 'Reference',
          isCollapsed: false,
          items: [{ type: 'folder', folder: 'reference' }],
        },
      ],
      de: [{ type: 'folder', folder: 'de' }],
    } as const;
    "
  `);
});

test('components of Starlight become directives', async () => {
  const { text } = await adoptProject(PROJECT);
  expect(text('content/pages/index.md')).toMatchInlineSnapshot(`
    "---
    layout: landing
    title: Welcome
    ---

    :::hero[Wheels]{image="/images/spoke.png" alt="A spoke"}
    They turn

    :button[Start]{href="/start/"}
    :::

    ::::cards
    :::card[Round]
    As a circle.
    :::
    ::::
    "
  `);
  expect(text('content/docs/start.md')).toMatchInlineSnapshot(`
    "---
    title: Start
    sidebar:
      order: 1
    ---

    ![Spoke](/images/spoke.png)

    ::::tabs{group="os"}
    :::tab[Linux]
    Pump.
    :::

    :::tab[Others]
    \`\`\`js ins={1}
    pump();
    \`\`\`
    :::
    ::::

    :::steps
    1. Go to [the spokes](/guides/spokes/).
    :::
    "
  `);
  expect(text('content/docs/guides/Spokes.md')).toContain(':::tip[Oil]\n');
  expect(text('ADOPTED.md')).toMatchInlineSnapshot(`
    "# Adopted from Starlight

    This site was made from the Starlight project in \`old\`, which has not changed.

    - Copied: 6 pages, 3 other files.
    - Old addresses that answer: 10 of 10 (5 by a page, 5 by a redirect).
    - The check of the new site finds nothing.

    ## What is still to do

    - Read the configuration in \`site.config.ts\`, and set \`url\`.
    - Links to edit a page expect this site where the old project is in the repository.
    - Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
    - A site has one language for its interface. Pages in other languages keep their addresses, and have sidebars of their own:
      - \`astro.config.mjs\`
    - Style sheets and components of the theme were left behind: looks are a matter of the theme:
      - \`astro.config.mjs\`
    - The component <Wheel> is no part of the new site: write what it showed:
      - \`src/content/docs/start.mdx:26\`
    - Delete this file.
    "
  `);
});

test('a default language with a folder of its own', async () => {
  const { text } = await expectAnswers(
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'A', defaultLocale: 'en', locales: { en: { label: 'English' }, fr: { label: 'Français' } }, sidebar: ['b'] })] };\n",
      'src/content/docs/en/b.md': '---\ntitle: B\n---\n\nB.\n',
      'src/content/docs/fr/b.md': '---\ntitle: B\n---\n\nB.\n',
    },
    ['/en/b/', '/fr/b/'],
  );
  expect(text('sidebars.ts')).toContain("main: ['en/b']");
});

test('folders in capitals, rules for hosts and redirects without a slash keep their addresses', async () => {
  const { made, text } = await expectAnswers(
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default { redirects: { 'hub/old': 'hub/axle' }, integrations: [starlight({ title: 'A', locales: { root: { label: 'English' }, fr: { label: 'Français' } }, sidebar: [{ label: 'Hub', autogenerate: { directory: 'Hub' } }] })] };\n",
      'public/_redirects': '/hubs /hub/axle 301\n/a/* /:splat\n',
      'public/_headers': '/*\n  X-A: b\n',
      'src/assets/a.png': PIXEL,
      'src/content/docs/Hub/index.md': '---\ntitle: Hub\n---\n\nHub.\n',
      'src/content/docs/Hub/Axle.md':
        '---\ntitle: Axle\nimage: ../../../assets/a.png\n---\n\n![A](@assets/a.png)\n',
      'src/content/docs/fr/Hub/Axle.md': '---\ntitle: Essieu\n---\n\nEssieu.\n',
    },
    ['/hub/', '/hub/axle/', '/fr/hub/', '/fr/hub/axle/', '/hub/old/', '/hubs/', '/images/a.png'],
  );
  expect(text('content/docs/hub/Axle.md')).toBe(
    '---\nimage: /images/a.png\npermalink: /hub/axle\ntitle: Axle\n---\n\n![A](/images/a.png)\n',
  );
  expect(text('sidebars.ts')).toContain("items: [{ type: 'folder', folder: 'hub' }]");
  expect(text('ADOPTED.md')).toContain(
    '- Rules for many paths at once were left behind:\n  - `public/_redirects:2`',
  );
  expect(made.has('content/static/redirects')).toBe(false);
});

test('components are read with spaces around the equals sign, and in columns that mean nothing', async () => {
  const { text } = await expectAnswers(
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'A' })] };\n",
      'src/content/docs/index.mdx': `---
title: A
---
import { Tabs, TabItem, Steps } from '@astrojs/starlight/components';

Oil{' '}
it.

<Tabs>
\t<TabItem label="Linux">
\`\`\`sh
pump
\`\`\`
\t</TabItem>
    <TabItem label = "Others">
    \t<Steps>

        1. Pump:

            \`\`\`js
            pump({
    \t\t  hard,
            });
            \`\`\`

    \t</Steps>
    </TabItem>
</Tabs>
`,
    },
    ['/'],
  );
  expect(text('content/docs/index.md')).toMatchInlineSnapshot(`
    "---
    title: A
    ---

    Oil 
    it.

    :::::tabs
    :::tab[Linux]
    \`\`\`sh
    pump
    \`\`\`
    :::

    ::::tab[Others]
    :::steps
    1. Pump:

       \`\`\`js
       pump({
         hard,
       });
       \`\`\`
    :::
    ::::
    :::::
    "
  `);
});
