import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { site } from './harness.ts';
import { PIXEL } from './pixel.ts';
import { copyProgram } from './program-copy.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"';
const GOOD = `<svg ${SVG}><path id="A" fill="#c3d3cd" d="M0 0h9v9z"/></svg>\n`;
const BAD = `<svg ${SVG}>\n<path id="A" d="M0 0h9v9z" onclick="alert('payload')"/></svg>\n`;
const STYLED = `<svg ${SVG}>\n<path id="A" d="M0 0h9v9z" style="fill:red"/></svg>\n`;

describe('an SVG that could run something', () => {
  const CONFIG = 'export default { navbar: { logo: "/logo.svg" }, head: { image: "/social.svg" } };\n';

  test('is an error at its place wherever it would be published, and nothing is', async () => {
    const project = site({
      'site.config.ts': CONFIG,
      'content/static/logo.svg': BAD,
      'content/static/social.svg': BAD,
      'content/static/deep/UNUSED.SVG': BAD,
      'content/static/packed.svgz': Uint8Array.from([0x1f, 0x8b, 8, 0]),
      'content/docs/a.md':
        '# A\n\n![A drawing](./beside.svg)\n\n::map{picture="./map.Svg"}\n\n[A file](./linked.svg)\n',
      'content/docs/beside.svg': BAD,
      'content/docs/map.Svg': BAD,
      'content/docs/linked.svg': BAD,
      'content/docs/unpublished.svg': BAD,
    });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([
      'error svg/event-handler content/docs/beside.svg:2:28',
      'error svg/event-handler content/docs/linked.svg:2:28',
      'error svg/event-handler content/docs/map.Svg:2:28',
      'error svg/event-handler content/static/deep/UNUSED.SVG:2:28',
      'error svg/event-handler content/static/logo.svg:2:28',
      'error svg/compressed content/static/packed.svgz',
      'error svg/event-handler content/static/social.svg:2:28',
    ]);
    expect(project.tree()).toEqual({});
  });

  test('leaves the earlier site as it was, and is reported again from the cache', async () => {
    const project = site({ 'content/docs/a.md': '# A\n', 'content/static/a.svg': GOOD });
    expect((await project.build()).code).toBe(0);
    const before = project.tree();
    project.write({ 'content/static/a.svg': BAD });
    const first = await project.build();
    expect(first.code, explain(first)).toBe(1);
    expect((await project.build()).diagnostics).toEqual(first.diagnostics);
    expect(project.tree()).toEqual(before);
    project.write({ 'content/static/a.svg': GOOD });
    expect((await project.build()).code).toBe(0);
  });
});

describe('the picture of a map', () => {
  test('that loses its colours as part of a page is a warning at the style, which names the map', async () => {
    const project = site({
      'content/docs/a.md': '# A\n\n::map{picture="./plan.svg"}\n\n![The same](./image.svg)\n',
      'content/docs/plan.svg': STYLED,
      'content/docs/image.svg': STYLED,
    });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(lines(result)).toEqual(['warning map/picture-style content/docs/plan.svg:2:28']);
    expect(result.diagnostics[0]).toMatchObject({
      message:
        'This picture loses a “style” attribute when it becomes a map: it appears without those colours or animations',
      related: [{ file: 'content/docs/a.md', line: 3, column: 1, message: 'the map' }],
    });
    expect(result.diagnostics[0]?.hint).toContain('Write them as attributes (fill="#c3d3cd")');
  });

  test.each([
    ['another kind of picture', './plan.png'],
    ['a picture of another site', 'https://other.example/plan.svg'],
  ])('is an SVG of this site: %s is an error', async (_, picture) => {
    const project = site({
      'content/docs/a.md': `# A\n\n::map{picture="${picture}"}\n`,
      'content/docs/plan.png': PIXEL,
    });
    const result = await project.build();
    expect(result.code).toBe(1);
    expect(lines(result)).toEqual(['error map/picture-no-svg content/docs/a.md:3:1']);
    expect(result.diagnostics[0]?.hint).toContain('picture="./plan.svg"');
  });
});

test('the check loads its parser where an SVG is new, and not again', async () => {
  const project = site({ 'content/docs/a.md': '# A\n', 'content/static/a.svg': GOOD });
  const loaded = async () => {
    const profile = project.path('profile');
    const result = await project.build({ environment: { NODE_V8_COVERAGE: profile } });
    expect(result.code, explain(result)).toBe(0);
    const reports = readdirSync(profile).map(file => readFileSync(join(profile, file), 'utf8'));
    project.remove('profile');
    return reports.some(report => report.includes('/check-svg-'));
  };
  expect(await loaded()).toBe(true);
  project.edit('content/docs/a.md', text => `${text}\nMore.\n`);
  expect(await loaded()).toBe(false);
});

test('an error of the parser itself is one of its file, beside all other mistakes', async () => {
  const program = copyProgram();
  const file = join(program, 'src/generator/load/svg/read-svg.ts');
  const text = readFileSync(file, 'utf8');
  const broken = text.replace(
    'parser.write(text)',
    "if (text.includes('THROW')) throw new TypeError('out of order');\n    parser.write(text)",
  );
  if (broken === text) throw new Error('The parser has changed: it cannot be broken here');
  writeFileSync(file, broken);
  const result = await site({
    'content/static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>THROW</title></svg>',
    'content/docs/a.md': '# A\n\n[gone](gone.md)\n',
  }).build({ program: join(program, 'bin', 'site.js') });
  expect(lines(result), explain(result)).toEqual([
    'error link/missing-target content/docs/a.md:3:1',
    'error svg/not-well-formed content/static/a.svg:1:1',
  ]);
});
