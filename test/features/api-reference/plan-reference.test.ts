import { describe, expect, it } from 'vitest';
import { referenceCollection } from '../../../src/features/api-reference/collection.ts';
import { SYMBOLS } from '../../../src/features/api-reference/contract.ts';
import { DOC } from '../../../src/features/docs/contract.ts';
import type { EntryHead } from '../../../src/generator/model/entry.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { head, linking, mistakeIn, pathsOf, plan, routeAt } from '../../unit/plan/heads.ts';
import { docLayoutAt, docsOf, withCategories } from '../docs/docs-of.ts';
import { referenceOf } from './reference-of.ts';

/** A module of the library: `Core/ArrayIndexed` with a class of its last name. */
function moduleHead(path: string, members: readonly string[] = []): EntryHead {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const symbols = [
    { name, id: name, kind: 'class' as const, summary: `What ${name} is.` },
    ...members.map(member => ({
      name: `${name}.${member}`,
      id: member,
      kind: 'method' as const,
      summary: `What ${member} does.`,
      owner: name,
      title: `${member}()`,
    })),
    {
      name: `${name}.toString`,
      id: 'toString',
      kind: 'method' as const,
      summary: '',
      owner: name,
      title: 'toString()',
      isInherited: true,
    },
  ];
  return head({
    file: `content/api/${path}.ts`,
    path,
    title: name,
    ids: symbols.map(({ id }) => id),
    excerpt: `What ${name} is.`,
    data: symbols,
  });
}

/** A module with a constant and its type, which share a name, and two members of one name. */
function moduleWithTwins(path: string): EntryHead {
  const on = { name: 'Status.on', kind: 'property' as const, summary: '', owner: 'Status', title: 'on' };
  const data = [
    { name: 'Status', id: 'Status', kind: 'variable' as const, summary: '' },
    { ...on, id: 'Status.on' },
    { ...on, id: 'Status.on-2' },
    { name: 'Status', id: 'Status-2', kind: 'type' as const, summary: '' },
  ];
  return head({ file: `content/api/${path}.ts`, path, title: path, ids: data.map(({ id }) => id), data });
}

const features = [docsOf(), referenceOf({ entryPoints: ['content/api/index.ts'] })];

function site(entries: readonly (EntryHead | string)[]) {
  return { entries: ['content/pages/index.md', ...entries], features };
}

const modules = [
  moduleHead('Core/ArrayIndexed', ['push', 'add']),
  moduleHead('Map/Filters', ['get']),
  moduleHead('Filters'),
];

describe('the API reference', () => {
  it('has a page for each module, one for each area, its main page, and the list of all symbols', () => {
    expect(pathsOf(plan(site(modules))).filter(path => path.startsWith('/api'))).toEqual([
      '/api',
      '/api/Core',
      '/api/Core/ArrayIndexed',
      '/api/Filters',
      '/api/Map',
      '/api/Map/Filters',
      '/api/symbols',
    ]);
  });

  it('names a main page without a title by the word of the site', () => {
    const { titleOf } = referenceCollection('/api', wordsOf('en', { api: { title: 'Library' } }));
    expect(titleOf('index.md')).toBe('Library');
  });

  it('names a page by its whole path, since areas and modules may share a name', () => {
    const { routes } = plan(site(modules));
    const titles = routes
      .filter(({ path }) => path.startsWith('/api'))
      .map(({ path, title }) => [path, title]);
    expect(Object.fromEntries(titles)).toMatchObject({
      '/api': 'API',
      '/api/Filters': 'Filters | API',
      '/api/Map': 'Map | API',
      '/api/Map/Filters': 'Map/Filters | API',
      '/api/symbols': 'All symbols | API',
    });
  });

  it('takes its main page from Markdown where there is one', () => {
    const { content } = routeAt(plan(site([...modules, 'content/api/index.md'])), '/api', DOC);
    expect(content.title).toBe('index');
  });

  it('is not there for a site that documents no library', () => {
    const { routes, shell } = plan(site([]));
    expect(JSON.stringify([routes, shell])).not.toContain('/api');
  });

  it('has no list of symbols where it has none', () => {
    expect(pathsOf(plan(site(['content/api/index.md'])))).not.toContain('/api/symbols');
  });

  it('opens in the sidebar the area of the page that is shown', () => {
    expect(docLayoutAt(plan(site(modules)), '/api/Core/ArrayIndexed').sidebar).toMatchObject([
      { type: 'category', label: 'Core', isOpen: true, items: [{ label: 'ArrayIndexed' }] },
      { type: 'link', label: 'Filters' },
      { type: 'category', label: 'Map', isOpen: false, branch: expect.stringContaining('.json') },
    ]);
  });

  it('lists the members of each of two symbols with one name, and the word for its kind', () => {
    const { content } = routeAt(plan(site([moduleWithTwins('Core/states')])), '/api/symbols', SYMBOLS);
    const shown = content.groups.flatMap(({ symbols }) =>
      symbols.map(({ kind, members }) => [kind, members.map(({ href }) => href)]),
    );
    expect(shown).toEqual([
      ['Variable', ['/api/Core/states#Status.on', '/api/Core/states#Status.on-2']],
      ['Type alias', []],
    ]);
    expect(content.description).toContain('4 in all');
  });

  it('lists symbols by the alphabet, members included', () => {
    const { content } = routeAt(plan(site(modules)), '/api/symbols', SYMBOLS);
    const get = { label: 'get()', href: '/api/Map/Filters#get' };
    const push = { label: 'push()', href: '/api/Core/ArrayIndexed#push' };
    const add = { label: 'add()', href: '/api/Core/ArrayIndexed#add' };
    const shown = content.groups.map(({ label, symbols }) => [
      label,
      symbols.map(({ href, members }) => [href, members]),
    ]);
    expect(shown).toEqual([
      ['A', [['/api/Core/ArrayIndexed#ArrayIndexed', [add, push]]]],
      [
        'F',
        [
          ['/api/Filters#Filters', []],
          ['/api/Map/Filters#Filters', [get]],
        ],
      ],
    ]);
    expect(content.description).toContain('6 ');
  });

  it('lists a constructor as code calls it', () => {
    const data = [
      { name: 'Map', id: 'Map', kind: 'class' as const, summary: '' },
      {
        ...{ name: 'Map.constructor', id: 'constructor', kind: 'constructor' as const, summary: '' },
        ...{ owner: 'Map', title: 'new Map()' },
      },
    ];
    const map = head({ file: 'content/api/Map.ts', path: 'Map', ids: data.map(({ id }) => id), data });
    const { content } = routeAt(plan(site([map])), '/api/symbols', SYMBOLS);
    const labels = content.groups.flatMap(({ symbols }) => symbols.flatMap(({ members }) => members));
    expect(labels).toEqual([{ label: 'new Map()', href: '/api/Map#constructor' }]);
  });

  it('says on a page which guides mention it, each once', () => {
    const push = { kind: 'link' as const, url: 'symbol:ArrayIndexed.push', line: 7, column: 3 };
    const guides = [
      head({ file: 'content/docs/a.md', references: [push, { ...push, url: 'symbol:ArrayIndexed.add' }] }),
      head({ file: 'content/docs/b.md', references: [push] }),
      head({ file: 'content/docs/unlisted.md', references: [push], frontMatter: { unlisted: true } }),
      head({ file: 'content/api/index.md', references: [push] }),
    ];
    const { content } = routeAt(plan(site([...modules, ...guides])), '/api/Core/ArrayIndexed', DOC);
    expect(content.mentions).toEqual([
      { label: 'a', href: '/docs/a' },
      { label: 'b', href: '/docs/b' },
    ]);
  });
});

describe('a link to a symbol', () => {
  it.each([
    ['symbol:Core/ArrayIndexed', '/api/Core/ArrayIndexed'],
    ['symbol:Core/ArrayIndexed#push', '/api/Core/ArrayIndexed#push'],
    ['symbol:ArrayIndexed', '/api/Core/ArrayIndexed#ArrayIndexed'],
    ['symbol:ArrayIndexed#push', '/api/Core/ArrayIndexed#push'],
    ['symbol:ArrayIndexed.push()', '/api/Core/ArrayIndexed#push'],
    ['symbol:Map/Filters#get', '/api/Map/Filters#get'],
    ['symbol:Filters.get', '/api/Map/Filters#get'],
    ['symbol:ArrayIndexed.toString', '/api/Core/ArrayIndexed#toString'],
    ['symbol:Own.toString', '/api/Own#toString'],
    ['symbol:Helper', '/api/Core/Tools#Helper'],
  ])('%s leads to %s', (url, href) => {
    const helper = [{ name: 'Helper', id: 'Helper', kind: 'class' as const, summary: '' }];
    const all = [
      ...modules,
      moduleHead('Own', ['toString']),
      head({ file: 'content/api/Core/Tools.ts', path: 'Core/Tools', ids: ['Helper'], data: helper }),
    ];
    const { routes, diagnostics } = plan(site([...all, linking('content/docs/guide.md', url)]));
    const page = routes.find(({ path }) => path === '/docs/guide');
    expect(page?.bodies[0]?.references).toEqual([{ kind: 'link', href, isExternal: false }]);
    expect(diagnostics).toEqual([]);
  });

  it('to one that is not there is a mistake with the nearest name', () => {
    const mistake = mistakeIn(site([...modules, linking('content/docs/guide.md', 'symbol:ArrayIndexd')]));
    expect(mistake).toMatchObject({
      code: 'link/unknown-symbol',
      hint: 'Did you mean “ArrayIndexed”?',
      place: { file: 'content/docs/guide.md', line: 7, column: 3 },
    });
  });

  it('that a page has twice leads to the first', () => {
    const status = moduleWithTwins('Core/states');
    const links = ['symbol:Status', 'symbol:Status.on', 'symbol:Status#on'].map((url, index) =>
      linking(`content/docs/guide-${index}.md`, url),
    );
    const { routes, diagnostics } = plan(site([status, ...links]));
    expect(diagnostics).toEqual([]);
    const targets = routes.filter(({ path }) => path.startsWith('/docs/guide-'));
    expect(targets.map(({ bodies }) => bodies[0]?.references)).toMatchObject([
      [{ href: '/api/Core/states#Status' }],
      [{ href: '/api/Core/states#Status.on' }],
      [{ href: '/api/Core/states#Status.on' }],
    ]);
  });

  it('that modules with other names have asks for what leads there', () => {
    const twins = [moduleWithTwins('Core/states'), moduleWithTwins('Map/states')];
    const link = linking('content/docs/guide.md', 'symbol:Status.on');
    expect(mistakeIn(site([...twins, link]))).toMatchObject({
      hint: 'Add the module: Core/states#Status.on or Map/states#Status.on.',
    });
    const better = linking('content/docs/guide.md', 'symbol:Map/states#Status.on');
    expect(plan(site([...twins, better])).diagnostics).toEqual([]);
  });

  it('that several modules have leads to the one that is named after it, as files are named', () => {
    const data = [{ name: 'GeoPoint', id: 'GeoPoint', kind: 'class' as const, summary: '' }];
    const moduleAt = (path: string) =>
      head({ file: `content/api/${path}.ts`, path, title: path, ids: ['GeoPoint'], data });
    const link = linking('content/docs/guide.md', 'symbol:GeoPoint');
    const targetAmong = (...paths: readonly string[]) => {
      const { routes } = plan(site([...paths.map(moduleAt), link]));
      return routes.find(({ path }) => path === '/docs/guide')?.bodies[0]?.references;
    };
    expect(targetAmong('core/geo-point', 'core/types')).toMatchObject([
      { href: '/api/core/geo-point#GeoPoint' },
    ]);
    expect(targetAmong('core/geo-point', 'map/GeoPoint')).toMatchObject([
      { href: '/api/map/GeoPoint#GeoPoint' },
    ]);
  });

  it('is read and shown as it is written, with its spaces', () => {
    const link = linking('content/docs/guide.md', 'symbol:Plan%20limits#all');
    expect(mistakeIn(site([...modules, link]))?.message).toBe(
      'The API reference has no symbol “Plan limits.all”',
    );
    const wanted = linking('content/docs/guide.md', 'symbol:Map%20tools');
    expect(plan(site([moduleHead('Map tools'), wanted])).diagnostics).toEqual([]);
  });

  it('that several modules have asks for the module', () => {
    const twins = [moduleHead('Map/Filters'), moduleHead('Details/Filters')];
    expect(mistakeIn(site([...twins, linking('content/docs/guide.md', 'symbol:Filters')]))).toMatchObject({
      message: 'The API reference has 2 symbols called “Filters”',
      hint: 'Add the module: Map/Filters or Details/Filters.',
    });
  });
});

describe('an area of the reference', () => {
  it('whose category has another page is at its own address too', () => {
    const file = 'content/api/Core/_category.yml';
    const category = { file, link: { doc: 'Core/Utils' }, linkPlace: { file, line: 1, column: 1 } };
    const entries = [...modules, moduleHead('Core/Utils')];
    const { redirects } = plan({ ...site(entries), data: withCategories(category) });
    expect(redirects).toContainEqual({ from: '/api/Core', to: '/api/Core/Utils' });
    expect(redirects.some(({ from }) => from === '/api/Map')).toBe(false);
    expect(pathsOf(plan(site(entries)))).toContain('/api/Map');
  });
});
