import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { about, type CommandResult, explain, lines } from '../../../sites/command-result.ts';
import { startDev } from '../../../sites/dev-server.ts';
import { builtOnce, type Site, site } from '../../../sites/harness.ts';
import { programWithDrawing } from '../../../sites/program-copy.ts';

/** Two squares of ten degrees with a common side; `top` is the latitude of their upper sides, in tenths of degrees. */
function squares(top: number): string {
  return JSON.stringify({
    type: 'Topology',
    source: 'survey',
    transform: { scale: [0.1, 0.1], translate: [0, 0] },
    arcs: [
      [
        [100, 0],
        [0, top],
      ],
      [
        [100, top],
        [-100, 0],
        [0, -top],
        [100, 0],
      ],
      [
        [100, 0],
        [100, 0],
        [0, top],
        [-100, 0],
      ],
    ],
    objects: {
      regions: {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', id: 'XA-W', properties: { title: 'West' }, arcs: [[0, 1]] },
          { type: 'Polygon', id: 'XA-E', properties: { title: 'East' }, arcs: [[2, -1]] },
        ],
      },
    },
  });
}

const SQUARES = '- { slug: squares, title: Squares, kind: country, continent: europe, sources: [x] }\n';
const WEST =
  '- { slug: west, title: The West, kind: country, continent: asia, sources: [x], only: [XA-W] }\n';

const START = {
  'maps/catalogue/countries.yml': SQUARES + WEST,
  'maps/sources.yml':
    'survey:\n  title: The survey\n  licence: Public domain\n  url: https://example.com/survey\n  vintage: 2024\n',
  'maps/data/x.json': squares(100),
  'content/docs/index.md': '# Docs\n\n::map[Two squares]{slug="squares" values="rates.csv"}\n',
  // As spreadsheets and the gallery's own downloads write tables: with a byte order mark.
  'content/docs/rates.csv': '\uFEFFid,value\r\nXA-W,1\r\nXA-E,2\r\n',
  'content/docs/other.md': '# Other\n',
};

const builtGallery = builtOnce(START);

/** The published files of a map, by their ending. */
function mapFiles(project: Site, slug: string): Readonly<Record<string, string>> {
  const folder = project.path('dist', 'assets', 'maps');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const past = project.has('.site-retained.json') ? project.file('.site-retained.json') : '';
  return Object.fromEntries(
    names.flatMap(name => {
      const [, ending] = new RegExp(`^${slug}\\.[0-9a-f]{8}\\.(.+)$`).exec(name) ?? [];
      return ending === undefined || past.includes(name) ? [] : [[ending, `assets/maps/${name}`]];
    }),
  );
}

/** The page of a map: its slug and a short hash. */
function pageOf(project: Site, slug: string): string {
  const names = Object.keys(project.tree()).filter(name =>
    new RegExp(`^maps/${slug}-[0-9a-f]{3,}\\.html$`).test(name),
  );
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}

describe('a gallery', () => {
  let project: Site;
  let result: CommandResult;
  let files: Readonly<Record<string, string>>;

  beforeAll(async () => {
    project = site(START);
    result = await project.build();
    files = mapFiles(project, 'squares');
  });

  test('is built without a word', () => {
    expect(result.code, explain(result)).toBe(0);
    expect(lines(result)).toEqual([]);
  });

  test('has a first page that leads to the page of each map', () => {
    const index = project.file('maps.html');
    for (const slug of ['squares', 'west']) {
      expect(index).toContain(`href="/${pageOf(project, slug).replace('.html', '')}"`);
      expect(index).toContain(mapFiles(project, slug)['thumbnail.svg']);
    }
  });

  test('has a page for each map that lists its regions', () => {
    const page = project.file(pageOf(project, 'squares'));
    for (const text of ['Squares', 'XA-W', 'West', 'XA-E', 'East', 'The survey', 'Public domain'])
      expect(page).toContain(text);
    expect(project.file(pageOf(project, 'west'))).not.toContain('XA-E');
  });

  test('is at the slug too: by a page, and by a rule of the host', () => {
    const target = `/${pageOf(project, 'squares').replace('.html', '')}`;
    expect(project.file('maps/squares.html')).toContain(`content="0; url=${target}"`);
    expect(project.file('_redirects')).toMatch(new RegExp(`^/maps/squares\\s+${target}\\s+30[18]`, 'm'));
  });

  test('has the files of each map under names with their hash, and the page links to them', () => {
    expect(Object.keys(files).sort()).toEqual(['csv', 'geojson', 'png', 'svg', 'thumbnail.svg', 'topojson']);
    const page = project.file(pageOf(project, 'squares'));
    for (const ending of ['csv', 'geojson', 'svg', 'topojson']) expect(page).toContain(`"/${files[ending]}"`);
    expect(project.file(files.svg ?? '')).toMatch(/<path id="XA-W" d="M[^"]+" title="West">/);
    expect(project.file(files.csv ?? '')).toMatch(
      /^\uFEFFid,title,code,codeStatus,otherNames,country,longitude,latitude\nXA-E,East,XA-E,current,,XA,[\d.-]+,[\d.-]+\nXA-W,West,/,
    );
    expect(JSON.parse(project.file(files.geojson ?? '')).features).toHaveLength(2);
  });

  test('lets browsers keep the files of maps for ever', () => {
    const headers = project.file('_headers');
    expect(headers).toMatch(/^\/assets\/\*\n(?: .*\n)*? +Cache-Control: .*immutable/m);
  });

  test('has a picture for social networks of 1200 by 630 pixels, which the page names', () => {
    const bytes = readFileSync(project.path('dist', files.png ?? ''));
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(project.file(pageOf(project, 'squares'))).toMatch(
      new RegExp(`property="og:image" content="https?://[^"]*/${files.png}"`),
    );
  });

  test('shows a map in a text by its file, with its size in pixels', () => {
    const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(project.file(files.svg ?? '')) ?? [];
    const [image = ''] =
      new RegExp(`<img[^>]*src="/${files.svg}"[^>]*>`).exec(project.file('docs.html')) ?? [];
    expect(image).toContain(`width="${width}"`);
    expect(image).toContain(`height="${height}"`);
    expect(image).toContain('alt="Two squares"');
  });

  test('has its pages in the sitemap', () => {
    const maps = Object.keys(project.tree()).filter(name => /sitemap.*\.xml$/.test(name));
    const text = maps.map(name => project.file(name)).join('');
    expect(text).toContain(`/${pageOf(project, 'squares').replace('.html', '')}<`);
    expect(text).not.toContain('/maps/squares<');
  });
});

describe('a second build', () => {
  test('renders nothing and writes nothing where nothing changed', async () => {
    const project = await built();
    const before = project.tree();
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(result.summary).toMatchObject({ rendered: 0, written: 0 });
    expect(project.tree()).toEqual(before);
  });

  test('after a new title writes the map, its page and what shows its title', async () => {
    const project = await built();
    const before = project.tree();
    const page = pageOf(project, 'squares');
    project.edit('maps/catalogue/countries.yml', text =>
      text.replace('title: Squares', 'title: Both squares'),
    );
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    const after = project.tree();
    const hashless = (name: string) => name.replace(/\.[0-9a-f]{8}\./, '.*.');
    const changed = Object.keys({ ...before, ...after }).filter(name => before[name] !== after[name]);
    expect([...new Set(changed.map(hashless))].sort()).toEqual(
      [
        '.site-manifest.json',
        'assets/maps/squares.*.png',
        'assets/maps/squares.*.svg',
        'docs.html',
        'embed/squares.html',
        'maps.html',
        'maps/squares.html',
        'maps/squares.svg',
        'sitemap.xml',
        page,
      ].sort(),
    );
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('after new geometry names the files of a map anew and keeps its page', async () => {
    const project = await built();
    const page = pageOf(project, 'squares');
    const files = mapFiles(project, 'squares');
    project.write({ 'maps/data/x.json': squares(110) });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    const later = mapFiles(project, 'squares');
    expect(pageOf(project, 'squares')).toBe(page);
    expect(later.svg).not.toBe(files.svg);
    expect(later.geojson).not.toBe(files.geojson);
    // It has the places of labels.
    expect(later.csv).not.toBe(files.csv);
    expect(project.file(page)).toContain(`"/${later.svg}"`);
    expect(project.file('docs.html')).toContain(`"/${later.svg}"`);
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('after an entry was moved and a comment added renders nothing', async () => {
    const project = await built();
    project.edit('maps/catalogue/countries.yml', text => `# Countries\n\n${text}`);
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(result.summary).toMatchObject({ rendered: 0, written: 0 });
  });

  test('after a map was taken out has no page and no file of it', async () => {
    const project = await built();
    const page = pageOf(project, 'west');
    project.write({ 'maps/catalogue/countries.yml': SQUARES });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.has(page)).toBe(false);
    expect(project.has('maps/west.html')).toBe(false);
    expect(mapFiles(project, 'west')).toEqual({});
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  async function built(): Promise<Site> {
    const project = await builtGallery();
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    return project;
  }
});

describe('a picture that cannot be drawn names its map, and leaves the old site', () => {
  const rasterizer = (work: string) =>
    `export function rasterize(): Uint8Array { ${work} throw new Error('bad path'); }\n`;
  const TIMEOUT = 'export default { markdown: { timeout: 2000 } };\n';
  const builtInTime = builtOnce({ ...START, 'site.config.ts': TIMEOUT });

  test.each([
    ['throws', rasterizer(''), 'map/picture-crashed', 'cannot be drawn: bad path'],
    ['never ends', rasterizer('for (;;);'), 'map/picture-timeout', 'takes longer than 2000 ms to draw'],
    ['ends the process', rasterizer('process.exit(7);'), 'map/picture-crashed', 'cannot be drawn: (7)'],
    [
      'cannot be loaded',
      `import 'sharp/absent.js';\n${rasterizer('')}`,
      'map/picture-library',
      'cannot be drawn, because the library that draws it cannot be loaded: Package subpath ',
    ],
  ])('where the library %s', async (_, code, expected, message) => {
    const project = await builtInTime();
    const before = project.tree();
    const result = await project.build({ program: programWithDrawing(code) });
    expect(result.code, explain(result)).toBe(1);
    expect(result.stderr).toBe('');
    expect(result.diagnostics).toMatchObject(
      ['squares', 'west'].map(slug => ({
        code: expected,
        message: expect.stringContaining(`The picture for links to the map “${slug}” ${message}`),
        hint: expect.any(String),
      })),
    );
    expect(project.tree()).toEqual(before);
    expect(project.leftovers()).toEqual([]);
  });

  test('and the development server goes on', async () => {
    const project = site({ ...START, 'site.config.ts': TIMEOUT });
    const server = await startDev(project.root, programWithDrawing(rasterizer('for (;;);')));
    try {
      const [page] = /\/maps\/squares-[0-9a-f]+/.exec(await server.text('/maps')) ?? [];
      const [image] = /assets\/maps\/squares[^"]+\.png/.exec(await server.text(`${page}`)) ?? [];
      const answer = await server.fetch(`/${image}`);
      expect(answer.status).toBe(500);
      expect((await server.fetch('/docs')).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

describe('a wrong catalogue', () => {
  const FILE = 'maps/catalogue/countries.yml';
  let project: Site;
  let before: Readonly<Record<string, string>>;
  let result: CommandResult;

  beforeAll(async () => {
    project = await builtGallery();
    before = project.tree();
    project.write({
      [FILE]: [
        '- { slug: squares, title: Squares, kind: country, sources: [x] }',
        '- { slug: lost, title: Lost, kind: country, sources: [y] }',
        "- { slug: object, title: Object, kind: country, sources: ['x#region'] }",
        '- { slug: none, title: None, kind: country, sources: [x], where: { land: no } }',
        '- { slug: twice, title: Twice, kind: country, sources: [x, x] }',
        '- { slug: squares, title: Squares again, kind: variant, sources: [x] }',
        '- { slug: field, title: Field, kind: country, sorces: [x], sources: [x] }',
        '- { slug: unknown, title: Unknown, kind: country, sources: [x], only: [XA-V] }',
        '- { slug: Not Kebab, title: Kebab, kind: country, sources: [x] }',
        '',
      ].join('\n'),
    });
    result = await project.build();
  });

  test('is reported whole, each mistake at its line and column', () => {
    expect(result.code, explain(result)).toBe(1);
    const told = lines(result).filter(line => line.includes(FILE));
    expect(told).toEqual([
      `error map/unknown-source ${FILE}:2:5`,
      `error map/unknown-source ${FILE}:3:5`,
      `error map/empty ${FILE}:4:5`,
      `error map/duplicate-region ${FILE}:5:5`,
      `error map/duplicate-region ${FILE}:5:5`,
      `error map/duplicate-slug ${FILE}:6:5`,
      `error data/unknown-field ${FILE}:7:47`,
      `error map/unknown-region ${FILE}:8:5`,
      `error data/invalid-field ${FILE}:9:5`,
    ]);
  });

  test('leaves the published site as it was', () => {
    expect(project.tree()).toEqual(before);
  });

  test.each([
    [3, 'x#regions'],
    [7, 'sources'],
    [8, 'XA-'],
  ])('names what is nearest to the word in line %i: %s', (line, nearest) => {
    const [diagnostic] = about(result, FILE).filter(({ place }) => place?.line === line);
    expect(diagnostic?.hint).toContain(nearest);
  });

  test('names both places of a slug that is given twice', () => {
    const diagnostic = about(result, FILE).find(({ code }) => code === 'map/duplicate-slug');
    expect(diagnostic?.related).toMatchObject([{ file: FILE, line: 1 }]);
  });
});

test('a text that shows an unknown map, or values of unknown regions, is reported with the nearest name', async () => {
  const project = await builtGallery();
  const before = project.tree();
  project.write({
    'content/docs/index.md':
      '# Docs\n\nText.\n\n::map{slug="square"}\n\n::map{slug="squares" values="rates.csv"}\n',
    'content/docs/rates.csv': 'id,value\nXA-X,1\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  const found = about(result, 'content/docs/index.md');
  expect(found).toMatchObject([
    { severity: 'error', code: 'map/unknown', place: { line: 5, column: 1 } },
    { severity: 'error', code: 'map/unknown-region', place: { line: 7, column: 1 } },
  ]);
  expect(found[0]?.hint).toContain('squares');
  expect(found[1]?.hint).toMatch(/XA-[EW]/);
  expect(project.tree()).toEqual(before);
});

test('a site without a catalogue has no gallery', async () => {
  const project = site({ 'content/docs/index.md': '# Docs\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.has('maps.html')).toBe(false);
});
