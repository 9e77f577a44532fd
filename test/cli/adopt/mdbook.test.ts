import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const BOOK = {
  'book.toml': `[book]
title = "Wheels"
description = "How wheels turn."
language = "en"

[output.html]
site-url = "/wheels/"
git-repository-url = "https://git.example/wheels"
edit-url-template = "https://git.example/wheels/edit/main/{path}"
additional-css = ["own.css"]

[output.html.redirect]
"/tyres/old.html" = "../spokes.html#true"
"/tyres/tubes.html#valves" = "../spokes.html#true"

[preprocessor.diagrams]
`,
  'src/SUMMARY.md': `# Summary

[Introduction](README.md)

# Parts

- [Spokes](spokes.md)
- [Tyres](tyres/README.md)
    - [Tubes \`700c\`](tyres/tubes.md)
    - [Draft]()
- [No file](missing.md)

---

[Thanks](misc/thanks.md)
`,
  'src/README.md': '# Introduction\n\nSee [the spokes](spokes.md) and [tubes](/wheels/tyres/tubes.html).\n',
  'src/spokes.md':
    '# All spokes\n\n## True\n\n![A spoke](img/spoke.png)\n\n```rust\n# fn main() {\n{{#include ../code/turn.rs:turn}}\n# }\n```\n',
  'src/tyres/README.md': 'No heading. [The picture](../img/spoke.png), {{#include ../../code/gone.rs}}\n',
  'src/tyres/tubes.md':
    '# Tubes\n\n\\{{#include as text}} and `\\{{#include as code}}`\n\n```md\n\\{{#title In a block}}\n```\n',
  'src/misc/thanks.md': '# Thanks\n\nAnn -- and `a -- b`.\n',
  'src/unlisted.md': '# Nobody names me\n',
  'src/img/spoke.png': PIXEL,
  'code/turn.rs': 'fn wheel() {\n    // ANCHOR: turn\n    turn();\n    // ANCHOR_END: turn\n}\n',
};

test('a book keeps its summary, its addresses and its redirects', async () => {
  const { text, result } = await expectAnswers(BOOK, [
    '/index.html',
    '/spokes.html',
    '/tyres/index.html',
    '/tyres/tubes.html',
    '/misc/thanks.html',
    '/tyres/old.html',
    '/print.html',
    '/img/spoke.png',
  ]);
  expect(result.stdout).toContain('Old addresses that answer: 7 of 7 (5 by a page, 2 by a redirect)');
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { docs, search } from '@mapwright/site/features';
    import { sidebars } from './sidebars.ts';

    export default defineConfig({
      baseUrl: '/wheels/',
      title: 'Wheels',
      description: 'How wheels turn.',
      language: 'en',
      editUrl: 'https://git.example/wheels/edit/main/{file}',
      navbar: {
        title: 'Wheels',
        items: [{ label: 'Repository', to: 'https://git.example/wheels', position: 'end' }],
      },
      redirects: [
        { from: '/tyres/old', to: '/spokes#true' },
        { from: '/print', to: '/' },
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
        'README',
        { type: 'heading', label: 'Parts' },
        { type: 'doc', id: 'spokes', label: 'Spokes' },
        {
          type: 'category',
          label: 'Tyres',
          link: { doc: 'tyres/README' },
          isCollapsed: false,
          items: [{ type: 'doc', id: 'tyres/tubes', label: 'Tubes 700c' }],
        },
        'misc/thanks',
      ],
    } as const;
    "
  `);
});

test('what a book fills in is filled in, and what it hides is left out', async () => {
  const { text } = await adoptProject(BOOK);
  expect(text('content/docs/spokes.md')).toBe(
    '# All spokes\n\n## True\n\n![A spoke](/img/spoke.png)\n\n```rust\n    turn();\n```\n',
  );
  expect(text('content/docs/tyres/tubes.md')).toBe(
    '# Tubes\n\n\\{{#include as text}} and `{{#include as code}}`\n\n```md\n{{#title In a block}}\n```\n',
  );
  expect(text('content/docs/misc/thanks.md')).toBe('# Thanks\n\nAnn – and `a -- b`.\n');
  expect(text('content/docs/tyres/README.md')).toContain('title: Tyres\n');
  expect(text('content/docs/tyres/README.md')).toContain('[The picture](/img/spoke.png)');
});

test('the report names what was left behind, with its place', async () => {
  const { text, result } = await adoptProject(BOOK);
  expect(text('ADOPTED.md')).toMatchInlineSnapshot(`
    "# Adopted from mdBook

    This site was made from the mdBook project in \`old\`, which has not changed.

    - Copied: 5 pages, 1 other file.
    - Old addresses that answer: 7 of 7 (5 by a page, 2 by a redirect).
    - The check of the new site finds 1 × warning markdown/foreign-command.

    ## What is still to do

    - Read the configuration in \`site.config.ts\`, and set \`url\`.
    - Links to edit a page expect this site where the old project is in the repository.
    - Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
    - The preprocessor “diagrams” does not run any more: look at what it wrote:
      - \`book.toml\`
    - Style sheets and scripts of the book were left behind: looks are a matter of the theme:
      - \`book.toml\`
    - Redirects from an anchor were left behind, because only a script can see it: the address still leads to its page:
      - \`book.toml\`
    - An included file is not in the project: write its text here:
      - \`src/tyres/README.md:1\`
    - Files that SUMMARY.md does not name were left behind:
      - \`src/unlisted.md\`
    - Delete this file.
    "
  `);
  expect(result.stdout).toContain(
    'To do: An included file is not in the project: write its text here (src/tyres/README.md:1)',
  );
});

test('without a README, the first chapter is the home page too', async () => {
  const { text } = await expectAnswers(
    {
      'book.toml': '[book]\n',
      'src/SUMMARY.md': '- [One](one.md)\n- [Two](02-two.md)\n',
      'src/one.md': '# One\n',
      'src/02-two.md': '# Two\n',
    },
    ['/', '/one.html', '/02-two.html'],
  );
  expect(text('content/docs/02-two.md')).toBe('---\npermalink: /02-two\n---\n\n# Two\n');
});

test('a configuration that cannot be read is an error at its line', async () => {
  const { result } = await adoptProject({ 'book.toml': '[book]\ntitle = \n', 'src/SUMMARY.md': '' });
  expect(result.code).toBe(2);
  expect(result.stderr).toContain('book.toml:2:9  error  adopt/unreadable-config');
});
