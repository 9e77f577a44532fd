import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { startDev } from './dev-server.ts';
import { builtOnce, type Site, site } from './harness.ts';
import { photo } from './photo.ts';

const PAGE = 'content/pages/index.md';
const TEXT = `# Photos

![A hill](hill.jpg "The hill")

![A lake](lake.png)
`;

let hill: Buffer;
let lake: Buffer;

beforeAll(async () => {
  hill = await (await photo(1600, 1200)).jpeg({ quality: 90 }).toBuffer();
  lake = await (await photo(600, 400)).png().toBuffer();
});

const withPhotos = () => ({ [PAGE]: TEXT, 'content/pages/hill.jpg': hill, 'content/pages/lake.png': lake });

let built: () => Promise<Site>;
beforeAll(() => {
  built = builtOnce(withPhotos());
});

async function buildWell(project: Site, parameters: readonly string[] = []): Promise<readonly string[]> {
  const result = await project.build({ parameters });
  expect(result.code, explain(result)).toBe(0);
  return lines(result);
}

/** A site takes its name from its folder, so a copy is built again where it is. */
async function builtHere(): Promise<Site> {
  const project = await built();
  await buildWell(project);
  return project;
}

/** The files of every `srcset` on the home page, with the widths that it says. */
function candidatesOn(project: Site) {
  return [...project.file('index.html').matchAll(/ type="image\/(\w+)" srcset="([^"]*)"/g)].flatMap(
    ([, format = '', srcset = '']) =>
      srcset.split(', ').map(candidate => {
        const [href = '', width = ''] = candidate.split(' ');
        return { format, file: href.slice(1), width: Number.parseInt(width, 10) };
      }),
  );
}

/** The made files in the cache: a file that is made again is another file. */
function madeIn(project: Site): readonly string[] {
  const folder = project.path('.cache/site/pictures');
  return readdirSync(folder).map(name => `${name} ${statSync(`${folder}/${name}`).ino}`);
}

describe('a photo', () => {
  test('is published in the formats and widths that its page names', async () => {
    const project = await built();
    const candidates = candidatesOn(project);
    expect(candidates.map(({ format, width }) => `${format} ${width}`)).toEqual([
      ...['avif 480', 'avif 768', 'avif 1080', 'avif 1440'],
      ...['webp 480', 'webp 768', 'webp 1080', 'webp 1440'],
      ...['avif 480', 'avif 600', 'webp 480', 'webp 600'],
    ]);
    for (const { format, file, width } of candidates) {
      const bytes = readFileSync(project.path('dist', file));
      const facts = await sharp(bytes).metadata();
      const ratio = width / (facts.height ?? 0);
      expect([
        facts.format === 'heif' ? facts.compression === 'av1' && 'avif' : facts.format,
        facts.width,
      ]).toEqual([format, width]);
      expect(ratio).toBeCloseTo(file.includes('hill') ? 4 / 3 : 3 / 2, 1);
      expect(bytes.length).toBeLessThan(file.includes('hill') ? hill.length : lake.length);
      // Decodes to its end.
      await sharp(bytes).raw().toBuffer();
    }
  });

  test('is published as it was too, and the first is urgent', async () => {
    const project = await built();
    const [first = '', second = ''] = project.file('index.html').match(/<img [^>]*>/g) ?? [];
    expect(first).toMatch(
      /src="\/assets\/images\/hill\.\w+\.jpg" width="1600" height="1200" fetchpriority="high"/,
    );
    expect(second).toMatch(/width="600" height="400" .*loading="lazy" decoding="async"/);
    const [, original = ''] = /src="\/([^"]+)"/.exec(first) ?? [];
    expect(readFileSync(project.path('dist', original)).equals(hill)).toBe(true);
  });

  test('keeps nothing but its pixels, turned as the camera was held', async () => {
    const upright = await (await photo(900, 600))
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const project = site({ [PAGE]: '# A\n\n![a](a.jpg)\n', 'content/pages/a.jpg': upright });
    await buildWell(project);
    expect(project.file('index.html')).toContain('width="600" height="900"');
    for (const { file, width } of candidatesOn(project)) {
      const facts = await sharp(readFileSync(project.path('dist', file))).metadata();
      expect(facts.height).toBe(Math.round(width * 1.5));
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(facts.orientation ?? 1).toBe(1);
    }
  });
});

describe('pictures are made once', () => {
  test('not again if nothing, or only the text, has changed', async () => {
    const project = await built();
    const made = madeIn(project);
    expect(made).toHaveLength(12);
    await buildWell(project);
    await buildWell(project.edit(PAGE, text => `${text}\nMore.\n`));
    expect(madeIn(project)).toEqual(made);
  });

  test('not again for a new output folder, which gets the same bytes', async () => {
    const project = await builtHere();
    const [made, before] = [madeIn(project), project.tree()];
    await buildWell(project.remove('dist'));
    expect(madeIn(project)).toEqual(made);
    expect(project.tree()).toEqual(before);
  });

  test('not again if the build has failed after them', async () => {
    const project = site({
      ...withPhotos(),
      'site.config.ts': 'export default { budgets: { style: 1 } };\n',
    });
    expect((await project.build()).code).toBe(1);
    const made = madeIn(project);
    await buildWell(project.remove('site.config.ts'));
    expect(madeIn(project)).toEqual(made);
  });

  test('again if the image has changed, and only that', async () => {
    const project = await built();
    const made = madeIn(project);
    const other = await (await photo(600, 400)).png().toBuffer();
    await buildWell(project.write({ 'content/pages/lake.png': other }));
    const again = madeIn(project).filter(file => !made.includes(file));
    expect(again).toHaveLength(4);
  });

  test('again if what is kept is damaged, and a build without the cache gives the same bytes', async () => {
    const project = await builtHere();
    const before = project.tree();
    const [name = ''] = readdirSync(project.path('.cache/site/pictures'));
    project.write({ [`.cache/site/pictures/${name}`]: 'x' }).remove('dist');
    await buildWell(project);
    expect(project.tree()).toEqual(before);
    expect(await project.cleanTree({ parameters: ['--workers', '1'] })).toEqual(before);
  });
});

describe('an image is published as it is', () => {
  test('if it is damaged, which is said where it is named', async () => {
    const cut = hill.subarray(0, hill.length / 2);
    const project = site({ ...withPhotos(), 'content/pages/hill.jpg': cut });
    expect(await buildWell(project)).toEqual([`warning image/damaged ${PAGE}:3:1`]);
    const html = project.file('index.html');
    expect(html).toMatch(/<a class="enlarge"[^>]*><img src="[^"]*hill/);
    expect(html).toMatch(/<picture>.*lake/);
    expect(candidatesOn(project).every(({ file }) => project.has(file))).toBe(true);
    // It is remembered, and said again.
    expect(await buildWell(project.remove('dist'))).toEqual([`warning image/damaged ${PAGE}:3:1`]);
  });

  test('if other formats would be larger', async () => {
    const flat = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#abc' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const noisy = await (await photo(800, 800)).webp({ quality: 1 }).toBuffer();
    const project = site({
      [PAGE]: '# A\n\n![flat](flat.png)\n\n![noisy](noisy.webp)\n',
      'content/pages/flat.png': flat,
      'content/pages/noisy.webp': noisy,
    });
    await buildWell(project);
    const named = candidatesOn(project);
    expect(named.filter(({ file }) => file.includes('flat')).length).toBeGreaterThan(0);
    expect(named.filter(({ file }) => file.includes('noisy'))).toEqual([]);
    expect(
      readdirSync(project.path('dist/assets/images')).filter(name => name.startsWith('noisy')),
    ).toHaveLength(1);
  });

  test('if the site wants it so', async () => {
    const project = site({ ...withPhotos(), 'site.config.ts': 'export default { pictures: false };\n' });
    expect(await buildWell(project)).toEqual([]);
    expect(project.file('index.html')).not.toContain('<picture>');
    expect(project.hasSource('.cache/site/pictures')).toBe(false);
  });

  test('if the library has no binary for the machine, which is said once', async () => {
    const project = site({
      ...withPhotos(),
      'break.cjs': `const Module = require('node:module');
const load = Module._load;
Module._load = (name, ...rest) => {
  if (/sharp.*\\.node$/.test(name)) throw new Error('no binary for this machine');
  return load(name, ...rest);
};`,
    });
    const environment = { NODE_OPTIONS: `--require=${project.path('break.cjs')}` };
    const result = await project.build({ environment });
    expect(lines(result), explain(result)).toEqual([`warning image/no-library ${PAGE}:3:1`]);
    expect(project.file('index.html')).not.toContain('<picture>');
    expect(project.file('index.html')).toContain('<img src="/assets/images/hill');
    // As soon as there is one, the next build uses it.
    await buildWell(project);
    expect(project.file('index.html')).toContain('<picture>');
  });
});

test('a check says what can be known without making anything', async () => {
  const project = site(withPhotos());
  const result = await project.run('check');
  expect([result.code, lines(result)]).toEqual([0, []]);
  expect(project.hasSource('.cache/site/pictures')).toBe(false);
});

test('dev shows the original at once, and makes nothing', async () => {
  const project = site(withPhotos());
  const server = await startDev(project.root);
  try {
    const html = await server.text('/');
    expect(html).not.toContain('<picture>');
    const [, address = ''] = /<img src="([^"]*hill[^"]*)"/.exec(html) ?? [];
    expect(Buffer.from(await (await server.fetch(address)).arrayBuffer()).equals(hill)).toBe(true);
    expect(project.hasSource('.cache/site/pictures')).toBe(false);
  } finally {
    await server.stop();
  }
});

test('a post has its picture in all formats, on its page and in lists', async () => {
  const project = site({
    'content/blog/2025-05-05-trip.md': '---\nimage: hill.jpg\n---\n\nText.\n\n![Lake](lake.png)\n',
    'content/blog/hill.jpg': hill,
    'content/blog/lake.png': lake,
  });
  await buildWell(project);
  const [post, list] = ['blog/trip.html', 'blog.html'].map(file => project.file(file));
  expect(post).toMatch(
    /<picture><source type="image\/avif" srcset="[^"]* 1440w" sizes="[^"]*720px[^"]*">.*<img class="post-cover"/i,
  );
  expect(post).toMatch(/<img src="[^"]*lake[^>]* loading="lazy"/);
  expect(post).not.toContain('rel="preload" as="image"');
  expect(list).toMatch(
    /<picture><source type="image\/avif" srcset="[^"]* 1440w" sizes="\(min-width: 48rem\) 15rem[^"]*">/i,
  );
});
