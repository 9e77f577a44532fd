import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import siteConfig from '../../site.config.ts';
import { startPreview } from '../browser/serve-folder.ts';
import { projectRoot } from '../machine.ts';
import { type BuiltPage, readBuiltPages, readPage } from './built-pages.ts';
import { buildOwnSite } from './own-site.ts';

const INDUSTRIES = [
  'developers-agencies',
  'government',
  'non-profit',
  'real-estate',
  'retail',
  'service-providers',
];

/** Pages that are no reading matter: parts of others, and stations on the way to somewhere else. */
const BARE = /^(\/industries)?\/Components\/|^\/(markdown-page|checkout|dashboard|api\/auth\/.*)$/;

/** Pages that readers come to for one thing. */
const BRIEF = /^\/(contact|vulnerability|legal\/.*)$/;

let folder = '';
let origin = '';
let preview: ChildProcess | undefined;
let pages: ReadonlyMap<string, BuiltPage> = new Map();
/** Every path of the list that is a page, with those that it describes: releases and maps. */
let pagePaths: readonly string[] = [];
let releases: readonly string[] = [];
let maps: readonly string[] = [];
/** Addresses of maps that the gallery no longer has. */
let withdrawn: readonly { readonly from: string; readonly to: string }[] = [];

beforeAll(async () => {
  folder = await buildOwnSite();
  pages = readBuiltPages(folder);
  const served = await startPreview({ root: projectRoot, output: folder });
  origin = served.url;
  preview = served.process;
  releases = readdirSync(join(projectRoot, 'content', 'changelog')).map(file => file.replace(/\.md$/, ''));
  withdrawn = (siteConfig.redirects ?? []).filter(({ from }) => from.startsWith('/maps/'));
  maps = readdirSync(join(folder, 'maps'))
    .flatMap(file => /^(.+-[\da-f]{4})\.html$/.exec(file)?.[1] ?? [])
    .filter(map => !withdrawn.some(({ from }) => from === `/maps/${map}`));
  pagePaths = [
    ...listedPaths().filter(path => !isFile(path) && !INDUSTRIES.includes(path.slice(1))),
    ...releases.map(release => `/changelog/${release}`),
    ...maps.map(map => `/maps/${map}`),
  ];
}, 300_000);

afterAll(() => {
  preview?.kill();
});

describe('the paths of routes.txt', () => {
  test('are many: ten pages of ten releases, and a map for every country', () => {
    expect(Math.ceil(releases.length / 10)).toBe(10);
    expect(maps.length).toBeGreaterThan(200);
    expect(pagePaths.length).toBeGreaterThan(400);
  });

  test('are pages, each with a title, a description and one heading of the first level', async () => {
    const faults = await faultsOf(pagePaths, async path => {
      const response = await ask(path);
      const page = readPage(path, await response.text());
      if (response.status !== 200) return `answers ${response.status}`;
      if (page.title === '') return 'has no title';
      if (page.description === '') return 'has no description';
      return page.headingCount === 1 ? '' : `has ${page.headingCount} headings of the first level`;
    });
    expect(faults).toEqual([]);
  });

  test('are led to from their spellings with .html and /index.html', async () => {
    const faults = await faultsOf(pagePaths, async path => {
      const stem = path === '/' ? '' : path;
      const spellings = [stem === '' ? '/index' : `${stem}.html`, `${stem}/index.html`];
      const answers = await Promise.all(spellings.map(whereTo));
      return answers.every(answer => answer === `301 ${path}`) ? '' : answers.join(', ');
    });
    expect(faults).toEqual([]);
  });

  test('that are files are delivered', async () => {
    const faults = await faultsOf(listedPaths().filter(isFile), async path => {
      const response = await ask(path);
      const text = await response.text();
      const expected = path === '/404.html' ? 404 : 200;
      return response.status === expected && text !== '' ? '' : `answers ${response.status}`;
    });
    expect(faults).toEqual([]);
  });
});

describe('the lists of releases', () => {
  test.each(['Added', 'Changed', 'Fixed', 'Security'])('by kind: “%s” holds what says so', kind => {
    const base = `/changelog/${kind.toLowerCase()}`;
    const lists = [...pages.keys()].filter(path => path === base || path.startsWith(`${base}/page/`));
    const saying = releases.filter(release => sourceOf(release).includes(`\n## ${kind}\n`));
    expect(saying.length).toBeGreaterThan(4);
    expect(lists.flatMap(releasesOn).sort()).toEqual([...saying].sort());
  });

  test('mark the releases that close a vulnerability, and those with a migration note', () => {
    const archive = readFileSync(join(folder, 'changelog', 'archive.html'), 'utf8');
    const withNote = releases.filter(release => sourceOf(release).includes('\n## Migration\n'));
    expect(archive.split('Security release</li>')).toHaveLength(releasesOn('/changelog/security').length + 1);
    for (const release of withNote) expect(archive).toContain(`"/changelog/${release}#migration"`);
  });
});

describe('short addresses', () => {
  test.each(INDUSTRIES)('/%s leads to the industry, in every spelling', async name => {
    const to = `/industries/${name}`;
    for (const spelling of [`/${name}`, `/${name}.html`, `/${name}/index.html`])
      expect(await whereTo(spelling), spelling).toBe(`301 ${to}`);
    expect(readFileSync(join(folder, '_redirects'), 'utf8').split('\n')).toContain(`/${name} ${to} 301`);
  });

  test.each([
    ['/docs/tutorials', '/docs/category/tutorials'],
    ['/docs/guides/map-editor/filters', '/docs/category/filters'],
    ['/api/Details', '/api/Details/Details'],
    ['/legal', '/legal/privacy-policy'],
  ])('of a folder without a page of its own, %s, leads to %s', async (path, to) => {
    expect(await whereTo(path)).toBe(`301 ${to}`);
    expect(readFileSync(join(folder, '_redirects'), 'utf8').split('\n')).toContain(`${path} ${to} 301`);
  });

  test('of maps lead to the maps', () => {
    for (const map of maps) {
      const alias = readFileSync(join(folder, 'maps', `${map.slice(0, -5)}.html`), 'utf8');
      expect(alias, map).toContain(`content="0; url=/maps/${map}"`);
    }
  });

  test('of withdrawn maps lead to the maps that show their countries', async () => {
    expect(withdrawn).toHaveLength(14);
    for (const { from, to } of withdrawn) {
      const target = await whereTo(from);
      expect(target, from).toMatch(new RegExp(`^301 ${to}-[\\da-f]{4}$`));
    }
  });

  test('that lead nowhere are answered with the page for that', async () => {
    for (const path of ['/nowhere', '/maps/atlantis', '/changelog/99.0.0', '/docs/guides/nothing']) {
      const response = await ask(path);
      expect(response.status, path).toBe(404);
      expect(readPage(path, await response.text()).headingCount, path).toBe(1);
    }
  });
});

describe('the pages of the site', () => {
  test('have titles of their own', () => {
    expect(sharedBy(({ title }) => title)).toEqual([]);
  });

  test('have descriptions of their own', () => {
    expect(sharedBy(({ description }) => description)).toEqual([]);
  });

  test('are no stubs: 200 words on a contact or legal page, 250 on a doc, 300 on any other', () => {
    const stubs = [...pages.values()]
      .filter(page => page.wordCount < wordsWanted(page))
      .map(page => `${page.path}: ${page.wordCount} of ${wordsWanted(page)} words`);
    expect(stubs).toEqual([]);
  });
});

test('the text of another page links to each doc', () => {
  const linked = new Set([...pages.keys()].flatMap(linksInText));
  const isDoc = (path: string) => /^\/docs\/(?!category\/)/.test(path);
  expect([...pages.keys()].filter(path => isDoc(path) && !linked.has(path))).toEqual([]);
});

/** The pages of this site to which the text of a page links, without itself. */
function linksInText(path: string): readonly string[] {
  const html = readFileSync(join(folder, `${path === '/' ? '/index' : path}.html`), 'utf8');
  const text = /<div class="prose">.*?<\/main>/s.exec(html)?.[0].replace(/<nav\b.*?<\/nav>/gs, '') ?? '';
  return [...text.matchAll(/ href="(\/[^"#?]*)/g)].map(([, to = '']) => to).filter(to => to !== path);
}

/** The list as it is written, with the product's slug filled in. */
function listedPaths(): readonly string[] {
  return readFileSync(join(import.meta.dirname, 'routes.txt'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('/'))
    .map(line => line.replace('{product}', siteConfig.product?.slug ?? ''));
}

function sourceOf(release: string): string {
  return readFileSync(join(projectRoot, 'content', 'changelog', `${release}.md`), 'utf8');
}

function releasesOn(path: string): readonly string[] {
  const html = readFileSync(join(folder, `${path}.html`), 'utf8');
  return [...html.matchAll(/<article[^>]*><h2><a href="\/changelog\/([^"]+)"/g)].map(
    ([, release = '']) => release,
  );
}

function isFile(path: string): boolean {
  return /\.(xml|txt|html)$/.test(path);
}

function ask(path: string): Promise<Response> {
  return fetch(`${origin}${path}`, { redirect: 'manual' });
}

/** Status and target of a redirect. */
async function whereTo(path: string): Promise<string> {
  const response = await ask(path);
  await response.arrayBuffer();
  return `${response.status} ${response.headers.get('location')?.replace(origin, '')}`;
}

/** Paths with their faults, one line each. */
async function faultsOf(
  paths: readonly string[],
  faultOf: (path: string) => Promise<string>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const fault = await faultOf(path);
    if (fault !== '') faults.push(`${path} ${fault}`);
  }
  return faults;
}

/** Texts that more than one page has, with their paths. The bare pages are twins of one another. */
function sharedBy(textOf: (page: BuiltPage) => string): readonly string[] {
  const paths = new Map<string, string[]>();
  for (const page of pages.values()) {
    if (BARE.test(page.path)) continue;
    const text = textOf(page);
    paths.set(text, [...(paths.get(text) ?? []), page.path]);
  }
  return [...paths]
    .filter(([, { length }]) => length > 1)
    .map(([text, found]) => `“${text}”: ${found.join(' ')}`);
}

/** Lists, releases, maps and the reference are as long as what they are about. */
function wordsWanted({ path, layout, isWritten }: BuiltPage): number {
  if (!isWritten || BARE.test(path) || path === '/changelog' || path.startsWith('/changelog/')) return 0;
  if (layout === 'docs') return path === '/docs' || path.startsWith('/docs/') ? 250 : 0;
  return BRIEF.test(path) ? 200 : 300;
}
