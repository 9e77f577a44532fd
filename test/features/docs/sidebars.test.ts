import { describe, expect, test } from 'vitest';
import { CATEGORY, DOC } from '../../../src/features/docs/contract.ts';
import type { SidebarItemInput } from '../../../src/features/docs/sidebar-schema.ts';
import { fieldPathOf } from '../../../src/generator/model/place-in-config.ts';
import type { FieldPath } from '../../../src/generator/model/validate-fields.ts';
import type { SidebarItemData } from '../../../src/templates/contract/layout.ts';
import { config, head, pathsOf, planning, routeAt, type TestEntries } from '../../unit/plan/heads.ts';
import { category, docLayoutAt, docsOf, version, withCategories } from './docs-of.ts';

const { plan, mistakeIn } = planning(docsOf());

const written = (...items: SidebarItemInput[]) => [docsOf({ sidebars: { guide: items } })];

/** The sidebar of a page as text: one line an item, `-` = open, `+` = closed. */
function sidebarOn(path: string, site: TestEntries): string {
  return linesOf(docLayoutAt(plan(site), path).sidebar, '').join('\n');
}

function linesOf(items: readonly SidebarItemData[], indent: string): readonly string[] {
  return items.flatMap(item => {
    if (item.type === 'heading') return [`${indent}# ${item.label}`];
    if (item.type === 'link') return [`${indent}${item.label} ${item.href}`];
    const parts = [item.isOpen ? '-' : '+', item.label, item.href, item.branch].filter(
      part => part !== undefined,
    );
    return [indent + parts.join(' '), ...linesOf(item.items ?? [], `${indent}  `)];
  });
}

const TREE = [
  'content/docs/index.md',
  'content/docs/02-later/a.md',
  'content/docs/01-first/step-10.md',
  'content/docs/01-first/step-2.md',
  'content/docs/01-first/deep/x.md',
  'content/docs/01-first/deep/y.md',
  'content/docs/zebra.md',
  'content/docs/Apple.md',
];

describe('a sidebar of folders', () => {
  test('opens the branch of a page alone; closed ones are files of their own', () => {
    expect(sidebarOn('/docs/first/deep/y', TREE)).toMatchInlineSnapshot(`
      "index /docs
      - First /docs/first
        - Deep /docs/first/deep
          x /docs/first/deep/x
          y /docs/first/deep/y
        step-2 /docs/first/step-2
        step-10 /docs/first/step-10
      + Later /docs/later /docs/later.json
      Apple /docs/Apple
      zebra /docs/zebra"
    `);
  });

  test('opens a category on its own page', () => {
    expect(sidebarOn('/docs/later', TREE)).toMatchInlineSnapshot(`
      "index /docs
      + First /docs/first /docs/first.json
      - Later /docs/later
        a /docs/later/a
      Apple /docs/Apple
      zebra /docs/zebra"
    `);
  });

  test('shows what a closed branch holds in its file, nested ones closed', () => {
    expect(plan(TREE).jsonFiles).toMatchInlineSnapshot(`
      [
        {
          "items": [
            {
              "branch": "/docs/first/deep.json",
              "href": "/docs/first/deep",
              "isOpen": false,
              "label": "Deep",
              "type": "category",
            },
            {
              "href": "/docs/first/step-2",
              "label": "step-2",
              "type": "link",
            },
            {
              "href": "/docs/first/step-10",
              "label": "step-10",
              "type": "link",
            },
          ],
          "output": "docs/first.json",
        },
        {
          "items": [
            {
              "href": "/docs/first/deep/x",
              "label": "x",
              "type": "link",
            },
            {
              "href": "/docs/first/deep/y",
              "label": "y",
              "type": "link",
            },
          ],
          "output": "docs/first/deep.json",
        },
        {
          "items": [
            {
              "href": "/docs/later/a",
              "label": "a",
              "type": "link",
            },
          ],
          "output": "docs/later.json",
        },
      ]
    `);
  });

  test('is sorted by position, then by number, then by name with numbers in it by value', () => {
    const docs = [
      head({ file: 'content/docs/b10.md' }),
      head({ file: 'content/docs/b9.md' }),
      head({ file: 'content/docs/B.md' }),
      head({ file: 'content/docs/02-y.md' }),
      head({ file: 'content/docs/z.md', frontMatter: { sidebarPosition: 1.5 } }),
      head({ file: 'content/docs/01-x.md' }),
      head({ file: 'content/docs/last.md', frontMatter: { sidebarPosition: 99 } }),
    ];
    const labels = sidebarOn('/docs/B', docs)
      .split('\n')
      .map(line => line.split(' ')[0]);
    expect(labels).toEqual(['01-x', 'z', '02-y', 'last', 'B', 'b9', 'b10']);
  });

  test('takes label, position, class and openness from the category file', () => {
    const data = withCategories(
      category('02-later', { label: 'Soon', position: 0, isCollapsed: false, className: 'new' }),
    );
    expect(docLayoutAt(plan({ entries: TREE, data }), '/docs').sidebar[1]).toEqual({
      type: 'category',
      label: 'Soon',
      href: '/docs/later',
      className: 'new',
      isOpen: true,
      items: [{ type: 'link', label: 'a', href: '/docs/later/a' }],
    });
  });

  test('takes label and class of a doc from its front matter', () => {
    const frontMatter = { sidebarLabel: 'Short', sidebarClass: 'new' };
    const doc = head({ file: 'content/docs/a.md', title: 'A long title', frontMatter });
    expect(docLayoutAt(plan([doc]), '/docs/a').sidebar).toEqual([
      { type: 'link', label: 'Short', href: '/docs/a', className: 'new' },
    ]);
  });

  test('uses an index, or the doc beside the folder, as the page of the category', () => {
    const docs = [
      'content/docs/a/index.md',
      'content/docs/a/x.md',
      'content/docs/b.md',
      'content/docs/b/y.md',
      'content/docs/index.md',
    ];
    const titled = docs.map(file =>
      head({ file, title: file.includes('/a/index') ? 'About A' : file.slice(13, -3) }),
    );
    expect(sidebarOn('/docs', titled)).toMatchInlineSnapshot(`
      "index /docs
      + About A /docs/a /docs/a.json
      + b /docs/b /docs/b.json"
    `);
    expect(pathsOf(plan(titled))).toEqual([
      '/404.html',
      '/docs',
      '/docs/a',
      '/docs/a/x',
      '/docs/b',
      '/docs/b/y',
    ]);
  });

  test('shows a folder with nothing but its index as one page', () => {
    expect(
      sidebarOn('/docs', ['content/docs/index.md', head({ file: 'content/docs/a/index.md', title: 'A' })]),
    ).toBe('index /docs\nA /docs/a');
  });

  test('makes no page for a category that says so', () => {
    const data = withCategories(category('a', { link: 'none' }));
    const site = { entries: ['content/docs/index.md', 'content/docs/a/x.md'], data };
    expect(sidebarOn('/docs/a/x', site)).toBe('index /docs\n- A\n  x /docs/a/x');
    expect(pathsOf(plan(site))).not.toContain('/docs/a');
  });

  test('makes the page of a category where its file says', () => {
    const data = withCategories(
      category('a', { link: { index: '/docs/category/a' }, description: 'All of A' }),
    );
    const site = plan({ entries: ['content/docs/index.md', 'content/docs/a/x.md'], data });
    const { title, content } = routeAt(site, '/docs/category/a', CATEGORY);
    expect(title).toBe('A');
    expect(content.description).toBe('All of A');
    expect(content.items).toEqual([{ label: 'x', href: '/docs/a/x' }]);
    expect(pathsOf(site)).not.toContain('/docs/a');
  });

  test('uses a doc as the page of a category, and lists it only once', () => {
    const data = withCategories(category('a', { link: { doc: 'a/x' } }));
    const site = { entries: ['content/docs/index.md', 'content/docs/a/x.md', 'content/docs/a/y.md'], data };
    expect(sidebarOn('/docs/a/x', site)).toBe('index /docs\n- x /docs/a/x\n  y /docs/a/y');
  });

  test('leaves out unlisted docs, which still show the sidebar', () => {
    const hidden = head({ file: 'content/docs/hidden.md', frontMatter: { unlisted: true } });
    expect(sidebarOn('/docs/hidden', ['content/docs/index.md', hidden])).toBe('index /docs');
  });

  test('makes no second page where the index of a folder is unlisted', () => {
    const index = head({ file: 'content/docs/a/index.md', frontMatter: { unlisted: true } });
    const site = ['content/docs/index.md', index, 'content/docs/a/x.md'];
    expect(sidebarOn('/docs', site)).toBe('index /docs\n+ index /_data/current/docs/a.json');
    expect(plan(site).diagnostics).toEqual([]);
  });

  test('has URLs with the base URL', () => {
    const site = { entries: TREE, config: config({ baseUrl: '/base/' }) };
    expect(sidebarOn('/docs', site)).toContain('+ Later /base/docs/later /base/docs/later.json');
  });
});

describe('a folder of more than 200 docs', () => {
  const files = Array.from({ length: 250 }, (_, index) => `content/docs/many/p${index}.md`);
  const site = plan(['content/docs/index.md', ...files]);
  const branchOf = (path: string) => {
    const many = docLayoutAt(site, path).sidebar[1];
    return many?.type === 'category' ? linesOf(many.items ?? [], '') : [];
  };

  test('is cut into groups of 100, of which a page shows one', () => {
    expect(branchOf('/docs/many/p105').slice(0, 3)).toEqual([
      '+ p0 – p99 /_data/current/docs/many/~1.json',
      '- p100 – p199',
      '  p100 /docs/many/p100',
    ]);
    expect(branchOf('/docs/many/p105')).toHaveLength(103);
    expect(branchOf('/docs/many/p249')).toHaveLength(53);
  });

  test('is whole on its index, in breadcrumbs and in reading order', () => {
    expect(routeAt(site, '/docs/many', CATEGORY).content.items).toHaveLength(250);
    const { breadcrumbs, pager } = routeAt(site, '/docs/many/p100', DOC).content;
    expect(breadcrumbs.map(({ label }) => label)).toEqual(['Documentation', 'Many', 'p100']);
    expect(pager.previous?.label).toBe('p99');
    const docs = plan(files);
    expect(routeAt(docs, '/docs', CATEGORY).content.items).toEqual([
      { label: 'Many', href: '/docs/many', description: 'p0, p1, p2, p3, p4, p5, p6, p7, …', count: 250 },
    ]);
  });
});

describe('a hand-written sidebar', () => {
  test('has docs, links, headings, folders and categories', () => {
    const site = {
      entries: TREE,
      features: written(
        'index',
        { type: 'doc', id: 'zebra', label: 'Animals' },
        { type: 'heading', label: 'More' },
        { type: 'link', label: 'Elsewhere', to: 'https://example.com' },
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
      Elsewhere https://example.com
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

  test('names an unknown doc with the nearest', () => {
    const site = { entries: ['content/docs/guides/a.md'], features: written('guides/a', 'gides/a') };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "sidebar/unknown-doc",
        "hint": "Did you mean "guides/a"? A doc's id is its path without number prefixes and without the extension.",
        "message": "The sidebar "guide" (features[0].sidebars.guide[1]) refers to the doc "gides/a", which does not exist",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test('may name a draft, which is left out', () => {
    const draft = head({ file: 'content/docs/b.md', frontMatter: { draft: true } });
    const site = { entries: ['content/docs/a.md', draft], features: written('a', 'b') };
    expect(sidebarOn('/docs/a', site)).toBe('a /docs/a');
    expect(plan(site).diagnostics).toEqual([]);
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
        "message": "The sidebar "guide" has an item with nothing to link to: the category "Empty" has neither a page nor items",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test.each([
    ['no items', [], 'features[0].sidebars.guide', 'The sidebar "guide" has nothing to link to'],
    [
      'a heading alone',
      [{ type: 'heading', label: 'Alone' }],
      'features[0].sidebars.guide',
      'The sidebar "guide" has nothing to link to',
    ],
    [
      'a category with only a heading',
      ['a', { type: 'category', label: 'C', isCollapsed: true, items: [{ type: 'heading', label: 'H' }] }],
      'features[0].sidebars.guide[1]',
      'The sidebar "guide" has an item with nothing to link to: the category "C" contains only headings',
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
      'The sidebar "guide" has an item with nothing to link to: the category "C" contains only headings',
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

  test('has something to link to where its docs are drafts, or a heading stands in a category with a page', () => {
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
        "hint": "Did you mean "guides"? Write the path of a folder that contains docs (the field is \`features[0].sidebars.guide[0]\`).",
        "message": "The sidebar "guide" has an item with nothing to link to: there is no folder "giudes"",
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
      'The sidebar "guide" has an item with nothing to link to: the folder "b" has no listed docs',
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
        "message": "The link "/nowhere" leads nowhere",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });
});

test('a category file that names an unknown doc is reported at its line', () => {
  const data = withCategories(category('a', { link: { doc: 'a/z' } }));
  expect(
    mistakeIn({ entries: ['content/docs/index.md', 'content/docs/a/x.md'], data }),
  ).toMatchInlineSnapshot(`
    {
      "code": "sidebar/unknown-doc",
      "hint": "Did you mean "a/x"? A doc's id is its path without number prefixes and without the extension.",
      "message": "The sidebar refers to the doc "a/z", which does not exist",
      "place": {
        "column": 1,
        "file": "content/docs/a/_category.yml",
        "line": 1,
      },
      "severity": "error",
    }
  `);
});

describe('what pages share', () => {
  const site = plan(TREE);
  const sidebarAt = (path: string) => docLayoutAt(site, path).sidebar;

  test('is the whole sidebar, for the pages of one branch', () => {
    expect(sidebarAt('/docs/first/deep/x')).toBe(sidebarAt('/docs/first/deep/y'));
    expect(sidebarAt('/docs/first/deep/x')).toBe(sidebarAt('/docs/first/deep'));
    expect(sidebarAt('/docs')).toBe(sidebarAt('/docs/zebra'));
    expect(sidebarAt('/docs')).not.toBe(sidebarAt('/docs/later'));
  });

  test('are the items of every branch that is not on the way to the page', () => {
    const [onX = [], onMain = []] = [sidebarAt('/docs/first/deep/x'), sidebarAt('/docs')];
    expect(onX).toHaveLength(5);
    expect(onX.filter((item, index) => item !== onMain[index])).toEqual([onX[1]]);
  });

  test('with the file of a branch are its items', () => {
    const open = sidebarAt('/docs/later')?.[2];
    const branch = site.jsonFiles.find(({ output }) => output.endsWith('/later.json'));
    expect(open?.type === 'category' && open.items).toBe(branch?.items);
  });

  test('keeps the sidebars of a site as few as its branches, however many pages there are', () => {
    const files = Array.from({ length: 200 }, (_, index) => `content/docs/f${index % 10}/p${index}.md`);
    const layouts = plan(files).routes.flatMap(({ kind, layout }) =>
      kind === 'doc' && layout.type === 'docs' ? layout : [],
    );
    expect(layouts).toHaveLength(200);
    expect(new Set(layouts.map(({ sidebar }) => sidebar)).size).toBe(10);
  });
});
