import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { explain, Site } from '../sites/harness.ts';
import { asInstalled, installed, npx, serve, typeErrorsIn } from './installed-site.ts';

/** One Markdown file, and the package beside it. */
const site = new Site(installed);

beforeAll(async () => {
  const built = await npx(installed, 'site', 'build');
  expect(built.code, explain(built)).toBe(0);
});

test('npx site build publishes a folder with one Markdown file', () => {
  expect(site.file('docs.html')).toContain('<h1 id="hello">Hello');
});

test('a second build finds that nothing has changed', async () => {
  const again = await site.build(asInstalled);
  expect(again.code, explain(again)).toBe(0);
  expect(again.summary).toMatchObject({ rendered: 0, written: 0 });
});

test('check finds nothing wrong', async () => {
  const checked = await site.run('check', { ...asInstalled, parameters: ['--strict'] });
  expect(checked.code, explain(checked)).toBe(0);
});

test('dev answers its first page, and preview serves what was built', async () => {
  for (const command of ['dev', 'preview']) {
    const server = await serve(installed, command);
    try {
      const answer = await fetch(`${server.url}/docs`);
      expect(answer.status, command).toBe(200);
      expect(await answer.text()).toContain('Hello');
    } finally {
      await server.stop();
    }
  }
});

test('new starts a page', async () => {
  const started = await npx(installed, 'site', 'new', 'page', 'about-us');
  expect(started.code, explain(started)).toBe(0);
  expect(readFileSync(join(installed, 'content', 'pages', 'about-us.md'), 'utf8')).toContain(
    'title: About us',
  );
});

test('new site makes a site that builds, whose types are right, and which installs the same package', async () => {
  const folder = join(installed, 'my-docs');
  const started = await npx(installed, 'site', 'new', 'site', 'my-docs');
  expect(started.code, explain(started)).toBe(0);
  const built = await new Site(folder).build({ ...asInstalled, parameters: ['--strict'] });
  expect(built.code, explain(built)).toBe(0);
  expect(typeErrorsIn(folder)).toBe('');
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [, file = ''] = /^file:(.+\.tgz)$/.exec(devDependencies['@mapwright/site']) ?? [];
  expect(existsSync(join(folder, file))).toBe(true);
});

test('what is compiled for a site lies in its own cache', () => {
  expect(existsSync(join(installed, '.cache', 'site', 'bundle'))).toBe(true);
});
