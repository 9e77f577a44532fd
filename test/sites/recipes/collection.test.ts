import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { partNameOf } from '../../../src/generator/model/paths/part-name.ts';
import { PROGRAM_FEATURES } from '../../program-features.ts';
import { explain, lines } from '../command-result.ts';
import { builtOnce, type Site, type SiteFiles } from '../harness.ts';
import { filesBelow } from '../own-site.ts';
import { sheetsOf } from '../sheets-of.ts';

const FOLDER = join(import.meta.dirname, 'jobs');
const FILES: SiteFiles = Object.fromEntries(
  filesBelow(FOLDER, '.ts', '.tsx', '.css', '.md', '.yml').map(file => [
    file,
    readFileSync(join(FOLDER, file), 'utf8'),
  ]),
);
const start = builtOnce(FILES);

/** Those that come with the program. */
const OTHERS = Object.values(PROGRAM_FEATURES).map(feature => [feature.name, feature] as const);

describe('a site with a collection, kinds of pages and a directive of its own, in a folder each', () => {
  let built: Site;
  beforeAll(async () => {
    built = await start();
  });

  test('has a page for each entry, with what its front matter says and the sheet that it needs', () => {
    const page = built.file('jobs/wheel-builder.html');
    expect(page).toContain('<h1>Wheel builder</h1>');
    expect(page).toContain('Ghent, Belgium, 32 hours a week');
    const [, beside = ''] = sheetsOf(built, 'jobs/wheel-builder.html');
    expect(built.file(beside)).toContain('.job-facts{');
    expect(built.file(beside)).toContain('.apply{');
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(built.file('jobs.html')).toMatch(/<a href="\/jobs\/wheel-builder">Wheel builder<\/a>.*Ghent/);
    expect(sheetsOf(built, 'index.html')).toHaveLength(1);
  });

  test('has links to its pages, a feed, and an address for lost visitors', () => {
    expect(built.file('index.html')).toContain('<a href="/jobs/wheel-builder">the wheels</a>');
    expect(built.file('jobs/feed.xml')).toContain('<title>Wheel builder</title>');
    expect(built.file('sitemap.xml')).toContain('https://workshop.example/jobs/wheel-builder');
    expect(built.file('404.html')).toContain('<a href="/jobs">Work with us</a>');
  });

  test('publishes the live part of the directive', () => {
    const scripts = Object.keys(built.tree()).filter(file => /assets\/apply-\w+\.js$/.test(file));
    expect(scripts).toHaveLength(1);
    expect(built.file('jobs/wheel-builder.html')).toContain('data-live="apply"');
  });

  test.each(OTHERS)(
    'has nothing of the feature %s, which it does not list',
    async (_, { browser = {}, markdown }) => {
      const { directives = [] } = (await markdown?.()) ?? {};
      const ofDirectives = directives.flatMap(({ stylesheet = [], livePart = [] }) =>
        [stylesheet, livePart].flat(),
      );
      const files = Object.keys(built.tree());
      const brought = [
        ...Object.keys({ ...browser.stylesheets, ...browser.liveParts }),
        ...ofDirectives.map(partNameOf),
      ];
      for (const name of brought)
        expect(files.filter(file => file.startsWith(`assets/${name}-`))).toEqual([]);
      expect(files.filter(file => /^(docs|api|blog|changelog|maps)[./]|_data/.test(file))).toEqual([]);
    },
  );

  test('has no inline script and no feed of another feature', () => {
    expect(built.file('index.html').match(/application\/atom\+xml/g)).toHaveLength(1);
    const hashes = /script-src [^;]*/.exec(built.file('index.html'))?.[0].match(/sha256-/g);
    expect(hashes).toHaveLength(3);
  });
});

test('a data file of its own is checked at its line, and a change of it makes the pages anew', async () => {
  const project = await start();
  project.write({ 'content/towns.yml': 'Ghent: Flanders\n' });
  const changed = await project.build();
  expect(changed.code, explain(changed)).toBe(0);
  expect(project.file('jobs/wheel-builder.html')).toContain('Ghent, Flanders, 32 hours a week');
  project.write({ 'content/towns.yml': 'Lyon: France\nGhent: [Belgium]\n' });
  const result = await project.build();
  expect(lines(result)).toEqual(['error data/invalid-field content/towns.yml:2:1']);
});

test('`site new` starts an entry of its own kind, and of no kind of a feature that the site does not list', async () => {
  const project = await start();
  const environment = { SOURCE_DATE_EPOCH: '1780000000' };
  const parameters = ['job', 'frame-builder'];
  const { code, stdout } = await project.run('new', { parameters, environment, isPlain: true });
  expect([code, stdout.trim()]).toEqual([0, 'Written: content/jobs/2026-05-28-frame-builder.md']);
  const result = await project.build({ parameters: ['--drafts', '--strict'] });
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('jobs/frame-builder.html')).toContain('<h1>Frame builder</h1>');
  const refused = await project.command('new', 'jop', 'frame-builder');
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('Did you mean “job”? The kinds are: page, job, site.');
});

test('a field of its own is checked at its line', async () => {
  const project = await start();
  project.write({
    'content/jobs/2026-11-01-wheel-builder.md':
      '---\ntitle: Wheel builder\ntown: Ghent\nhours: 60\n---\n\nText\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual([
    'error frontmatter/invalid-field content/jobs/2026-11-01-wheel-builder.md:4:1',
  ]);
});
