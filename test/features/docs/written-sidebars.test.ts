import { describe, expect, test } from 'vitest';
import type { SidebarItemInput } from '../../../src/features/docs/sidebar-schema.ts';
import type { FieldPath } from '../../../src/generator/model/field-path.ts';
import { fieldPathOf } from '../../../src/generator/model/place-in-config.ts';
import { config, head } from '../../unit/plan/heads.ts';
import { docLayoutAt, docsOf, version } from './docs-of.ts';
import { mistakeIn, plan, sidebarOn, TREE } from './sidebar-text.ts';

const written = (...items: SidebarItemInput[]) => [docsOf({ sidebars: { guide: items } })];

describe('a hand-written sidebar', () => {
  test('names the page of a folder by the folder, however its file spells “readme”', () => {
    const entries = ['content/docs/a/Readme.md', 'content/docs/1-b/2-Index.md', 'content/docs/c/README.md'];
    const { diagnostics } = plan({ entries, features: written('a', 'b', 'c') });
    expect(diagnostics).toEqual([]);
  });

  test('has docs, links, headings, folders and categories', () => {
    const site = {
      entries: TREE,
      features: written(
        'index',
        { type: 'doc', id: 'zebra', label: 'Animals' },
        { type: 'heading', label: 'More' },
        { type: 'link', label: 'Elsewhere', to: 'https://example.org' },
        { type: 'link', label: 'Here', to: '/docs/Apple.html?x=1' },
        { type: 'folder', folder: 'later' },
        {
          type: 'category',
          label: 'First',
          isCollapsed: true,
          link: { index: '/docs/category/first' },
          items: [{ type: 'folder', folder: 'first' }],
        },
      ),
    };
    expect(sidebarOn('/docs/category/first', site)).toMatchInlineSnapshot(`
      "index /docs
      Animals /docs/zebra
      # More
      Elsewhere https://example.org
      Here /docs/Apple?x=1
      a /docs/later/a
      - First /docs/category/first
        + Deep /docs/first/deep /docs/first/deep.json
        step-2 /docs/first/step-2
        step-10 /docs/first/step-10"
    `);
    expect(plan(site).jsonFiles.map(({ output }) => output)).toEqual([
      '_data/current/guide/-6.json',
      'docs/first/deep.json',
    ]);
  });

  test('leads straight to the target of a redirect', () => {
    const entry = head({ file: 'content/docs/a.md', frontMatter: { aliases: ['/old'] } });
    const site = { entries: [entry], features: written('a', { type: 'link', label: 'Old', to: '/old' }) };
    expect(sidebarOn('/docs/a', site)).toBe('a /docs/a\nOld /docs/a');
  });

  test('opens what a redirect leads out to like any other site', () => {
    const items = [{ type: 'link', label: 'Forum', to: '/forum' }] as const;
    const site = plan({
      entries: ['content/docs/a.md'],
      features: [docsOf({ sidebars: { guide: ['a', ...items] } })],
      config: config({ redirects: [{ from: '/forum', to: 'https://forum.example' }] }),
    });
    expect(docLayoutAt(site, '/docs/a').sidebar[1]).toEqual({
      type: 'link',
      label: 'Forum',
      href: 'https://forum.example',
      external: true,
    });
  });

  test('gives each doc to the first sidebar that holds it', () => {
    const sidebars = { one: ['a'], two: ['a', 'b'] };
    const site = plan({
      entries: ['content/docs/a.md', 'content/docs/b.md'],
      features: [docsOf({ sidebars })],
    });
    expect(docLayoutAt(site, '/docs/a').sidebarName).toBe('one');
    expect(docLayoutAt(site, '/docs/b').sidebarName).toBe('two');
  });

  test('has files of its own for its categories, whatever signs its name has', () => {
    const guideOf = (id: string) => ['index', { type: 'category' as const, label: 'More', items: [id] }];
    const sidebars = { 'a b': guideOf('a'), 'a/b': guideOf('b'), 'a-b': guideOf('c') };
    const entries = ['index', 'a', 'b', 'c'].map(name => `content/docs/${name}.md`);
    expect(plan({ entries, features: [docsOf({ sidebars })] }).jsonFiles.map(({ output }) => output)).toEqual(
      ['_data/current/a~20b/-1.json', '_data/current/a~2fb/-1.json', '_data/current/a-b/-1.json'],
    );
  });

  test('names an unknown doc with the nearest', () => {
    const site = { entries: ['content/docs/guides/a.md'], features: written('guides/a', 'gides/a') };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "sidebar/unknown-doc",
        "hint": "Did you mean “guides/a”? A doc’s id is its path without number prefixes and without the extension.",
        "message": "The sidebar “guide” (features[0].sidebars.guide[1]) refers to the doc “gides/a”, which does not exist",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  // The disk of a Mac may write a letter with a mark as two signs, and what is copied from there has them too.
  test.each([
    ['\u00fc', 'u\u0308'],
    ['u\u0308', '\u00fc'],
    ['u\u0308', 'u\u0308'],
  ])('finds a doc and a draft whose name has a letter with a mark: %j for %j.md', (id, name) => {
    const draft = head({ file: `content/docs/draft-${name}.md`, frontMatter: { draft: true } });
    const doc = head({ file: `content/docs/${name}.md`, title: 'A' });
    const site = { entries: [doc, draft], features: written(id, `draft-${id}`) };
    expect(sidebarOn('/docs/\u00fc', site)).toBe('A /docs/%C3%BC');
    expect(plan(site).diagnostics).toEqual([]);
  });

  test('may name a draft, which is left out', () => {
    const draft = head({ file: 'content/docs/b.md', frontMatter: { draft: true } });
    const site = { entries: ['content/docs/a.md', draft], features: written('a', 'b') };
    expect(sidebarOn('/docs/a', site)).toBe('a /docs/a');
    expect(plan(site).diagnostics).toEqual([]);
  });

  test('names an unknown doc that is like no other, and how ids are written', () => {
    expect(mistakeIn({ entries: ['content/docs/a.md'], features: written('a', 'elsewhere') })?.hint).toBe(
      'A doc’s id is its path without number prefixes and without the extension.',
    );
  });

  test('names a category with neither a page nor items', () => {
    const site = {
      entries: ['content/docs/a.md'],
      features: written('a', { type: 'category', label: 'Empty', isCollapsed: true, items: [] }),
    };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "sidebar/nothing-to-link",
        "hint": "Give it a \`link\` or \`items\` (the field is \`features[0].sidebars.guide[1]\`).",
        "message": "The sidebar “guide” has an item with nothing to link to: the category “Empty” has neither a page nor items",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test.each([
    ['no items', [], 'features[0].sidebars.guide', 'The sidebar “guide” has nothing to link to'],
    [
      'a heading alone',
      [{ type: 'heading', label: 'Alone' }],
      'features[0].sidebars.guide',
      'The sidebar “guide” has nothing to link to',
    ],
    [
      'a category with only a heading',
      ['a', { type: 'category', label: 'C', isCollapsed: true, items: [{ type: 'heading', label: 'H' }] }],
      'features[0].sidebars.guide[1]',
      'The sidebar “guide” has an item with nothing to link to: the category “C” contains only headings',
    ],
    [
      'a category with only such a category',
      [
        {
          type: 'category',
          label: 'Outer',
          isCollapsed: true,
          items: [
            { type: 'category', label: 'C', isCollapsed: true, items: [{ type: 'heading', label: 'H' }] },
          ],
        },
      ],
      'features[0].sidebars.guide[0].items[0]',
      'The sidebar “guide” has an item with nothing to link to: the category “C” contains only headings',
    ],
  ] as const)('that has %s is an error with the place of its field', (_, items, field, message) => {
    const placeInConfig = (path: FieldPath) => ({ file: 'site.config.ts', line: path.length });
    const mistake = mistakeIn({
      entries: ['content/docs/a.md'],
      features: written(...items),
      input: { placeInConfig },
    });
    expect(mistake).toMatchObject({
      severity: 'error',
      code: 'sidebar/nothing-to-link',
      message,
      hint: expect.stringContaining(`(the field is \`${field}\`)`),
      place: placeInConfig(fieldPathOf(field)),
    });
  });

  test('has something to link to where its docs are drafts, or a heading is in a category with a page', () => {
    const draft = head({ file: 'content/docs/b.md', frontMatter: { draft: true } });
    const link = { index: '/docs/c' };
    const items = [{ type: 'heading', label: 'H' }] as const;
    const category = { type: 'category', label: 'C', isCollapsed: true, link, items } as const;
    const site = { entries: ['content/docs/a.md', draft] };
    expect(plan({ ...site, features: written('b') }).diagnostics).toEqual([]);
    expect(plan({ ...site, features: written(category) }).diagnostics).toEqual([]);
  });

  test('names a folder that is not there', () => {
    const site = {
      entries: ['content/docs/guides/a.md'],
      features: written({ type: 'folder', folder: 'giudes' }),
    };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "sidebar/nothing-to-link",
        "hint": "Did you mean “guides”? Write the path of a folder that contains docs (the field is \`features[0].sidebars.guide[0]\`).",
        "message": "The sidebar “guide” has an item with nothing to link to: there is no folder “giudes”",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test('names a folder with nothing to show', () => {
    const hidden = head({ file: 'content/docs/b/x.md', frontMatter: { unlisted: true } });
    const site = {
      entries: ['content/docs/a.md', hidden],
      features: written('a', { type: 'folder', folder: 'b' }),
    };
    expect(mistakeIn(site)?.message).toBe(
      'The sidebar “guide” has an item with nothing to link to: the folder “b” has no listed docs',
    );
  });

  test('names a link that leads nowhere, once for all versions', () => {
    const versions = [version('docs'), version('old', { path: 'old' })];
    const site = {
      entries: ['content/docs/a.md', 'content/old/a.md'],
      features: [
        docsOf({ versions, sidebars: { guide: ['a', { type: 'link', label: 'X', to: '/nowhere' }] } }),
      ],
    };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "The field is \`features[0].sidebars.guide[1].to\`. Write the path of a page, or of a file relative to this one.",
        "message": "The link “/nowhere” leads nowhere",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });
});
