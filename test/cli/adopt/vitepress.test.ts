import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const PROJECT = {
  '.vitepress/config.ts': `import { defineConfig, type DefaultTheme } from 'vitepress';
import { withMermaid } from 'vitepress-plugin-mermaid';

const version: string = '2.0';

export default withMermaid(defineConfig({
  title: 'Wheels',
  description: \`About wheels \${version}\`,
  lang: 'en-US',
  base: '/wheels/',
  srcExclude: ['**/notes/**'],
  sitemap: { hostname: 'https://wheels.example' },
  rewrites: { 'packages/:name/README.md': ':name/index.md' },
  markdown: { math: true },
  themeConfig: {
    logo: { src: '/logo.png', alt: '' },
    nav: nav(),
    sidebar: {
      '/guide/': { base: '/guide/', items: guide() },
      '/hub/': [{ text: 'Hub', link: '/hub/' }, { text: 'Forum', link: 'https://forum.example/' }],
    },
    socialLinks: [{ icon: 'github', link: 'https://git.example/wheels' }],
    editLink: { pattern: 'https://git.example/wheels/edit/main/:path' },
    footer: { message: compute() },
    outline: compute(),
  },
  locales: { root: { label: 'English' }, de: { label: 'Deutsch', lang: 'de', themeConfig: { sidebar: [{ text: 'Start', link: '/de/start' }] } } },
}));

function nav(): DefaultTheme.NavItem[] {
  return [
    { text: 'Guide', link: '/guide/spokes', activeMatch: '/guide/' },
    { text: version, items: [{ text: 'Changes', link: 'https://git.example/wheels/changes' }] },
    ...more(),
  ];
}

function guide(): DefaultTheme.SidebarItem[] {
  return [{ text: 'Basics', collapsed: true, items: [{ text: 'All spokes', link: 'spokes' }, { text: 'Gone', link: 'gone' }] }];
}
`,
  'index.md': `---
layout: home
hero:
  name: Wheels
  text: They turn
  tagline: Round and round
  image: { light: /logo.png, dark: /dark.png }
  actions:
    - { theme: brand, text: Start, link: /guide/spokes }
    - { theme: alt, text: Code, link: https://git.example/wheels }
features:
  - { title: Round, details: As a <b>circle</b> }
---
`,
  'guide/spokes.md': `---
prev: false
next:
  text: Hub
  link: /hub/
---

# Spokes {#all}

![Spoke](./spoke.png) ![Logo](/logo.png) <Badge type="tip" text="new" />

::: tip
Oil them.
:::

<<< @/snippets/turn.js#turn{1} [turn.js]

<!--@include: ../parts/oil.md-->

{{ version }}

<Wheel size="2" />
`,
  'guide/01-rims.md': '# Rims\n\nSee [spokes](./spokes#all) and [the hub](/wheels/hub/).\n',
  'packages/hub/README.md': '# Hub\n',
  'de/start.md': '# Start\n',
  'notes/a.md': '# Not published\n',
  'parts/oil.md': 'Thin oil.\n',
  'snippets/turn.js': '// #region turn\nturn("```");\n// #endregion turn\n',
  'public/logo.png': PIXEL,
  'guide/spoke.png': PIXEL,
};

const ADDRESSES = [
  '/',
  '/guide/spokes.html',
  '/guide/01-rims.html',
  '/hub/',
  '/de/start.html',
  '/parts/oil.html',
];

test('pages of VitePress keep their addresses, with the navbar and the sidebars of the theme', async () => {
  const { text, result, made } = await expectAnswers(PROJECT, ADDRESSES);
  expect(result.stdout).toContain('Old addresses that answer: 6 of 6 (6 by a page, 0 by a redirect)');
  expect(made.hasSource('content/docs/notes/a.md')).toBe(false);
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { docs, search } from '@mapwright/site/features';
    import { sidebars } from './sidebars.ts';

    export default defineConfig({
      url: 'https://wheels.example',
      baseUrl: '/wheels/',
      title: 'Wheels',
      description: 'About wheels 2.0',
      language: 'en-US',
      editUrl: 'https://git.example/wheels/edit/main/{file}',
      navbar: {
        title: 'Wheels',
        logo: '/logo.png',
        items: [
          { label: 'Guide', to: '/guide/spokes', activeBase: '/guide' },
          {
            type: 'dropdown',
            label: '2.0',
            items: [{ label: 'Changes', to: 'https://git.example/wheels/changes' }],
          },
          { label: 'GitHub', to: 'https://git.example/wheels', position: 'end' },
        ],
      },
      markdown: { math: true },
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
      guide: [
        {
          type: 'category',
          label: 'Basics',
          items: [{ type: 'doc', id: 'guide/spokes', label: 'All spokes' }],
        },
      ],
      hub: [
        { type: 'doc', id: 'packages/hub/README', label: 'Hub' },
        { type: 'link', label: 'Forum', to: 'https://forum.example/' },
      ],
      'de-main': [{ type: 'doc', id: 'de/start', label: 'Start' }],
    } as const;
    "
  `);
});

test('what VitePress fills in is filled in, and the front page becomes a landing page', async () => {
  const { text } = await adoptProject(PROJECT);
  expect(text('content/pages/index.md')).toMatchInlineSnapshot(`
    "---
    layout: landing
    ---

    :::hero[Wheels]{image="/logo.png"}
    They turn

    Round and round

    :button[Start]{href="/guide/spokes"} :button[Code]{href="https://git.example/wheels" kind="secondary"}
    :::

    ::::cards
    :::card[Round]
    As a circle
    :::
    ::::
    "
  `);
  expect(text('content/docs/guide/spokes.md')).toMatchInlineSnapshot(`
    "---
    previous: false
    ---

    # Spokes {#all}

    ![Spoke](/guide/spoke.png) ![Logo](/logo.png) **new**

    ::: tip
    Oil them.
    :::

    \`\`\`\`js{1} [turn.js]
    turn("\`\`\`");
    \`\`\`\`

    Thin oil.


    {{ version }}
    "
  `);
  expect(text('ADOPTED.md')).toMatchInlineSnapshot(`
    "# Adopted from VitePress

    This site was made from the VitePress project in \`old\`, which has not changed.

    - Copied: 6 pages, 2 other files.
    - Old addresses that answer: 6 of 6 (6 by a page, 0 by a redirect).
    - The check of the new site finds 1 × warning markdown/foreign-command.

    ## What is still to do

    - Read the configuration in \`site.config.ts\`, and set \`url\`.
    - Links to edit a page expect this site where the old project is in the repository.
    - Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
    - Values of the configuration that only running it would give: write them by hand:
      - \`.vitepress/config.ts:34:8\`
    - A site has one language for its interface. Pages in other languages keep their addresses, and have sidebars of their own:
      - \`.vitepress/config.ts\`
    - The component <Wheel> is no part of the new site: write what it showed:
      - \`guide/spokes.md:22\`
    - Expressions in double braces are text here: write what they stood for:
      - \`guide/spokes.md:20\`
    - The link “Gone” led nowhere and was left out: /guide/gone.
    - Delete this file.
    "
  `);
});

test('with clean URLs and a folder of sources', async () => {
  await expectAnswers(
    {
      'docs/.vitepress/config.mjs': "export default { title: 'A', srcDir: './src', cleanUrls: true };\n",
      'docs/src/index.md': '# A\n',
      'docs/src/b/index.md': '# B\n',
      'docs/src/b/c.md': '# C\n',
    },
    ['/', '/b/', '/b/c'],
  );
});

test('of pages whose addresses differ in a slash or in capital letters, one stays', async () => {
  const { text, made } = await adoptProject({
    'docs/.vitepress/config.mjs': "export default { title: 'A', cleanUrls: true };\n",
    'docs/index.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/b/index.md': '# More of B\n',
    'docs/c/D.md': '# D\n',
    'docs/c/d.md': '# D\n',
  });
  expect(made.hasSource('content/docs/b.md')).toBe(false);
  expect(made.hasSource('content/docs/c/d.md')).toBe(false);
  expect(text('content/docs/b/index.md')).toBe('# More of B\n');
  expect(text('ADOPTED.md')).toContain('make no difference:\n  - `docs/b.md`\n  - `docs/c/d.md`');
});

test('a configuration that is no script is an error at its line', async () => {
  const { result } = await adoptProject({
    '.vitepress/config.ts': 'export default {\n  title: ,\n};\n',
    'index.md': '# A\n',
  });
  expect(result.code).toBe(2);
  expect(result.stderr).toContain('.vitepress/config.ts:2:10  error  adopt/unreadable-config');
});

test('tabs that were components keep their group', async () => {
  const { text } = await expectAnswers(
    {
      '.vitepress/config.ts': "export default { title: 'A' };\n",
      'index.md': '# A\n\n<Tabs groupId="os">\n<TabItem label="Linux">\n\nPump.\n\n</TabItem>\n</Tabs>\n',
    },
    ['/'],
  );
  expect(text('content/docs/index.md')).toContain('tabs{group="os"}');
});

test('tabs of the plugin become tabs, also with code groups and notes in them', async () => {
  const { text } = await expectAnswers(
    {
      '.vitepress/config.ts': "export default { title: 'A' };\n",
      'index.md': '# A\n',
      'b.md':
        '# B\n\n::: tabs key:os\n== Linux\nPump.\n\n::: code-group\n```sh [npm]\nnpm i\n```\n```sh [yarn]\n== no tab\n```\n:::\n== macOS & more\n::: tip\nSay *psst*.\n:::\n:::\n\n== No tab here\n',
    },
    ['/b.html'],
  );
  expect(text('content/docs/b.md')).toMatchInlineSnapshot(`
    "# B

    :::::tabs{group="os"}
    ::::tab[Linux]
    Pump.

    ::: code-group
    \`\`\`sh [npm]
    npm i
    \`\`\`
    \`\`\`sh [yarn]
    == no tab
    \`\`\`
    :::
    ::::

    ::::tab[macOS & more]
    ::: tip
    Say *psst*.
    :::
    ::::
    :::::

    == No tab here
    "
  `);
});

test('a label that is a tag, rules for hosts, and files that a script makes pages of', async () => {
  const { made, text } = await expectAnswers(
    {
      'docs/.vitepress/config.ts':
        "export default { title: 'A', themeConfig: { sidebar: [{ text: '<Gear>', link: '/gear' }, { text: '<b>Hub</b>', link: '/' }] } };\n",
      'docs/public/_redirects': '/gears /gear\n',
      'docs/gear.md': '# Gear\n',
      'docs/index.md': '# Hub\n',
      'docs/wheels/[name].md': '# {{ $params.name }}\n',
    },
    ['/', '/gear.html', '/gears'],
  );
  expect(text('sidebars.ts')).toContain("{ type: 'doc', id: 'gear', label: '<Gear>' }");
  expect(text('ADOPTED.md')).toContain(
    '- Pages that a script makes were left behind: write them as files of their own:\n  - `docs/wheels/[name].md`',
  );
  expect(made.has('content/docs/wheels/[name].md')).toBe(false);
});
