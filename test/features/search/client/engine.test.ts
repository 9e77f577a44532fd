import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchWords } from '../../../../src/client/search-text.ts';
import type { Marked, Scope } from '../../../../src/features/search/client/engine/found.ts';
import { createEngine } from '../../../../src/features/search/client/engine.ts';
import { makeIndex } from '../../../../src/features/search/make/make-index.ts';
import { addressesOf, engineOf, pageOf } from '../sample-pages.ts';

const member = (id: string, text: string) => `<h3 id="${id}">${id.split('.').at(-1)}()</h3><p>${text}</p>`;
const release = (version: string, date: string, text: string) =>
  pageOf(
    `/changelog/${version}`,
    `<header><h1>${version}: changes</h1><time dateTime="${date}"></time></header><p>${text}</p>`,
  );

const PAGES = [
  pageOf('/docs', '<h1>Documentation</h1><p>How to draw with the product.</p>'),
  pageOf(
    '/docs/settings',
    `<h1>Settings</h1><h2 id="zoom">Zoom</h2><p>How close visitors go.</p>
    <h2 id="markers">Markers</h2><p><strong>Fit markers on start</strong> opens the map so that all are seen.</p>`,
  ),
  pageOf(
    '/docs/choropleth',
    '<h1>Choropleth map</h1><p>Colour regions by a figure.</p><h2 id="legend">Legend</h2><p>What the colours mean.</p>',
  ),
  pageOf(
    '/docs/clusters',
    '<h1>Clusters</h1><p>Markers that overlap are drawn as one.</p><h2 id="embedded">Embedded countries</h2>',
  ),
  pageOf(
    '/docs/glossary',
    '<h1>Glossary</h1><h3 id="marker">Marker</h3><p>What an object looks like.</p><h3 id="region">Region</h3><p>A shape.</p>',
  ),
  pageOf('/api', '<h1>Reference</h1><p>Every symbol.</p>'),
  pageOf(
    '/api/atlas',
    `<h1>Atlas</h1>${member('Atlas.getById', 'Finds a map.')}${member('Atlas.getGeoViewBox', 'The edges.')}${member('Atlas.zoom', 'Goes closer.')}`,
  ),
  pageOf(
    '/api/events',
    '<h1>Events</h1><table><tr id="afterLoad"><td><code>afterLoad</code> event: MapEvent</td><td>The map is ready.</td></tr></table>',
  ),
  pageOf('/api/clusters', `<h1>Clusters</h1>${member('Clusters.add', 'Takes in a marker.')}`),
  release('8.7.0', '2025-07-15', 'Zoom of clusters.'),
  release('8.6.12', '2024-02-01', 'Zoom of clusters.'),
  pageOf('/changelog', '<h1>Changelog</h1>'),
  pageOf('/maps', '<h1>Maps</h1>'),
  pageOf(
    '/maps/germany',
    `<h1>Germany SVG map</h1><h2 id="states">States</h2><table><tr><td id="DE-BY" data-search="name">Bavaria</td><td>DE-BY</td></tr>
    <tr><td id="DE-BW" data-search="name">Baden-Württemberg</td><td>DE-BW</td></tr></table>`,
    { names: ['Deutschland', 'DE', 'DEU', 'Allemagne'] },
  ),
  pageOf('/maps/ivory-coast', "<h1>Côte d'Ivoire</h1>", { names: ['CI', 'CIV', 'Ivory Coast'] }),
  pageOf(
    '/support',
    '<h1>Support</h1><p>If you see the code client-001, write to us.</p><h2 id="client-001">client-001</h2>',
  ),
];
const { engine } = engineOf(PAGES, { synonyms: { pin: ['marker'], color: ['colour'] } });

test('the areas are the first segments of paths with a page, and pages below it', async () => {
  const { areas } = await engine.about();
  expect(areas.map(({ id, label }) => [id, label])).toEqual([
    ['api', 'Reference'],
    ['changelog', 'Changelog'],
    ['docs', 'Documentation'],
    ['maps', 'Maps'],
    ['', ''],
  ]);
});

test('a page with the query as its whole name comes before one that has the words in another order, and more often', async () => {
  const pages = [
    pageOf('/docs/a', '<h1>Marker: image</h1><p>An image of a marker. Each marker has an image.</p>'),
    pageOf('/docs/b', '<h1>Image marker</h1><p>How to make one.</p>'),
  ];
  expect((await addressesOf(engineOf(pages).engine, 'image marker'))[0]).toBe('/docs/b');
});

test('a name with a hyphen is found with it and without', async () => {
  const { engine } = engineOf([
    pageOf('/docs/a', '<h1>Model X-1</h1><p>Its files are UTF-8.</p>'),
    pageOf('/docs/b', '<h1>Others</h1><p>They have a utf and an x.</p>'),
  ]);
  for (const query of ['x-1', 'X1', 'utf-8', 'UTF8'])
    expect((await addressesOf(engine, query))[0], query).toBe('/docs/a');
});

describe('what is found first', () => {
  test.each([
    // The exact title, symbol, version or code.
    ['clusters', '/docs/clusters'],
    ['getById', '/api/atlas#Atlas.getById'],
    ['Atlas.getById', '/api/atlas#Atlas.getById'],
    ['afterLoad', '/api/events#afterLoad'],
    ['8.7.0', '/changelog/8.7.0'],
    ['v8.7.0', '/changelog/8.7.0'],
    ['8.7', '/changelog/8.7.0'],
    ['client-001', '/support#client-001'],
    // Every name of a map, and its regions.
    ['Deutschland', '/maps/germany'],
    ['DEU', '/maps/germany'],
    ['de', '/maps/germany'],
    ['Bavaria', '/maps/germany#DE-BY'],
    ['DE-BY', '/maps/germany#DE-BY'],
    ['wurttemberg', '/maps/germany#DE-BW'],
    ["cote d'ivoire", '/maps/ivory-coast'],
    ['COTE DIVOIRE', '/maps/ivory-coast'],
    // The label of a setting, at its heading.
    ['fit markers on start', '/docs/settings#markers'],
    // A term of the glossary, and a heading of one before running text.
    ['marker glossary', '/docs/glossary#marker'],
    ['legend', '/docs/choropleth#legend'],
    // Beginnings, parts of names in code, forms of words, synonyms.
    ['chor', '/docs/choropleth'],
    ['choropleth leg', '/docs/choropleth#legend'],
    ['geo view', '/api/atlas#Atlas.getGeoViewBox'],
    ['embedding country', '/docs/clusters#embedded'],
    ['color regions', '/docs/choropleth'],
    ['pins', '/docs/glossary#marker'],
    // One typing error.
    ['chorolpeth', '/docs/choropleth'],
    ['clusers', '/docs/clusters'],
    ['bavraia', '/maps/germany#DE-BY'],
    // Docs before releases.
    ['zoom of clusters', '/changelog/8.7.0'],
  ])('%s', async (query, address) => {
    const [page = '', section = ''] = await addressesOf(engine, query);
    expect(address.includes('#') ? section : page).toBe(address);
  });

  test('docs before a reference, then new releases, then old ones', async () => {
    const pages = (await addressesOf(engine, 'zoom')).filter(address => !address.includes('#'));
    expect(pages).toEqual(['/docs/settings', '/api/atlas', '/changelog/8.7.0', '/changelog/8.6.12']);
  });

  test('the area that the reader is in gets a little more', async () => {
    const first = async (here: string) => (await engine.search('clusters', { here })).results[0]?.href;
    expect(await first('/docs')).toBe('/docs/clusters');
    expect(await first('/api/atlas')).toBe('/api/clusters');
  });
});

describe('every page', () => {
  const titled = PAGES.flatMap(({ title, path }) => searchWords(title).map(word => ({ word, path })));

  test('is found by each word of its title, and by each beginning of two letters or more', async () => {
    const cases = fc
      .constantFrom(...titled)
      .chain(({ word, path }) =>
        fc
          .integer({ min: Math.min(2, word.length), max: word.length })
          .map(length => ({ query: word.slice(0, length), path })),
      );
    await fc.assert(
      fc.asyncProperty(cases, async ({ query, path }) => {
        const { results } = await engine.search(query, { most: PAGES.length });
        expect(results.map(({ href }) => href)).toContain(path);
      }),
    );
  });

  test('is found with its whole title first', async () => {
    for (const { title, path } of PAGES) {
      const { results } = await engine.search(title, { here: path });
      expect(results[0]?.href, title).toBe(path);
    }
  });
});

test('no query fails, and what is marked is in the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async query => {
      for (const { title } of (await engine.search(query, {})).results) expect(plain(title)).not.toBe('');
    }),
  );
});

test.each(['constructor', '__proto__', 'toString'])('%s is a word like any other', async query => {
  expect((await engine.search(query, {})).results).toEqual([]);
});

describe('what a result shows', () => {
  test('the matched words are marked, however they are written', async () => {
    const [result] = (await engine.search('GEOVIEW colour', { most: 1 })).results;
    expect(result).toBeDefined();
    const [found] = (await engine.search('regions colours', {})).results;
    expect(marks(found?.excerpt ?? [])).toEqual(['Colour', 'regions']);
    const [accented] = (await engine.search('cote', {})).results;
    expect(marks(accented?.title ?? [])).toEqual(['Côte']);
  });

  test('an excerpt neither begins nor ends with what lies between two texts', async () => {
    const numbers = Array.from({ length: 60 }, (_, at) => 100 + at ** 2);
    const list = `<ul>${numbers.map(number => `<li>${number}</li>`).join('')}</ul>`;
    const { engine } = engineOf([pageOf('/a', list)]);
    for (const number of numbers.slice(10, 50)) {
      const [result] = (await engine.search(`${number}`, {})).results;
      expect(plain(result?.excerpt ?? [])).toMatch(/^(?:… )?\d+ · .*\d(?: …)?$/);
    }
  });

  test('an excerpt is around the matches, and cut at words', async () => {
    const filler = 'Nothing of interest here, only filler between the parts. '.repeat(12);
    const { engine } = engineOf([
      pageOf('/a', `<h1>A</h1><p>${filler}The lighthouse keeper lights it. ${filler}</p>`),
    ]);
    const [result] = (await engine.search('lighthouse keeper', {})).results;
    const text = plain(result?.excerpt ?? []);
    expect(text).toMatch(/^… \w.*lighthouse keeper lights it\..*\w.* …$/);
    expect(text.length).toBeLessThan(180);
  });
});

describe('typing errors', () => {
  test('say what was searched instead', async () => {
    expect(await engine.search('clusers zoom', {})).toMatchObject({ corrected: 'clusters zoom' });
    expect((await engine.search('clusters', {})).corrected).toBeUndefined();
  });

  test('with more of them, other spellings are offered', async () => {
    const { results, suggestions } = await engine.search('chroolpeth', {});
    expect(results).toEqual([]);
    expect(suggestions).toEqual(['choropleth']);
  });

  test('two errors in a word of seven letters or more lead to a suggestion, also where other words find something', async () => {
    expect((await engine.search('choplth', {})).suggestions).toEqual([]);
    expect((await engine.search('chroplth', {})).suggestions).toEqual(['choropleth']);
    expect((await engine.search('gernamy', {})).suggestions).toEqual(['germany']);
    expect((await engine.search('baivra', {})).suggestions).toEqual([]);
    const { results, suggestions, corrected } = await engine.search('chroolpeth map legend', {});
    expect(results[0]?.href).toBe('/docs/choropleth');
    expect(suggestions).toEqual(['choropleth map legend']);
    expect(corrected).toBeUndefined();
  });

  test('what is in quotation marks is searched as it was typed, and the correction is offered', async () => {
    const { results, corrected, suggestions } = await engine.search('"clusers"', {});
    expect([results, corrected, suggestions]).toEqual([[], undefined, ['clusters']]);
    // A word that is on one page only, and in its text.
    expect((await engine.search('"visitosr"', {})).suggestions).toEqual(['visitors']);
    const found = async (query: string) => (await engine.search(query, {})).total;
    expect(await found('cluster')).toBeGreaterThan(0);
    expect(await found('“cluster”')).toBe(0);
    expect(await found('"clusters')).toBe(await found('clusters'));
  });

  test('the words for them are loaded only when a word begins nothing', async () => {
    const { engine, asked } = engineOf(PAGES);
    await engine.search('clus', {});
    expect(asked.filter(file => file.startsWith('w-'))).toEqual([]);
    await engine.search('clusers', {});
    expect(asked.filter(file => file.startsWith('w-'))).toHaveLength(1);
  });
});

test('counts are by area, whatever area is asked for', async () => {
  const found = await engine.search('clusters', { area: 'docs' });
  expect(found.results.map(({ href }) => href)).toEqual(['/docs/clusters']);
  expect(found.total).toBe(1);
  expect(Object.fromEntries(found.counts)).toEqual({ api: 1, changelog: 2, docs: 1 });
});

test('an area may have a name that every object of JavaScript inherits', async () => {
  const pages = ['/constructor', '/constructor/a'].map(path => pageOf(path, '<h1>Wheel</h1><p>Round.</p>'));
  const found = await engineOf(pages).engine.search('round', {});
  expect(Object.fromEntries(found.counts)).toEqual({ constructor: 2 });
});

describe('versions', () => {
  const versions = [
    { name: 'next', label: 'Next', href: '/docs/next', isUnreleased: true },
    { name: '10.0', label: '10', href: '/docs', isUnreleased: false },
    { name: '2.0', label: '2', href: '/docs/2.0', isUnreleased: false },
  ];
  const pages = versions.map(({ name, href }) =>
    pageOf(`${href}/zoom`, '<h1>Zoom</h1><p>How close.</p>', { version: name }),
  );
  const { engine } = engineOf([...pages, pageOf('/about', '<h1>Zooming</h1>')], { versions });
  const found = async (scope: Scope) => {
    const { results, version } = await engine.search('zoom', scope);
    return [version, ...results.map(({ href }) => href).sort()];
  };

  test('are listed in the order of the site', async () => {
    expect((await engine.about()).versions).toMatchObject([
      { name: 'next', label: 'Next' },
      { name: '10.0', label: '10' },
      { name: '2.0', label: '2' },
    ]);
  });

  test('only one of them is searched: the newest that is released, or the one that is asked for, or all', async () => {
    expect(await found({})).toEqual(['10.0', '/about', '/docs/zoom']);
    expect(await found({ version: '2.0' })).toEqual(['2.0', '/about', '/docs/2.0/zoom']);
    expect(await found({ version: 'all' })).toHaveLength(5);
  });

  test('a reader finds the version of the page that they are on', async () => {
    expect(await found({ here: '/docs/2.0' })).toEqual(['2.0', '/about', '/docs/2.0/zoom']);
    expect(await found({ here: '/docs/2.0/zoom' })).toEqual(['2.0', '/about', '/docs/2.0/zoom']);
    expect(await found({ here: '/docs/next/zoom' })).toEqual(['next', '/about', '/docs/next/zoom']);
    expect(await found({ here: '/docs/2.0.1' })).toEqual(['10.0', '/about', '/docs/zoom']);
    expect(await found({ here: '/about' })).toEqual(['10.0', '/about', '/docs/zoom']);
    expect(await found({ here: '/docs/2.0/zoom', version: '10.0' })).toEqual([
      '10.0',
      '/about',
      '/docs/zoom',
    ]);
  });

  test('a site with one version has none to choose', async () => {
    const { engine } = engineOf([pageOf('/docs/zoom', '<h1>Zoom</h1>')]);
    expect((await engine.about()).versions).toEqual([]);
    expect((await engine.search('zoom', { here: '/docs/zoom' })).version).toBeUndefined();
  });
});

test('one of three words may be missing on pages, which come after those that have all', async () => {
  const { engine } = engineOf([
    pageOf('/a', '<h1>Amber beacon</h1>'),
    pageOf('/b', '<h1>Note</h1><p>Amber, beacon and cedar.</p>'),
    pageOf('/c', '<h1>Amber</h1>'),
  ]);
  const found = await addressesOf(engine, 'amber beacon cedar');
  expect([...found].sort()).toEqual(['/a', '/b']);
});

describe('a query of many words', () => {
  const { engine } = engineOf(
    [
      pageOf(
        '/docs/custom',
        '<h1>Drawings</h1><h2 id="yours">Upload a custom drawing</h2><p>Choose a file.</p>',
      ),
      pageOf('/docs/import', '<h1>My import</h1><p>Upload my own table of how to do it.</p>'),
      pageOf('/maps/kingdom', '<h1>United Kingdom counties</h1>'),
      pageOf('/maps/states', '<h1>United States counties</h1>'),
      pageOf('/maps/india', '<h1>India</h1>', { names: ['IN'] }),
    ],
    { synonyms: { own: ['custom'], uk: ['United Kingdom'] } },
  );

  test('need not have the words that only make it a sentence', async () => {
    const [first, second] = await addressesOf(engine, 'how do I upload my own drawing?');
    expect([first, second]).toEqual(['/docs/custom', '/docs/custom#yours']);
  });

  test('of such words alone is searched for them: they may be a name', async () => {
    expect((await addressesOf(engine, 'in'))[0]).toBe('/maps/india');
  });

  test('finds first the section that has all words, before a page on which they are apart', async () => {
    const pages = [
      pageOf(
        '/a',
        '<h1>Text</h1><h2 id="a">Here</h2><p>A beacon.</p><h2 id="b">There</h2><p>A cedar.</p><h2 id="c">Then</h2><p>A lantern.</p>',
      ),
      pageOf(
        '/b',
        `<h1>Text</h1><h2 id="a">Here</h2><p>${'Of other things. '.repeat(20)}A beacon, a cedar, a lantern.</p>`,
      ),
    ];
    expect((await addressesOf(engineOf(pages).engine, 'beacon cedar lantern'))[0]).toBe('/b');
  });

  test('may have a word for a name of several words, which are found together', async () => {
    expect(await addressesOf(engine, 'uk counties')).toEqual(['/maps/kingdom']);
  });
});

test.each(['v8', '8', '8.0', 'V8.0.0'])('%s is the release with which a version began', async query => {
  const { engine } = engineOf([
    release('8.0.0', '2023-01-01', 'A new start.'),
    release('8.7.0', '2025-01-01', 'Since 8.0.0.'),
    pageOf('/docs', '<h1>Eight</h1><h2 id="a">8 regions</h2><p>8 of v8.</p>'),
  ]);
  expect((await addressesOf(engine, query))[0]).toBe('/changelog/8.0.0');
});

test('a reference comes after docs, unless it has the name that was typed', async () => {
  const text = 'Give each plot a status, and a colour.';
  const { engine } = engineOf([
    pageOf('/api/shape', `<h1>Shape</h1>${member('Shape.paint', text)}`),
    pageOf('/docs/plots', `<h1>Shapes</h1><h2 id="a">Painting them</h2><p>${text}</p>`),
  ]);
  const first = async (query: string) => (await engine.search(query, {})).results[0]?.href;
  expect(await first('plot status')).toBe('/docs/plots');
  expect(await first('Shape.paint')).toBe('/api/shape');
});

test('forms of words are those of English: a site in another language has none', async () => {
  const { engine } = engineOf([pageOf('/a', '<h1>Marking</h1>')], { language: 'de' });
  expect((await engine.search('marked', {})).corrected).toBeUndefined();
  expect((await engine.search('marked', {})).results).toEqual([]);
});

describe('a deploy that replaces the files', () => {
  const filesOf = (text: string) =>
    new Map(
      makeIndex([pageOf('/a', `<h1>Title</h1><p>${text}</p>`)], { language: 'en', synonyms: {} }).map(
        ({ path, text }) => [path, text],
      ),
    );

  test('is answered by reading the index anew, once', async () => {
    let files = filesOf('lighthouse');
    const fresh: string[] = [];
    const engine = createEngine(async (file, isFresh) => {
      if (isFresh) fresh.push(file);
      const text = files.get(file);
      if (text === undefined) throw new Error(`${file} is gone`);
      return JSON.parse(text);
    });
    await engine.about();
    files = filesOf('windmill');
    expect(await addressesOf(engine, 'windmill')).toEqual(['/a']);
    expect(fresh).toEqual(['index.json']);
  });

  test('is noticed by asking for the index again, while the old files are still there', async () => {
    const files = filesOf('lighthouse');
    const asked: string[] = [];
    const engine = createEngine(async file => {
      asked.push(file);
      return JSON.parse(files.get(file) ?? '');
    });
    expect(await addressesOf(engine, 'lighthouse')).toEqual(['/a']);
    expect(await engine.renew()).toBe(false);
    const before = asked.length;
    expect(await addressesOf(engine, 'lighthouse')).toEqual(['/a']);
    expect(asked.length).toBe(before);
    for (const [path, text] of filesOf('windmill')) files.set(path, text);
    expect(await addressesOf(engine, 'windmill')).toEqual([]);
    expect(await engine.renew()).toBe(true);
    expect(await addressesOf(engine, 'windmill')).toEqual(['/a']);
  });

  test('and a network that fails is reported, and tried again with the next query', async () => {
    const files = filesOf('lighthouse');
    let isOnline = false;
    const engine = createEngine(async file => {
      if (!isOnline) throw new Error('offline');
      return JSON.parse(files.get(file) ?? '');
    });
    await expect(engine.search('lighthouse', {})).rejects.toThrow('offline');
    isOnline = true;
    expect(await addressesOf(engine, 'lighthouse')).toEqual(['/a']);
  });
});

function plain(text: Marked): string {
  return text.map(piece => piece.text).join('');
}

function marks(text: Marked): readonly string[] {
  return text.flatMap(piece => (piece.isMatch ? piece.text : []));
}
