import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { explain } from '../sites/command-result.ts';
import { Site } from '../sites/harness.ts';
import {
  asInstalled,
  installed,
  npx,
  packageFolder,
  serve,
  siteBelow,
  typeErrorsIn,
} from './installed-site.ts';

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

test('check finds no problems', async () => {
  const checked = await site.run('check', { ...asInstalled, parameters: ['--strict'] });
  expect(checked.code, explain(checked)).toBe(0);
});

test('dev serves its first page, and preview serves what was built', async () => {
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

test('a site is the same wherever it lies', async () => {
  const files = { 'content/docs/index.md': '# Hello\n' };
  const [here, there] = ['notes', 'far/away/notes'].map(folder => siteBelow(folder, files));
  for (const place of [here, there]) expect((await place?.build(asInstalled))?.code).toBe(0);
  expect(there?.tree()).toEqual(here?.tree());
});

test('another version of a package that came with it renders every page anew', async () => {
  const copy = new Site(join(installed, 'other-versions')).write({ 'content/docs/index.md': '# Hello\n' });
  const program = { program: copyPackages(copy.root) };
  const first = await copy.build(program);
  expect(first.code, explain(first)).toBe(0);
  expect((await copy.build(program)).summary).toMatchObject({ rendered: 0 });
  copy.edit('node_modules/valibot/package.json', text =>
    text.replace(/"version": "[^"]+"/, '"version": "9.9.9"'),
  );
  expect((await copy.build(program)).summary).toMatchObject({ rendered: 2 });
});

test('what is compiled for a site lies in its own cache', () => {
  expect(existsSync(join(installed, '.cache', 'site', 'bundle'))).toBe(true);
});

/** The program in a folder of its own, with links to the packages that it uses, and one of them as files that a test may change. */
function copyPackages(folder: string): string {
  const [from, to] = [installed, folder].map(root => join(root, 'node_modules')) as [string, string];
  mkdirSync(join(to, '@mapwright'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!/^(\.|valibot$|@mapwright$)/.test(name)) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of ['valibot', '@mapwright/site']) copyWritable(join(from, name), join(to, name));
  return join(to, '@mapwright', 'site', 'bin', 'site.js');
}

function copyWritable(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const path of readdirSync(to, { recursive: true, encoding: 'utf8' })) chmodSync(join(to, path), 0o755);
}

test('a package that Yarn keeps in an archive refuses every command, and says how to install it', async () => {
  const folder = join(installed, '__virtual__', 'node_modules', '@mapwright', 'site');
  cpSync(packageFolder, folder, { recursive: true });
  const archived = {
    program: join(folder, 'bin', 'site.js'),
    environment: { NODE_OPTIONS: '--import=data:text/javascript,process.versions.pnp="3"' },
  };
  for (const command of ['build', 'check']) {
    const { code, stderr, diagnostics } = await site.run(command, archived);
    expect({ code, stderr }, command).toEqual({ code: 2, stderr: '' });
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'usage/archives',
        message:
          'Yarn keeps the packages of this site in archives (Plug’n’Play), from which the program cannot run',
        hint: 'Write “nodeLinker: node-modules” into .yarnrc.yml, and run yarn install again.',
      },
    ]);
  }
});
