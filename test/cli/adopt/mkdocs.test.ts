import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const PROJECT = {
  'base.yml': 'site_name: Base\nsite_description: How we repair.\n',
  'mkdocs.yml': `INHERIT: base.yml
site_name: Workshop
site_url: !ENV [SITE_URL, 'https://workshop.example/manual/']
repo_url: https://git.example/workshop
edit_uri: edit/main/docs/
theme:
  name: material
  language: en
  logo: assets/logo.png
nav:
  - Home: index.md
  - Guides:
      - guides/index.md
      - Brakes: guides/brakes.md
      - 01-tyres.md
  - Forum: https://forum.example/
  - Reference: reference/
  - Gone: gone.md
exclude_docs: |
  drafts/
  *.tmp.md
markdown_extensions:
  - pymdownx.snippets
  - pymdownx.mark
  - pymdownx.emoji:
      emoji_generator: !!python/name:material.extensions.emoji.to_svg
plugins:
  - search
  - macros
  - redirects:
      redirect_maps:
        old/brakes.md: guides/brakes.md#pads
        chat.md: https://chat.example/
`,
  'docs/index.md':
    '# Workshop\n\n![Logo](assets/logo.png) and ==marked==. :material-check: :material-wrench:\n',
  'docs/guides/index.md': '# Guides\n\n<img src="../assets/logo.png" alt="Logo">\n',
  'docs/guides/brakes.md':
    '---\ntags: [basics]\n---\n\n# All about brakes\n\n## Pads\n\n--8<-- "parts/tools.txt"\n\n!!! note\n    Oil.\n',
  'docs/guides/README.md': '# Index wins\n',
  'docs/01-tyres.md': 'No heading here.\n',
  'docs/reference/a.md': '# A\n',
  'docs/drafts/later.md': '# Later\n',
  'docs/x.tmp.md': '# Scratch\n',
  'docs/assets/logo.png': PIXEL,
  'parts/tools.txt': 'A spanner.\n',
};

test('pages, redirects and excluded files of MkDocs keep what they were', async () => {
  const { text, result, made } = await expectAnswers(PROJECT, [
    '/',
    '/guides/',
    '/assets/logo.png',
    '/guides/brakes/',
    '/01-tyres/',
    '/reference/a/',
    '/old/brakes/',
    '/chat/',
  ]);
  expect(result.stdout).toContain('Old addresses that answer: 7 of 7 (5 by a page, 2 by a redirect)');
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { docs, search } from '@mapwright/site/features';
    import { sidebars } from './sidebars.ts';

    export default defineConfig({
      url: 'https://workshop.example',
      baseUrl: '/manual/',
      title: 'Workshop',
      description: 'How we repair.',
      language: 'en',
      editUrl: 'https://git.example/workshop/edit/main/{file}',
      navbar: {
        title: 'Workshop',
        logo: '/assets/logo.png',
        items: [{ label: 'Repository', to: 'https://git.example/workshop', position: 'end' }],
      },
      markdown: { mark: true },
      redirects: [
        { from: '/old/brakes', to: '/guides/brakes#pads' },
        { from: '/chat', to: 'https://chat.example/' },
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
      docs: [
        { type: 'doc', id: 'index', label: 'Home' },
        {
          type: 'category',
          label: 'Guides',
          link: { doc: 'guides/index' },
          items: [{ type: 'doc', id: 'guides/brakes', label: 'Brakes' }, 'tyres'],
        },
        { type: 'link', label: 'Forum', to: 'https://forum.example/' },
        {
          type: 'category',
          label: 'Reference',
          items: [{ type: 'folder', folder: 'reference' }],
        },
      ],
    } as const;
    "
  `);
  expect(made.hasSource('content/docs/drafts/later.md')).toBe(false);
  expect(made.hasSource('content/docs/x.tmp.md')).toBe(false);
});

test('anchors of the plugin autorefs stay where they are', async () => {
  const { text } = await expectAnswers(
    {
      'mkdocs.yml': 'site_name: Workshop\n',
      'docs/index.md': '# Workshop\n\n[](){#pads}\n\nPads, as `[](){#code}`. See [above](#pads).\n',
    },
    ['/'],
  );
  expect(text('content/docs/index.md')).toContain(
    '<a id="pads"></a>\n\nPads, as `[](){#code}`. See [above](#pads).',
  );
});

test('snippets are filled in, files keep their addresses, and icons become signs', async () => {
  const { text } = await adoptProject(PROJECT);
  expect(text('content/docs/guides/brakes.md')).toContain('## Pads\n\nA spanner.\n\n!!! note');
  expect(text('content/docs/index.md')).toBe('# Workshop\n\n![Logo](/assets/logo.png) and ==marked==. ✓ \n');
  expect(text('content/docs/guides/index.md')).toContain('<img src="/assets/logo.png"');
  expect(text('content/docs/01-tyres.md')).toBe('---\npermalink: /01-tyres\n---\n\nNo heading here.\n');
  expect(text('ADOPTED.md')).toMatchInlineSnapshot(`
    "# Adopted from MkDocs

    This site was made from the MkDocs project in \`old\`, which has not changed.

    - Copied: 5 pages, 1 other file.
    - Old addresses that answer: 7 of 7 (5 by a page, 2 by a redirect).
    - The check of the new site finds 1 × warning route/kept-for-a-year.

    ## What is still to do

    - Read the configuration in \`site.config.ts\`, and set \`url\`.
    - Links to edit a page expect this site where the old project is in the repository.
    - Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
    - The plugin “macros” does not run any more: look at what it wrote:
      - \`mkdocs.yml\`
    - The sidebar has no “gone.md”, because there is no such page:
      - \`mkdocs.yml\`
    - Icons of the theme were left out:
      - \`docs/index.md:3\`
    - Delete this file.
    "
  `);
});

test('drawings in a text become files, and a heading below something else is not shown twice', async () => {
  const SVG =
    '<svg viewBox="0 0 9 9">\n<style>\n\n@font-face { src: url(https://fonts.example/a.woff2) }\n</style>\n\n';
  const { text, made } = await expectAnswers(
    {
      'mkdocs.yml':
        'site_name: Workshop\ntheme:\n  logo: assets/our logo.svg\nplugins:\n  - exclude:\n      glob: [parts/*]\n',
      'docs/assets/our logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'docs/parts/screw.md': '# Screw\n',
      'docs/index.md': `!!! tip\n    Oil.\n\n# Workshop\n\n<div>\n${SVG}<title>A wheel</title></svg>\n</div>\n`,
      'docs/icons.md': `# Icons\n\n-   :material-wrench:{ .lg } __Repair__\n\n<svg viewBox="0 0 9 9" fill="currentColor"/></svg>\n\n\`\`\`html\n${SVG}</svg>\n\`\`\`\n`,
    },
    ['/', '/icons/', '/drawings/docs/index-1.svg'],
  );
  expect(text('content/docs/index.md')).toBe(
    '---\nhideTitle: true\n---\n\n!!! tip\n    Oil.\n\n# Workshop\n\n<div>\n<img src="/drawings/docs/index-1.svg" alt="A wheel">\n</div>\n',
  );
  expect(text('content/static/drawings/docs/index-1.svg')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<style>\n\n</style>\n\n<title>A wheel</title></svg>\n',
  );
  expect(text('content/docs/icons.md')).toContain('\n-   __Repair__\n\n<svg viewBox');
  expect(made.hasSource('content/static/drawings/docs/icons-1.svg')).toBe(false);
  expect(text('site.config.ts')).toContain("logo: '/assets/our%20logo.svg'");
});

test('without directory URLs, addresses end in .html, and without nav the folders are the sidebar', async () => {
  const { text } = await expectAnswers(
    {
      'mkdocs.yml': 'site_name: Plain\nuse_directory_urls: false\n',
      'docs/README.md': '# Plain\n',
      'docs/a/b.md': '# B\n\nSee [nothing](nothing.md).\n',
    },
    ['/', '/index.html', '/a/b.html'],
  );
  expect(text('site.config.ts')).toContain("links: { broken: 'warning', anchors: 'warning' }");
  expect(text('site.config.ts')).toContain("docs({ path: '/' })");
});

test('a configuration that is no YAML is an error at its line', async () => {
  const { result } = await adoptProject({
    'mkdocs.yml': 'site_name: "A\nnav: [\n',
    'docs/index.md': '# A\n',
  });
  expect(result.code).toBe(2);
  expect(result.stderr).toMatch(/mkdocs\.yml:\d+:\d+ {2}error {2}adopt\/unreadable-config/);
});

test('posts of Material’s blog keep their dated addresses', async () => {
  const { result } = await expectAnswers(
    {
      'mkdocs.yml': 'site_name: Diary\nplugins: [blog]\n',
      'docs/index.md': '# Diary\n',
      'docs/blog/index.md': '# Blog\n\n```mermaid\ngraph LR\n```\n',
      'docs/blog/posts/one.md': '---\ndate: 2026-05-05\n---\n\n# Our first: ride!\n',
      'docs/blog/posts/two.md': '---\ndate:\n  created: 2026-06-06\nslug: second\n---\n\n# Two\n',
    },
    ['/', '/blog/', '/blog/2026/05/05/our-first-ride/', '/blog/2026/06/06/second/'],
  );
  expect(result.stdout).toContain('Diagrams in Mermaid are shown as code');
});

test('a site whose texts have mistakes that the other program did not mind builds at once, and its configuration says so', async () => {
  const { made, text } = await expectAnswers(
    {
      'mkdocs.yml': 'site_name: Workshop\n',
      'docs/index.md':
        '# Workshop\n\n[Press][demo] or [drive](javascript:go()).\n\n:::\n\n[demo]: javascript:press()\n',
    },
    ['/'],
  );
  expect(text('site.config.ts')).toContain("mistakes: 'warning'");
  const page = made.file('index.html');
  expect(page).toContain('Press');
  expect(page).not.toContain('javascript:');
});

test('a section without a name has that of its index, or is no section', async () => {
  const { text } = await expectAnswers(
    {
      'mkdocs.yml':
        'site_name: Workshop\nnav:\n  - index.md\n  - "":\n      - guides/index.md\n      - guides/brakes.md\n  - "":\n      - tools.md\n',
      'docs/index.md': '# Workshop\n',
      'docs/guides/index.md': '# All guides { #all }\n',
      'docs/guides/brakes.md': '# Brakes\n',
      'docs/tools.md': '# Tools\n',
    },
    ['/', '/guides/', '/guides/brakes/', '/tools/'],
  );
  expect(text('sidebars.ts')).toMatchInlineSnapshot(`
    "/** The sidebars of the docs. A text is a doc’s path without the ending. */
    export const sidebars = {
      docs: [
        'index',
        {
          type: 'category',
          label: 'All guides',
          link: { doc: 'guides/index' },
          items: ['guides/brakes'],
        },
        'tools',
      ],
    } as const;
    "
  `);
});

test('included files are filled in as text and as code, and keys are keys', async () => {
  const project = {
    'docs/en/mkdocs.yml':
      'site_name: Wheels\nmarkdown_extensions:\n  mdx_include: null\n  markdown_include_variants: null\n  pymdownx.keys: null\nplugins: [macros]\n',
    'docs/en/docs/index.md':
      '# Wheels\n\n```py\n{!../../code/turn.py!}\n```\n\n{* ../../code/turn.py ln[2:4,1] hl[4] title["turn.py"] *}\n\n{* ../../code/gone.py *}\n\n{!../../../far.md!}\n\nPress ++ctrl+arrow-up++, not `++a++`.\n\n{% raw %}\n\nx\n\n{% endraw %}\n',
    'code/turn.py': 'a\nb\nc\nd\n',
  };
  const { text, result } = await adoptProject(project);
  expect(text('content/docs/index.md')).toMatchInlineSnapshot(`
    "# Wheels

    \`\`\`py
    a
    b
    c
    d
    \`\`\`

    \`\`\`py title="turn.py" {4}
    a
    b
    c
    d
    \`\`\`

    {* ../../code/gone.py *}

    {!../../../far.md!}

    Press <kbd>Ctrl</kbd>+<kbd>Arrow Up</kbd>, not \`++a++\`.



    x


    "
  `);
  expect(result.stdout).toContain(
    'An included file is not in the project: write its text here (docs/en/docs/index.md:9)',
  );
  expect(result.stdout).toContain(
    'An included file is outside the folder: adopt the folder that holds both (docs/en/docs/index.md:11)',
  );
});

test('front matter that is no YAML becomes a comment, and the page of a folder wins over one of the same address', async () => {
  const { text, made, result } = await expectAnswers(
    {
      'mkdocs.yml': 'site_name: Wheels\n',
      'docs/index.md': '---\ntitle: Wheels\nowners:\n- @ann\n---\n\n# They turn\n',
      'docs/rims.md': '# Old rims\n',
      'docs/rims/README.md': '# Rims\n',
    },
    ['/', '/rims/'],
  );
  expect(text('content/docs/index.md')).toBe(
    '---\n# title: Wheels\n# owners:\n# - @ann\n---\n\n# They turn\n',
  );
  expect(result.stdout).toContain('was made a comment: correct it (docs/index.md)');
  expect(made.hasSource('content/docs/rims.md')).toBe(false);
  expect(text('ADOPTED.md')).toContain(
    'has the same address: capital letters and a final slash make no difference:\n  - `docs/rims.md`',
  );
});

test('references to code, which a plugin resolved, become text', async () => {
  const page = [
    '[`Wheel`][shop.Wheel], [shop.Rim][], [the hub][hub] and [mud][].',
    'Not `[a][b]`, spokes[0][1], [two words][] or ![x][y].',
    '',
    '[hub]: https://hub.example',
    '[mud]: https://mud.example',
    '',
  ];
  const files = (plugins: string) => ({
    'mkdocs.yml': `site_name: Wheels\nplugins: [${plugins}]\n`,
    'docs/index.md': `# Wheels\n\n${page.join('\n')}`,
  });
  const [turned, kept] = [await adoptProject(files('mkdocstrings')), await adoptProject(files('search'))];
  expect(turned.text('content/docs/index.md')).toBe(
    `# Wheels\n\n${['`Wheel`, shop.Rim, [the hub][hub] and [mud][].', ...page.slice(1)].join('\n')}`,
  );
  expect(turned.result.stdout).toContain('References to code became text');
  expect(kept.text('content/docs/index.md')).toBe(`# Wheels\n\n${page.join('\n')}`);
});

test('of the documentation that “mkautodoc” wrote, the names are left', async () => {
  const { text, result } = await adoptProject({
    'mkdocs.yml': 'site_name: Wheels\nmarkdown_extensions: [mkautodoc]\n',
    'docs/index.md': '# Wheels\n\n::: wheels.Rim\n    :docstring:\n    :members: pump\n\nText [a][].\n',
  });
  expect(text('content/docs/index.md')).toBe('# Wheels\n\n`wheels.Rim`\n\nText [a][].\n');
  expect(result.stdout).toContain('The documentation of code that “mkautodoc” wrote is missing');
});
