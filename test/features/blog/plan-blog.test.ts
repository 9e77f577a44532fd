import { describe, expect, test } from 'vitest';
import { POST, POST_LIST } from '../../../src/features/blog/contract.ts';
import { ARCHIVE, AUTHORS, TAGS } from '../../../src/generator/kit/list-kinds.ts';
import { articleData } from '../../unit/kit/article-data.ts';
import { asset, config, head, pathsOf, planning, routeAt } from '../../unit/plan/heads.ts';
import { blogOf } from './blog-of.ts';

const { plan, mistakeIn } = planning(blogOf());

const data = articleData({
  authors: [
    { id: 'ann', name: 'Ann', title: 'Cartographer', image: 'img/ann.png', description: 'Draws maps.' },
    { id: 'bob', name: 'Bob', url: 'https://example.com/bob' },
  ],
  tags: [
    { id: 'release', label: 'Release', slug: 'releases', description: 'What is new.' },
    { id: 'common', label: 'Common', slug: 'common' },
    { id: 'unused', label: 'Unused', slug: 'unused' },
  ],
});
const assets = [asset('content/static/img/ann.png')];
const post = (name: string, frontMatter = {}, excerpt = '') =>
  head({ file: `content/blog/${name}.md`, title: name, frontMatter, excerpt, readingMinutes: 3 });
const POSTS = [
  post('2025-05-05-new', { authors: ['ann'], tags: ['release', 'common'] }, 'Something new.'),
  post('2024-01-02-old', { authors: ['ann', 'bob'], tags: ['release'] }),
  post('2024-03-04-middle'),
];
const site = plan({ entries: POSTS, assets, data });

test('a tag that cannot have an address is reported where it is written', () => {
  const tags = ['con'];
  const file = 'content/blog/2025-01-01-x.md';
  const carrier = head({ file, frontMatter: { tags }, fieldLines: { tags: { line: 2, column: 1 } } });
  const listed = articleData({ tags: [{ id: 'con', label: 'Con', slug: 'con' }] });
  expect(mistakeIn({ entries: [carrier] })).toMatchObject({
    code: 'route/reserved-name',
    place: { file, line: 2, column: 1 },
    hint: 'Rename the folder, the tag or the author whose page this is.',
  });
  expect(mistakeIn({ entries: [carrier], data: listed })?.place).toEqual({ file: 'content/tags.yml' });
});

test('a blog has its lists, and pages for the authors and tags in use', () => {
  expect(site.diagnostics).toEqual([]);
  expect(pathsOf(site)).toEqual([
    '/404.html',
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/ann',
    '/blog/authors/bob',
    '/blog/middle',
    '/blog/new',
    '/blog/old',
    '/blog/tags',
    '/blog/tags/common',
    '/blog/tags/releases',
  ]);
});

test('a post shows its date, authors, tags and reading time', () => {
  const { content, publishedTime } = routeAt(site, '/blog/new', POST);
  expect(publishedTime).toBe('2025-05-05');
  expect(content).toMatchObject({
    date: { iso: '2025-05-05', text: '5 May 2025' },
    authors: [{ name: 'Ann', title: 'Cartographer', href: '/blog/authors/ann', image: '/img/ann.png' }],
    tags: [
      { label: 'Release', href: '/blog/tags/releases', description: 'What is new.' },
      { label: 'Common', href: '/blog/tags/common' },
    ],
    readingMinutes: 3,
  });
});

test('the neighbours of a post are the older and the newer one', () => {
  expect(routeAt(site, '/blog/middle', POST).content.pager).toEqual({
    previous: { label: '2024-01-02-old', href: '/blog/old' },
    next: { label: '2025-05-05-new', href: '/blog/new' },
  });
  expect(routeAt(site, '/blog/new', POST).content.pager.next).toBeUndefined();
});

test('the list is newest first, in pages', () => {
  const paged = plan({
    entries: POSTS,
    assets,
    data,
    features: [blogOf({ postsPerPage: 2, description: 'News.' })],
  });
  const first = routeAt(paged, '/blog', POST_LIST);
  const second = routeAt(paged, '/blog/page/2', POST_LIST);
  expect(first.content.posts.map(({ href }) => href)).toEqual(['/blog/new', '/blog/middle']);
  expect(first.content).toMatchObject({
    title: 'Blog',
    description: 'News.',
    pages: { number: 1, hrefs: ['/blog', '/blog/page/2'] },
  });
  expect(second.content.posts.map(({ href }) => href)).toEqual(['/blog/old']);
  expect(second).toMatchObject({ title: 'Blog, page 2', content: { pages: { number: 2 } } });
});

test('the lists are linked to one another and to the feed', () => {
  expect(routeAt(site, '/blog/archive', ARCHIVE).content.related).toEqual([
    { label: 'Blog', href: '/blog' },
    { label: 'Authors', href: '/blog/authors' },
    { label: 'Tags', href: '/blog/tags' },
    { label: 'Feed', href: '/blog/feed.xml' },
  ]);
});

test('the archive is by year', () => {
  const { groups } = routeAt(site, '/blog/archive', ARCHIVE).content;
  expect(groups.map(({ label, items }) => [label, items.map(({ href }) => href)])).toEqual([
    ['2025', ['/blog/new']],
    ['2024', ['/blog/middle', '/blog/old']],
  ]);
});

test('authors and tags are counted, each with the posts on a page', () => {
  expect(
    routeAt(site, '/blog/authors', AUTHORS).content.authors.map(({ name, count }) => [name, count]),
  ).toEqual([
    ['Ann', 2],
    ['Bob', 1],
  ]);
  expect(routeAt(site, '/blog/tags', TAGS).content.tags.map(({ label, count }) => [label, count])).toEqual([
    ['Common', 1],
    ['Release', 2],
  ]);
  const author = routeAt(site, '/blog/authors/ann', POST_LIST).content;
  expect(author.author?.name).toBe('Ann');
  expect(author.description).toBe('Draws maps.');
  expect(author.posts.map(({ href }) => href)).toEqual(['/blog/new', '/blog/old']);
  expect(routeAt(site, '/blog/tags/common', POST_LIST).content.posts.map(({ href }) => href)).toEqual([
    '/blog/new',
  ]);
});

test('the page of a tag has the newest posts first, whatever the order of the files', () => {
  const { content } = routeAt(
    plan({
      entries: [post('2024-01-02-old', { tags: ['common'] }), post('2025-05-05-new', { tags: ['common'] })],
      data,
    }),
    '/blog/tags/common',
    POST_LIST,
  );
  expect(content.posts.map(({ href }) => href)).toEqual(['/blog/new', '/blog/old']);
});

describe('the address of an author', () => {
  const by = (url: string, input = {}) => ({
    entries: [post('2025-05-05-new', { authors: ['ann'] }), head({ file: 'content/pages/about.md' })],
    data: articleData({ authors: [{ id: 'ann', name: 'Ann', url }] }),
    ...input,
  });
  const authorOf = (site: ReturnType<typeof plan>) =>
    routeAt(site, '/blog/authors/ann', POST_LIST).content.author;

  test('is on their own page, others lead to that', () => {
    const shown = plan(by('https://example.com/ann'));
    expect(authorOf(shown)).toEqual({ name: 'Ann', href: 'https://example.com/ann' });
    expect(routeAt(shown, '/blog/new', POST).content.authors[0]?.href).toBe('/blog/authors/ann');
    expect(authorOf(site)).not.toHaveProperty('href');
  });

  test('may be a path of the site', () => {
    expect(authorOf(plan(by('/about', { config: config({ baseUrl: '/sub/' }) })))?.href).toBe('/sub/about');
  });

  test('that leads nowhere is reported', () => {
    expect(mistakeIn(by('/abuot'))).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "The field is \`ann.url\`. Did you mean “/about”?",
        "message": "The link “/abuot” leads nowhere",
        "place": {
          "column": 3,
          "file": "content/authors.yml",
          "line": 3,
        },
        "severity": "error",
      }
    `);
  });
});

test('a page of tags without any is there, but in no sitemap', () => {
  const bare = routeAt(plan([post('2025-05-05-new')]), '/blog/tags', TAGS);
  expect(bare.visibility.isInSitemap).toBe(false);
  expect(routeAt(site, '/blog/tags', TAGS).visibility.isInSitemap).toBe(true);
});

test('an unlisted post is built, and in no list, feed or page of its author and tag', () => {
  const hidden = plan({
    entries: [
      post('2025-05-05-new', { unlisted: true, authors: ['bob'], tags: ['common'] }),
      post('2025-01-01-x'),
    ],
    data,
  });
  expect(pathsOf(hidden)).toEqual([
    '/404.html',
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/new',
    '/blog/tags',
    '/blog/x',
  ]);
  expect(routeAt(hidden, '/blog', POST_LIST).content.posts.map(({ href }) => href)).toEqual(['/blog/x']);
  expect(routeAt(hidden, '/blog/new', POST).content).toMatchObject({
    authors: [{ name: 'Bob', href: 'https://example.com/bob' }],
    tags: [],
    pager: {},
  });
  expect(hidden.feeds[0]?.items.map(({ path }) => path)).toEqual(['/blog/x']);
});

test('a post and its summary have the picture with its size; social networks get it too', () => {
  const entry = post('2025-05-05-new', { image: './shot.png', imageAlt: 'A map' }, 'Something new.');
  const assets = [asset('content/blog/shot.png', { width: 30, height: 20 })];
  const shown = plan({ entries: [entry], assets });
  const picture = { src: '/assets/images/shot.01234567.png', width: 30, height: 20, alt: 'A map' };
  expect(routeAt(shown, '/blog', POST_LIST).content.posts[0]?.picture).toEqual(picture);
  const route = routeAt(shown, '/blog/new', POST);
  expect(route.content.picture).toEqual(picture);
  expect(route.image).toMatchObject({ href: picture.src, width: 30, height: 20 });
});

test('a picture that does not exist is an error at its field', () => {
  const fieldLines = { image: { line: 4, column: 1 } };
  const entry = { ...post('2025-05-05-new', { image: './shot.png' }), fieldLines };
  expect(mistakeIn([entry])).toMatchObject({
    code: 'link/missing-image',
    place: { file: 'content/blog/2025-05-05-new.md', line: 4, column: 1 },
  });
});

test('a summary has the excerpt of its post, and its picture even without a description', () => {
  const entry = post('2025-05-05-new', { image: './shot.png' }, 'Something new.');
  const shown = plan({ entries: [entry], assets: [asset('content/blog/shot.png')] });
  expect(routeAt(shown, '/blog', POST_LIST).content.posts[0]).toMatchObject({
    excerpt: 'Something new.',
    picture: { src: '/assets/images/shot.01234567.png', alt: '' },
  });
});

describe('the feed', () => {
  test('has the newest posts with the names of their authors', () => {
    expect(site.feeds).toHaveLength(1);
    expect(site.feeds[0]).toMatchObject({ output: 'blog/feed.xml', path: '/blog', title: 'Blog' });
    expect(site.feeds[0]?.items[0]).toEqual({
      path: '/blog/new',
      title: '2025-05-05-new',
      excerpt: 'Something new.',
      date: '2025-05-05',
      authors: ['Ann'],
    });
  });

  test('is not there when the site has none', () => {
    const silent = plan({ entries: [post('2025-05-05-new')], features: [blogOf({ feed: false })] });
    expect(silent.feeds).toEqual([]);
    expect(routeAt(silent, '/blog', POST_LIST).content.related.map(({ label }) => label)).toEqual([
      'Archive',
      'Authors',
      'Tags',
    ]);
  });

  test('holds no more than twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      post(`2025-05-${String(index + 1).padStart(2, '0')}-x${index}`),
    );
    expect(
      plan(many)
        .feeds[0]?.items.map(({ date }) => date)
        .slice(0, 2),
    ).toEqual(['2025-05-30', '2025-05-29']);
    expect(plan(many).feeds[0]?.items).toHaveLength(20);
  });
});

describe('a post without a date', () => {
  const undated = plan({
    entries: [
      post('second', { position: 2 }),
      post('2024-01-02-old'),
      post('first', { position: 1, authors: ['ann'] }),
    ],
    data,
    assets,
  });

  test('shows none, neither on its page nor in lists', () => {
    const { content, publishedTime } = routeAt(undated, '/blog/first', POST);
    expect(undated.diagnostics).toEqual([]);
    expect(publishedTime).toBeUndefined();
    expect(content).not.toHaveProperty('date');
    expect(routeAt(undated, '/blog', POST_LIST).content.posts[1]).not.toHaveProperty('date');
    expect(undated.feeds[0]?.items[1]).toEqual({
      path: '/blog/first',
      title: 'first',
      excerpt: '',
      authors: ['Ann'],
    });
  });

  test('is after those with one, in the order of the positions', () => {
    const { posts } = routeAt(undated, '/blog', POST_LIST).content;
    expect(posts.map(({ href }) => href)).toEqual(['/blog/old', '/blog/first', '/blog/second']);
    expect(routeAt(undated, '/blog/first', POST).content.pager).toMatchObject({
      previous: { href: '/blog/second' },
      next: { href: '/blog/old' },
    });
  });

  test('is in a group of its own in the archive', () => {
    const { groups } = routeAt(undated, '/blog/archive', ARCHIVE).content;
    expect(groups).toMatchObject([
      { label: '2024', items: [{ href: '/blog/old' }] },
      { label: 'Without a date', items: [{ href: '/blog/first' }, { href: '/blog/second' }] },
    ]);
    expect(groups[1]?.items[0]).toEqual({ label: 'first', href: '/blog/first' });
  });

  test('is reported if it has no position either', () => {
    expect(mistakeIn([post('undated')])).toMatchInlineSnapshot(`
      {
        "code": "route/missing-date",
        "hint": "Write \`date: 2025-05-05\` in its front matter, or begin its file name with the date: 2025-05-05-name.md. If its date is not known, choose its place in lists: \`position: 1\`.",
        "message": "This post has neither a date nor a position",
        "place": {
          "file": "content/blog/undated.md",
        },
        "severity": "error",
      }
    `);
  });

  test.each(['2026-02-30', '2026-2-3'])(
    'is reported with what looks like a date in its name: %s',
    written => {
      expect(mistakeIn([post(`${written}-undated`)])).toMatchObject({
        code: 'route/missing-date',
        hint: `“${written}” in its file name is not a date: write one with two digits each for month and day, such as 2025-05-05.`,
      });
    },
  );

  test('is not reported again if its date is wrong', () => {
    const wrong = { ...post('undated'), fieldLines: { date: { line: 3, column: 1 } } };
    expect(plan([wrong]).diagnostics).toEqual([]);
  });
});

test('posts of one day are in the order of their positions, then by address', () => {
  const names = [
    post('2025-05-05-a'),
    post('2025-05-05-b', { position: 2 }),
    post('2025-05-05-c', { position: 1 }),
    post('2025-05-05-d'),
  ];
  const { posts } = routeAt(plan(names), '/blog', POST_LIST).content;
  expect(posts.map(({ href }) => href)).toEqual(['/blog/c', '/blog/b', '/blog/a', '/blog/d']);
});
