import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const BLOG = {
  '_config.yml': `title: Spokes
description: >-
  What we ride.
url: https://spokes.example
baseurl: /diary
lang: en-GB
paginate: 1
plugins: [jekyll-feed, jekyll-redirect-from, jekyll-maps]
exclude: [notes]
collections:
  docs:
    output: true
    permalink: /docs/:path/
  recipes:
    output: true
  licences:
    output: true
    permalink: /licences/:path/
  lists:
    output: true
  hidden: {}
defaults:
  - scope: { path: '', type: posts }
    values: { layout: post }
`,
  'index.html': '---\nlayout: home\n---\n',
  'blog/index.html': '---\ntitle: Diary\n---\n{% for post in site.posts %}{{ post.title }}{% endfor %}\n',
  'about.md':
    '---\nlayout: page\ntitle: About\nredirect_from: /who/\n---\n\n![Us](/assets/us.png) {{ site.title }} {{ site.data.shop.open.days }}\n',
  '_data/shop.yml': 'open:\n  days: Mon to Fri\n',
  'map.html': '---\ntitle: Map\npermalink: /where/\nredirect_to: false\n---\n<p>{{ site.data.map }}</p>\n',
  'shop.md': '---\nredirect_to: https://shop.example/\n---\n',
  '404.html': '---\nlayout: default\n---\n',
  'lost.html': '---\npermalink: /404\n---\n',
  'feed.json': '---\n---\n{}\n',
  'README.md': '# No front matter\n',
  'notes/a.md': '---\n---\n# Excluded\n',
  'assets/us.png': PIXEL,
  '_layouts/post.html': '{{ content }}',
  '_data/docs_nav.yml':
    '- title: Basics\n  docs:\n    - link: /docs/\n    - { title: Chains, link: /docs/parts/chain/ }\n',
  '_docs/index.md':
    '---\ntitle: Docs\npermalink: /docs/\n---\n\nSee [the chain]({% link _docs/parts/chain.md %}#links).\n',
  '_docs/parts/chain.md':
    '---\ntitle: The chain\n---\n\n{::options toc_levels="2" /}\n\n* TOC\n{:toc}\n\n## All links\n{: #links}\n\n{% highlight ruby linenos %}\nputs "```"\n{% endhighlight %}\n',
  '_recipes/oil.md': '---\ntitle: Oil\n---\n\n{% raw %}{{ oil }}{% endraw %} {% include oil.html %}\n',
  '_licences/free.txt': '---\ntitle: Free\n---\n\nFree <year>\n\n````\n  1. As is.\n',
  '_lists/a.txt': '---\n---\nA\n',
  '_hidden/a.md': '---\n---\n# A\n',
  '_drafts/later.md': '---\n---\n# Later\n',
  '_posts/2024-03-01-first-ride.md':
    '---\ntitle: First ride\nauthor: Ann Lee\ntags: spring mud\nimage: /assets/us.png\n---\n\nOut.\n',
  'races/_posts/2024-05-02-hill.markdown':
    '---\ntitle: Hill\ndate: 2024-05-03 09:00:00 +0200\ncategories: [Long Rides]\nlayout: post\n---\n\nAfter [the first]({{ site.baseurl }}{% post_url 2024-03-01-first-ride %}).\n',
  '_posts/2024-06-01-secret.md': '---\ntitle: Secret\npublished: false\n---\n\nNot yet.\n',
};

test('posts, pages and collections of Jekyll keep their addresses', async () => {
  const { text, result, made } = await expectAnswers(BLOG, [
    '/',
    '/blog/',
    '/about.html',
    '/who/',
    '/where/',
    '/shop.html',
    '/page2/',
    '/docs/',
    '/docs/parts/chain/',
    '/recipes/oil.html',
    '/licences/free/',
    '/2024/03/01/first-ride.html',
    '/races/long-rides/2024/05/03/hill.html',
  ]);
  expect(result.stdout).toContain('14 of 14 (9 by a page, 5 by a redirect)');
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { blog, docs, search } from '@mapwright/site/features';
    import { sidebars } from './sidebars.ts';

    export default defineConfig({
      url: 'https://spokes.example',
      baseUrl: '/diary/',
      title: 'Spokes',
      description: 'What we ride.',
      language: 'en-GB',
      navbar: {
        title: 'Spokes',
        items: [
          { label: 'About', to: '/about' },
          { label: 'Map', to: '/where' },
        ],
      },
      redirects: [
        { from: '/shop', to: 'https://shop.example/' },
        { from: '/feed.xml', to: '/blog/feed.xml' },
        { from: '/page2', to: '/blog' },
      ],
      features: [
        docs({ path: '/docs', sidebars }),
        blog({ path: '/blog', title: 'Diary' }),
        search(),
      ],
    });
    "
  `);
  expect(text('sidebars.ts')).toMatchInlineSnapshot(`
    "/** The sidebars of the docs. A text is a doc’s path without the ending. */
    export const sidebars = {
      docs: [
        {
          type: 'category',
          label: 'Basics',
          items: ['index', { type: 'doc', id: 'parts/chain', label: 'Chains' }],
        },
      ],
    } as const;
    "
  `);
  expect(made.file('_redirects')).toMatch(/^\/diary\/feed\.xml +\/diary\/blog\/feed\.xml/m);
  expect(text('content/authors.yml')).toBe('ann-lee:\n  name: "Ann Lee"\n');
});

test('Liquid that stands for text or code is turned, and the rest goes with a note', async () => {
  const { text } = await adoptProject(BLOG);
  expect(text('content/docs/index.md')).toContain('[the chain](/docs/parts/chain.md#links)');
  expect(text('content/docs/parts/chain.md')).toContain(
    '::toc{}\n\n## All links {#links}\n\n````ruby\nputs "```"\n````\n',
  );
  expect(text('content/blog/races/2024-05-03-hill.markdown')).toContain(
    '[the first](/blog/2024-03-01-first-ride.md)',
  );
  expect(text('content/pages/recipes/oil.md')).toBe('---\ntitle: Oil\n---\n\n{{ oil }} \n');
  expect(text('content/pages/map.md')).toContain('\n```html\n<p>{{ site.data.map }}</p>\n```\n');
  expect(text('content/pages/licences/free.md')).toContain(
    '`````text\nFree <year>\n\n````\n  1. As is.\n`````\n',
  );
  expect(text('content/pages/about.md')).toMatchInlineSnapshot(`
    "---
    aliases: ["/who/"]
    title: About
    ---

    ![Us](/assets/us.png) Spokes Mon to Fri
    "
  `);
  expect(text('content/blog/2024-03-01-first-ride.md')).toMatchInlineSnapshot(`
    "---
    authors: ["ann-lee"]
    tags: ["spring","mud"]
    image: /assets/us.png
    permalink: /2024/03/01/first-ride
    title: First ride
    ---

    Out.
    "
  `);
  expect(text('ADOPTED.md')).toMatchInlineSnapshot(`
    "# Adopted from Jekyll

    This site was made from the Jekyll project in \`old\`, which has not changed.

    - Copied: 9 pages, 1 other file.
    - Old addresses that answer: 14 of 14 (9 by a page, 5 by a redirect).
    - The check of the new site finds 1 × warning markdown/foreign-command, 1 × warning route/kept-for-a-year.

    ## What is still to do

    - Read the configuration in \`site.config.ts\`, and set \`url\`.
    - Links to edit a page expect this site where the old project is in the repository.
    - Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
    - The plugin “jekyll-maps” does not run any more: look at what it wrote:
      - \`_config.yml\`
    - Liquid does not run any more, and its tags were left out: write what they showed:
      - \`_recipes/oil.md:5\`
    - Pages in HTML with Liquid, shown as code: write them in Markdown:
      - \`map.html\`
    - Drafts, Markdown without front matter, and feeds, maps, texts and styles made by Liquid were left behind:
      - \`README.md\`
      - \`_drafts/later.md\`
      - \`_lists/a.txt\`
      - \`feed.json\`
    - Folders with code, styles or data for templates were left behind: write again what pages need of them:
      - \`_data/\`
      - \`_layouts/\`
    - Delete this file.
    "
  `);
});

test.each([
  ['pretty', '/2024/03/01/ride/', '/about/'],
  ['none', '/ride.html', '/about.html'],
  ['weekdate', '/2024/W09/Fri/ride.html', '/about.html'],
  ['ordinal', '/2024/061/ride.html', '/about.html'],
  ['/blog/:year/:i_month/:slug/', '/blog/2024/3/ride/', '/about/'],
])('the style %s gives posts and pages their addresses', async (permalink, post, page) => {
  await expectAnswers(
    {
      '_config.yml': `title: A\npermalink: ${permalink}\n`,
      'about.md': '---\ntitle: About\n---\n\nA.\n',
      '_posts/2024-03-01-ride.md': '---\ntitle: Ride\n---\n\nB.\n',
    },
    [post, page],
  );
});

test('pages of a theme for documentation become docs, with the sidebar of their parents', async () => {
  const { text } = await expectAnswers(
    {
      '_config.yml': 'title: Parts\ntheme: just-the-docs\n',
      'index.md': '---\ntitle: Home\nnav_order: 1\n---\n\nHome.\n',
      'wheels.md': '---\ntitle: Wheels\nnav_order: 3\nhas_children: true\n---\n\nWheels.\n',
      'wheels/hub.md': '---\ntitle: Hub\nparent: Wheels\n---\n\nHub.\n',
      'bars.md': '---\ntitle: Bars\nnav_order: 2\n---\n\nBars.\n',
    },
    ['/', '/wheels.html', '/wheels/hub.html', '/bars.html'],
  );
  expect(text('sidebars.ts')).toMatchInlineSnapshot(`
    "/** The sidebars of the docs. A text is a doc’s path without the ending. */
    export const sidebars = {
      docs: [
        'index',
        'bars',
        { type: 'category', label: 'Wheels', link: { doc: 'wheels' }, items: ['wheels/hub'] },
      ],
    } as const;
    "
  `);
});

test('includes that only show their arguments are filled in, and others go', async () => {
  const { text, result } = await adoptProject({
    '_config.yml': 'title: Spokes\n',
    '_includes/note.html':
      '{% comment %} A note. {% endcomment %}\n<div>\n    <b>{{ include.title | default: "Note" }}</b>\n\n    {% if include.kind == "sharp" %}Mind your hands.{% elsif include.kind %}Take care.{% else %}Go on.{% endif %}\n</div>\n',
    '_includes/both.md': '{% include note.html %} {% include note.html kind="soft" %}\n',
    '_includes/circle.md': '{% include circle.md %}\n',
    '_includes/list.html': '{% for post in site.posts %}{{ post.title }}{% endfor %}\n',
    'index.md':
      '---\ntitle: A\n---\n\n{% include note.html title="Oil" kind="sharp" %}\n\n{% include both.md %}\n\n{% include list.html %}\n\n{% include circle.md %}\n',
  });
  expect(text('content/pages/index.md')).toBe(
    '---\ntitle: A\n---\n\n<div>\n<b>Oil</b>\nMind your hands.\n</div>\n\n' +
      '<div>\n<b>Note</b>\nGo on.\n</div> <div>\n<b>Note</b>\nTake care.\n</div>\n\n' +
      '\n',
  );
  expect(result.stdout).toContain('Liquid does not run any more');
});
