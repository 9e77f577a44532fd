import { expect, test } from 'vitest';
import { PIXEL } from '../../sites/pixel.ts';
import { adoptProject, expectAnswers } from './adopt-project.ts';

const SITE = {
  'hugo.toml': `baseURL = 'https://spokes.example/bikes/'
title = 'Spokes'
defaultContentLanguage = 'en'

[languages.en]
languageCode = 'en-GB'
[languages.de]
languageName = 'Deutsch'

[permalinks]
blog = '/:section/:year/:month/:slug/'

[[menus.main]]
name = 'Docs'
pageRef = '/docs'
weight = 1
[[menus.main]]
identifier = 'more'
name = '<i class="icon"></i> More'
weight = 3
[[menus.main]]
name = 'Shop'
url = 'https://shop.example/'
parent = 'more'
weight = 2

[params]
description = 'What we ride.'
github_repo = 'https://github.example/spokes/site'
[params.wheel]
size = '28 inches'

[markup.goldmark.extensions.passthrough]
enable = true
`,
  'content/_index.md': '---\ntitle: Spokes\n---\n\nStart with [the docs]({{< ref "docs" >}}).\n',
  'content/about.md':
    '+++\ntitle = "About us"\naliases = ["/who/", "we"]\nmenu = "main"\nweight = 2\ndate = 2024-01-02\n+++\n\nWe ride --- {{< param "wheel.size" >}}.\n',
  'content/about.de.md': '---\ntitle: Über uns\n---\n',
  'content/search.html': '---\ntitle: Search\nlayout: search\n---\n<p>Search here.</p>\n',
  'content/docs/_index.md': '{\n  "title": "Manual",\n  "weight": 1\n}\n\nAll about wheels.\n',
  'content/docs/Chain Care/_index.md':
    '---\ntitle: Chain care\ncascade:\n  version: &now v2\nlinkTitle: *now\n---\n\nSee [oil](oil.md#thin) and [wear]({{% relref "wear.md#limits" %}}).\n',
  'content/docs/Chain Care/oil.md': '---\ntitle: Oil\nprev: /docs\n---\n\n## Thin oil {#thin}\n',
  'content/docs/Chain Care/wear/index.md':
    '---\ntitle: Wear\n---\n\n## Limits\n\n![A worn chain](worn.png)\n',
  'content/docs/Chain Care/wear/worn.png': PIXEL,
  'content/docs/Chain Care/wear/_table.md': 'A part of the page.\n',
  'content/docs/hidden.md': '---\ntitle: Hidden\nbuild:\n  render: never\n---\n',
  'content/docs/_parts/oils.md': '---\ntitle: Oils\n---\n\nThin and thick oil.\n',
  'content/blog/_index.md': '---\ntitle: Diary\n---\n',
  'content/blog/first.md':
    '---\ntitle: First ride\nslug: out\ndate: 2024-03-01T10:00:00+01:00\nauthor: Ann Lee ([@ann](https://ann.example))\ntags: [mud]\nimage: /img/us.png\n---\n\nOut.\n',
  'content/blog/hill/index.md': '---\ntitle: The hill\ndate: 2024-05-02\ndraft: true\n---\n\nUp.\n',
  'content/blog/old.adoc': '= Old\n',
  'static/img/us.png': PIXEL,
  'static/_redirects': '/bike /docs 301\n/* /404 404\n',
  'layouts/index.html': '{{ .Content }}',
};

test('pages, bundles and posts of Hugo keep their addresses', async () => {
  const { text, result, made } = await expectAnswers(SITE, [
    '/',
    '/about/',
    '/who/',
    '/we',
    '/search/',
    '/docs/',
    '/docs/chain-care/',
    '/docs/chain-care/oil/',
    '/docs/chain-care/wear/',
    '/docs/chain-care/wear/worn.png',
    '/blog/',
    '/blog/2024/03/out/',
    '/bike',
    '/img/us.png',
  ]);
  expect(result.stdout).toContain('13 of 13 (9 by a page, 4 by a redirect)');
  expect(result.stdout).toContain('pages in others were left behind (content/about.de.md)');
  expect(result.stdout).toMatch(/were left behind \(content\/blog\/old\.adoc and 3 more places\)/);
  expect(result.stdout).toContain('Rules for many paths at once were left behind (static/_redirects:2)');
  expect(made.has('docs/hidden.html')).toBe(false);
  expect(text('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@mapwright/site/config';
    import { blog, docs } from '@mapwright/site/features';

    export default defineConfig({
      url: 'https://spokes.example',
      baseUrl: '/bikes/',
      title: 'Spokes',
      description: 'What we ride.',
      language: 'en-GB',
      editUrl: 'https://github.example/spokes/site/edit/main/{file}',
      navbar: {
        title: 'Spokes',
        items: [
          { label: 'Docs', to: '/docs' },
          { label: 'About us', to: '/about' },
          {
            type: 'dropdown',
            label: 'More',
            items: [{ label: 'Shop', to: 'https://shop.example/' }],
          },
        ],
      },
      markdown: { math: true },
      redirects: [
        { from: '/bike', to: '/docs' },
        { from: '/blog/index.xml', to: '/blog/feed.xml' },
      ],
      features: [
        docs({ path: '/docs' }),
        blog({ path: '/blog', title: 'Diary' }),
      ],
    });
    "
  `);
});

test('front matter in other languages becomes YAML, and fields keep their meaning', async () => {
  const { text } = await adoptProject(SITE);
  expect(text('content/pages/about.md')).toMatchInlineSnapshot(`
    "---
    aliases: ["/who/","/we"]
    title: About us
    menu: main
    weight: 2
    ---

    We ride — 28 inches.
    "
  `);
  expect(text('content/docs/index.md')).toMatchInlineSnapshot(`
    "---
    title: Manual
    weight: 1
    ---

    All about wheels.
    "
  `);
  expect(text('content/docs/Chain Care/index.md')).toMatchInlineSnapshot(`
    "---
    permalink: /docs/chain-care
    title: Chain care
    cascade:
      version: v2
    linkTitle: v2
    ---

    See [oil](oil.md#thin) and [wear](/docs/chain-care/wear/#limits).
    "
  `);
  expect(text('content/blog/2024-03-01-first.md')).toMatchInlineSnapshot(`
    "---
    authors: ["ann-lee"]
    image: /img/us.png
    permalink: /blog/2024/03/out
    title: First ride
    tags: [mud]
    ---

    Out.
    "
  `);
  expect(text('content/blog/2024-05-02-hill/index.md')).toContain('draft: true');
  expect(text('content/authors.yml')).toBe('ann-lee:\n  name: "Ann Lee"\n');
});

test('without a section for docs, all pages are docs; the settings may be a folder', async () => {
  const { text } = await expectAnswers(
    {
      'config/_default/hugo.yaml':
        'baseURL: https://spokes.example/\ncontentDir: pages\nuglyURLs: true\nparams:\n  size: 28 inches\n',
      'config/_default/params.toml': 'description = "What we ride."\n',
      'config/_default/menus.en.yaml': 'main:\n  - name: Oil\n    url: /chains/oil.html\n',
      'pages/_index.md': '---\ntitle: Wheels\n---\n',
      'pages/chains/_index.md': '---\ntitle: Chains\n---\n',
      'pages/chains/oil.md': '---\ntitle: Oil\n---\n\nThin, for {{< param size >}}.\n',
    },
    ['/', '/chains/', '/chains/oil.html'],
  );
  expect(text('content/docs/chains/oil.md')).toContain('Thin, for 28 inches.');
  expect(text('site.config.ts')).toMatch(
    /description: 'What we ride\.'[\s\S]*items: \[\{ label: 'Oil', to: '\/chains\/oil' \}\][\s\S]*docs\(\{ path: '\/' \}\)/,
  );
});

test('of several folders that a module mounts, the pages are in that of the main language', async () => {
  const { made } = await expectAnswers(
    {
      'hugo.yaml':
        'languages:\n  en: {}\n  fr: {}\nmodule:\n  mounts:\n    - { source: content/fr, target: content, lang: fr }\n    - source: content/en\n      target: content\n      sites: { matrix: { languages: [en, fr] } }\n',
      'content/en/docs/oil.md': '---\ntitle: Oil\n---\n\nOil.\n',
      'content/fr/docs/huile.md': '---\ntitle: Huile\n---\n\nHuile.\n',
    },
    ['/docs/oil/'],
  );
  expect(made.has('docs/huile.html')).toBe(false);
});

test('pages whose time is over have no address, and neither have aliases for many paths and files of tools', async () => {
  const { made, result, text } = await expectAnswers(
    {
      'hugo.toml': "title = 'Spokes'\n",
      'content/docs/oil.md': '---\ntitle: Oil\naliases: [/grease, /fat/*]\n---\n\nOil.\n',
      'content/docs/race.md': '---\ntitle: Race\nexpiryDate: 2020-05-02\n---\n\nOver.\n',
      'content/docs/tour.md': '---\ntitle: Tour\npublishDate: 2999-05-02\n---\n\nSoon.\n',
      'static/.lint.yaml': 'a: b\n',
      'static/.well-known/a.txt': 'A\n',
    },
    ['/docs/oil/', '/grease/', '/.well-known/a.txt'],
  );
  expect(result.stdout).toContain('Rules for many paths at once were left behind (content/docs/oil.md)');
  expect(text('content/docs/race.md')).toContain('expiryDate: 2020-05-02');
  expect(made.has('content/static/.lint.yaml')).toBe(false);
});

test('a mistake in the settings is reported at its line', async () => {
  const { result } = await adoptProject({ 'hugo.toml': "title = 'A'\nbaseURL = \n" });
  expect(result.code).toBe(2);
  expect(result.stderr).toMatch(/hugo\.toml:2:\d+ +error +adopt\/unreadable-config/);
});
