import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain } from '../../../sites/command-result.ts';
import { startDev } from '../../../sites/dev-server.ts';
import { builtOnce, type Site, site } from '../../../sites/harness.ts';
import { programWithDrawing } from '../../../sites/program-copy.ts';

const CONFIG = (options = '') =>
  `import { blog, docs, socialPictures } from '@mapwright/site/features';
export default { url: 'https://pears.example', baseUrl: '/shop/', title: 'Pears', features: [docs(), blog(), socialPictures(${options})] };
`;
const FILES = {
  'site.config.ts': CONFIG(),
  'content/pages/index.md': '# Pears for everyone\n',
  'content/docs/index.md': '# Docs\n',
  'content/docs/brakes.md': '# Bremsen für Größen\n',
  'content/docs/own.md': '---\nimage: /own.svg\n---\n\n# Own\n',
  'content/docs/hidden.md': '---\nnoindex: true\n---\n\n# Hidden\n',
  'content/docs/chinese.md': '# 地图\n',
  'content/blog/2025-01-02-ripe.md': '# Ripe\n',
  'content/static/own.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><path d="M0 0h9v6z"/></svg>\n',
};
const built = builtOnce(FILES);

/** The published file that the head of a page names. */
function pictureOf(project: Site, page: string): string | undefined {
  return /og:image" content="https:\/\/pears\.example\/shop\/(assets\/social\/\w+\.png)"/.exec(
    project.file(page),
  )?.[1];
}

function picturesOf(project: Site): readonly string[] {
  return Object.keys(project.tree()).filter(file => file.startsWith('assets/social/'));
}

describe('a page without a picture for social networks', () => {
  test.each(['index.html', 'docs/brakes.html', 'blog/ripe.html', 'docs/chinese.html'])(
    'has one of 1200 by 630 pixels: %s',
    async page => {
      const project = await built();
      const picture = pictureOf(project, page);
      const bytes = readFileSync(join(project.root, 'dist', `${picture}`));
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      const head = project.file(page);
      expect(head).toContain('<meta property="og:image:width" content="1200">');
      expect(head).toContain('<meta property="og:image:height" content="630">');
      expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    },
  );

  test('keeps none if its front matter names one, or if it is hidden', async () => {
    const project = await built();
    expect(project.file('docs/own.html')).toContain('content="https://pears.example/shop/own.svg"');
    expect(project.file('docs/own.html')).toContain('<meta property="og:image:width" content="9">');
    expect(pictureOf(project, 'docs/hidden.html')).toBeUndefined();
  });
});

test('a changed title draws one picture, a changed text none, and pages that are alike share one', async () => {
  const project = site({
    ...FILES,
    'content/docs/index.md': '# Docs\n',
    'content/docs/twin.md': '# Bremsen für Größen\n',
  });
  const log = project.path('drawn.txt');
  const program = programWithDrawing(
    `import { appendFileSync } from 'node:fs';\nexport function rasterize({ svg }: { svg: string }): Uint8Array { appendFileSync(${JSON.stringify(log)}, 'x'); return new TextEncoder().encode(svg); }\n`,
  );
  const drawn = async () => {
    writeFileSync(log, '');
    const result = await project.build({ program });
    expect(result.code, explain(result)).toBe(0);
    return readFileSync(log, 'utf8').length;
  };
  expect(await drawn()).toBe(picturesOf(project).length);
  expect(pictureOf(project, 'docs/twin.html')).toBe(pictureOf(project, 'docs/brakes.html'));
  project.write({ 'content/docs/brakes.md': '# Bremsen für Größen\n\nMore text.\n' });
  expect(await drawn()).toBe(0);
  project.write({ 'content/docs/brakes.md': '# Brakes\n' });
  expect(await drawn()).toBe(1);
});

test('the section is that of the breadcrumbs, which an address need not show', async () => {
  const sidebar =
    "docs({ sidebars: { main: ['index', { type: 'category', label: 'Guides', items: ['brakes'] }] } })";
  const project = site({ ...FILES, 'site.config.ts': CONFIG().replace('docs()', sidebar) });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const other = await built();
  expect(pictureOf(project, 'docs/brakes.html')).not.toBe(pictureOf(other, 'docs/brakes.html'));
  expect(pictureOf(project, 'docs.html')).toBe(pictureOf(other, 'docs.html'));
});

test('folders can be left out, and the site’s own outlines shown', async () => {
  const project = site({ ...FILES, 'site.config.ts': CONFIG("{ except: ['/docs'], outline: '/own.svg' }") });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(pictureOf(project, 'docs/brakes.html')).toBeUndefined();
  const other = pictureOf(project, 'blog/ripe.html');
  expect(other).toBeDefined();
  expect(other).not.toBe(pictureOf(await built(), 'blog/ripe.html'));
});

describe('outlines that cannot be shown are an error at their place', () => {
  test.each([
    ['/missing.svg', 'link/missing-image'],
    ['/photo.png', 'social/outline-no-svg'],
  ])('%s: %s', async (outline, code) => {
    const project = site({
      ...FILES,
      'content/static/photo.png': 'no picture',
      'site.config.ts': CONFIG(`{ outline: '${outline}' }`),
    });
    const result = await project.build();
    expect(result.code).toBe(1);
    const found = result.diagnostics.find(diagnostic => diagnostic.code === code);
    expect(found, explain(result)).toMatchObject({
      severity: 'error',
      message: expect.stringContaining(outline),
      hint: expect.any(String),
      place: { file: 'site.config.ts', line: 2 },
    });
  });

  test('a colour that is none', async () => {
    const result = await site({ ...FILES, 'site.config.ts': CONFIG("{ color: 'teal' }") }).build();
    expect(result.diagnostics[0]?.message).toContain('“color” expects a colour with six digits');
  });
});

describe('a picture that cannot be drawn names its page', () => {
  const rasterizer = (work: string) =>
    `export function rasterize(): Uint8Array { ${work} throw new Error('bad path'); }\n`;

  test.each([
    ['throws', rasterizer(''), 'social/picture-crashed', 'cannot be drawn: bad path'],
    ['never ends', rasterizer('for (;;);'), 'social/picture-timeout', 'takes longer than 2000 ms to draw'],
    [
      'cannot be loaded',
      `import 'sharp/absent.js';\n${rasterizer('')}`,
      'social/picture-library',
      'cannot be drawn, because the library that draws it cannot be loaded: Package subpath ',
    ],
  ])('where the library %s', async (_, code, expected, message) => {
    const config = CONFIG().replace("title: 'Pears'", "title: 'Pears', markdown: { timeout: 2000 }");
    const files = { 'site.config.ts': config, 'content/pages/index.md': '# Pears\n' };
    const result = await site(files).build({ program: programWithDrawing(code) });
    expect(result.code, explain(result)).toBe(1);
    expect(result.diagnostics[0]).toMatchObject({
      code: expected,
      message: expect.stringContaining(`The picture for links to the page / ${message}`),
      hint: expect.any(String),
    });
  });
});

test('dev draws a picture only when it is asked for', async () => {
  const project = site(FILES);
  const server = await startDev(
    project.root,
    programWithDrawing("export function rasterize(): Uint8Array { throw new Error('drawn'); }\n"),
  );
  try {
    const page = await server.text('/shop/docs/brakes');
    const [picture] = /assets\/social\/\w+\.png/.exec(page) ?? [];
    expect(picture).toBeDefined();
    project.write({ 'content/docs/brakes.md': '# Brakes\n' });
    await expect.poll(() => server.text('/shop/docs/brakes')).toContain('Brakes</h1>');
    expect((await server.fetch(`/shop/${picture}`)).status).not.toBe(200);
  } finally {
    await server.stop();
  }
});
