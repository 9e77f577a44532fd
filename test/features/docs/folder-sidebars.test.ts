import { describe, expect, test } from 'vitest';
import { CATEGORY, DOC } from '../../../src/features/docs/contract.ts';
import { config, head, pathsOf, routeAt } from '../../unit/plan/heads.ts';
import { category, docLayoutAt, withCategories } from './docs-of.ts';
import { linesOf, mistakeIn, plan, sidebarOn, TREE } from './sidebar-text.ts';

test('folders whose pages clash are reported with both', () => {
  const clash = mistakeIn([
    'content/docs/Guide/x.md',
    'content/docs/guide/y.md',
    'content/docs/01-news/x.md',
  ]);
  expect(clash).toMatchObject({
    code: 'route/duplicate-path',
    place: { file: 'content/docs/guide' },
    related: [{ file: 'content/docs/Guide' }],
  });
  const page = mistakeIn(['content/docs/01-news/x.md', 'content/pages/docs/news.md']);
  expect(page).toMatchObject({
    place: { file: 'content/pages/docs/news.md' },
    related: [{ file: 'content/docs/01-news' }],
  });
});

test('the path of an index that cannot be published is reported with a hint about that path', () => {
  const data = withCategories(category('a', { link: { index: 'maps?' } }));
  expect(mistakeIn({ entries: ['content/docs/index.md', 'content/docs/a/x.md'], data })).toMatchObject({
    code: 'route/invalid-path',
    message: 'The path “maps?” does not begin with a slash',
    hint: 'Write a path such as /docs/guides after `index`.',
  });
});

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

  test('names a folder without a page of its own after its last segment', () => {
    expect(
      sidebarOn('/docs/one/two/more-parts', [
        'content/docs/index.md',
        'content/docs/one/two/01-more-parts/x.md',
      ]),
    ).toContain('- More parts /docs/one/two/more-parts');
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
      head({ file: 'content/docs/b9-10.md' }),
      head({ file: 'content/docs/b9-9.md' }),
      head({ file: 'content/docs/b10.md' }),
      head({ file: 'content/docs/b9.md' }),
      head({ file: 'content/docs/b09.md' }),
      head({ file: 'content/docs/b.md' }),
      head({ file: 'content/docs/B.md' }),
      head({ file: 'content/docs/02-y.md' }),
      head({ file: 'content/docs/z.md', frontMatter: { sidebarPosition: 1.5 } }),
      head({ file: 'content/docs/01-x.md' }),
      head({ file: 'content/docs/last.md', frontMatter: { sidebarPosition: 99 } }),
    ];
    const labels = sidebarOn('/docs/B', docs)
      .split('\n')
      .map(line => line.split(' ')[0]);
    expect(labels).toEqual(['01-x', 'z', '02-y', 'last', 'B', 'b', 'b09', 'b9', 'b9-9', 'b9-10', 'b10']);
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

test('a category file that names an unknown doc is reported at its line', () => {
  const data = withCategories(category('a', { link: { doc: 'a/z' } }));
  expect(
    mistakeIn({ entries: ['content/docs/index.md', 'content/docs/a/x.md'], data }),
  ).toMatchInlineSnapshot(`
    {
      "code": "sidebar/unknown-doc",
      "hint": "Did you mean “a/x”? A doc’s id is its path without number prefixes and without the extension.",
      "message": "The sidebar refers to the doc “a/z”, which does not exist",
      "place": {
        "column": 1,
        "file": "content/docs/a/_category.yml",
        "line": 1,
      },
      "severity": "error",
    }
  `);
});

describe('a folder of more than 200 docs', () => {
  const files = Array.from({ length: 250 }, (_, index) => `content/docs/many/p${index}.md`);
  const site = plan(['content/docs/index.md', ...files]);
  const branchOf = (path: string) => {
    const many = docLayoutAt(site, path).sidebar[1];
    return many?.type === 'category' ? linesOf(many.items ?? [], '') : [];
  };

  test('is one of more than 200', () => {
    const countOf = (count: number) =>
      docLayoutAt(plan(files.slice(0, count).map(file => file.replace('many/', ''))), '/docs').sidebar.length;
    expect([countOf(200), countOf(201)]).toEqual([200, 3]);
  });

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
