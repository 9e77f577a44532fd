import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { corpusPages } from '../bench/corpus.ts';
import { type DevServer, startDev } from './dev-server.ts';
import { type Site, site } from './harness.ts';

const servers: DevServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.stop()));
});

async function dev(project: Site): Promise<DevServer> {
  const server = await startDev(project.root);
  servers.push(server);
  return server;
}

test('the same broken file saved twice is reported both times', async () => {
  const project = site({ 'content/docs/a.md': '# A\n' });
  const server = await dev(project);
  const told = () => server.output().split('frontmatter/yaml').length - 1;
  const broken = '---\ntitle: One\ndescription: one: two\n---\n';
  project.write({ 'content/docs/a.md': broken });
  await expect.poll(told).toBeGreaterThan(0);
  // A save may be seen at its beginning and at its end.
  const before = told();
  project.write({ 'content/docs/a.md': broken });
  await expect.poll(told).toBeGreaterThan(before);
  project.write({ 'content/docs/a.md': '# Mended\n' });
  await expect.poll(() => server.text('/docs/a')).toContain('Mended');
});

test('1,000 saves are a few rebuilds, and the last one counts', async () => {
  const project = site({ 'content/docs/a.md': '# A\n' });
  const server = await dev(project);
  for (let save = 1; save <= 1000; save++) project.write({ 'content/docs/a.md': `# A\n\nSave ${save}.\n` });
  await expect.poll(() => server.text('/docs/a')).toContain('Save 1000.');
  expect(server.output().split('\n').length).toBeLessThan(50);
});

test('what a server that is ended at once has loaded is there for the next start', async () => {
  const project = site({ 'content/docs/a.md': '# A\n' });
  // The hash of a file that was written a moment ago is not trusted.
  await new Promise(resolve => setTimeout(resolve, 500));
  const server = await dev(project);
  await server.text('/docs/a');
  await server.stop();
  for (const kept of ['heads', 'files'])
    expect(existsSync(project.path(`.cache/site/${kept}.json`)), kept).toBe(true);
});

test('an atomic save of an editor is a change, and the page never is gone', async () => {
  const project = site({ 'content/docs/a.md': '# A\n' });
  const server = await dev(project);
  const statuses = new Set<number>();
  for (let save = 1; save <= 5; save++) {
    writeFileSync(project.path('content/docs/.a.md.swap'), `# A\n\nSave ${save}.\n`);
    renameSync(project.path('content/docs/.a.md.swap'), project.path('content/docs/a.md'));
    await expect
      .poll(
        async () => {
          const response = await server.fetch('/docs/a');
          statuses.add(response.status);
          return response.text();
        },
        { interval: 10 },
      )
      .toContain(`Save ${save}.`);
  }
  expect([...statuses]).toEqual([200]);
});

test('500 files changed at once settle, and a build gives the same site as a clean one', async () => {
  const pages = corpusPages(500);
  const project = site(Object.fromEntries(pages.map(({ path, text }) => [`content/docs/${path}`, text])));
  await project.build();
  const server = await dev(project);
  for (const { path, text } of pages)
    project.write({ [`content/docs/${path}`]: `${text}\nOf another branch.\n` });
  for (const { path } of [pages[0], pages[250], pages[499]].filter(page => page !== undefined)) {
    await expect
      .poll(() => server.text(`/docs/${path.replace(/\.md$/, '')}`))
      .toContain('Of another branch.');
  }
  await project.build();
  expect(project.tree()).toEqual(await project.cleanTree());
});

test('a deleted page is gone, a new one is there, and a changed configuration shows', async () => {
  const project = site({
    'site.config.ts': "export default { title: 'First' };\n",
    'content/docs/a.md': '# A\n',
    'content/docs/b.md': '# B\n',
  });
  const server = await dev(project);
  const status = async (path: string) => (await server.fetch(path)).status;
  expect(await status('/docs/b')).toBe(200);
  project.remove('content/docs/b.md').write({ 'content/docs/c.md': '# C\n' });
  await expect.poll(() => status('/docs/b')).toBe(404);
  await expect.poll(() => status('/docs/c')).toBe(200);
  project.write({ 'site.config.ts': "export default { title: 'Second' };\n" });
  await expect.poll(() => server.text('/docs/a')).toContain('Second');
});

test('dev asks for a new start after the base URL was changed, and serves the site where it was until then', async () => {
  const project = site({ 'site.config.ts': 'export default {};\n', 'content/docs/a.md': '# First\n' });
  const server = await dev(project);
  project.write({ 'site.config.ts': "export default { baseUrl: '/guide/' };\n" });
  await expect
    .poll(server.output)
    .toContain(
      'site.config.ts:1:18  error  config/changed-base-url  The base URL was “/” when `dev` started, and is “/guide/” now',
    );
  expect(await server.text('/docs/a')).toContain('href="/assets/');
  project.write({ 'site.config.ts': 'export default {};\n', 'content/docs/a.md': '# Second\n' });
  await expect.poll(() => server.text('/docs/a')).toContain('Second');
});

test('dev started on a configuration with a mistake serves the site at its base URL once that is mended', async () => {
  const project = site({
    'site.config.ts': "export default { baseUrl: '/guide/', titel: 'A' };\n",
    'content/docs/a.md': '# A\n',
  });
  const server = await dev(project);
  expect((await server.fetch('/')).status).toBe(500);
  project.write({ 'site.config.ts': "export default { baseUrl: '/guide/', title: 'A' };\n" });
  await expect.poll(async () => (await server.fetch('/guide/docs/a')).status).toBe(200);
  expect((await fetch(server.url, { redirect: 'manual' })).headers.get('location')).toBe('/guide/');
  expect(server.output()).not.toContain('changed-base-url');
  // From now on it is the one that open pages know.
  project.write({ 'site.config.ts': "export default { baseUrl: '/other/', title: 'A' };\n" });
  await expect.poll(server.output).toContain('changed-base-url');
});

test('dev follows what a configuration imports and what a page shows, wherever it is', async () => {
  const project = site({
    'site.config.ts': "import { TITLE } from './own/title.ts';\n\nexport default { title: TITLE };\n",
    'own/title.ts': "export const TITLE = 'First title';\n",
    'examples/one.js': 'first();\n',
    'notes/one.md': 'First note.\n',
    'content/docs/a.md': '# A\n\n```js file="/examples/one.js"\n```\n\n::include{file="/notes/one.md"}\n',
  });
  const server = await dev(project);
  const page = () => server.text('/docs/a');
  expect(await page()).toContain('First title');
  project.write({ 'own/title.ts': "export const TITLE = 'Second title';\n" });
  await expect.poll(page).toContain('Second title');
  project.write({ 'examples/one.js': 'second();\n' });
  await expect.poll(page).toContain('second');
  project.write({ 'notes/one.md': 'Second note.\n' });
  await expect.poll(page).toContain('Second note.');
});

test('dev notices when something missing comes: a file of the configuration, of a page, and the theme', async () => {
  const project = site({
    'site.config.ts':
      "import { TITLE } from './own/title.ts';\n\nexport default { title: TITLE, theme: './look' };\n",
    'content/docs/a.md': '# A\n\n::include{file="/notes/one.md"}\n',
  });
  const server = await dev(project);
  await expect.poll(server.output).toContain('own/title.ts');
  project.write({ 'own/title.ts': "export const TITLE = 'The title';\n" });
  await expect.poll(server.output).toContain('theme/missing-folder');
  project.write({ 'look/tokens.css': ':root { --radius: 0; }\n' });
  await expect.poll(server.output).toContain('include/missing-file');
  project.write({ 'notes/one.md': 'A note.\n' });
  await expect.poll(() => server.text('/docs/a')).toContain('A note.');
});

test('a page that can no longer be read is shown as it was, at its address, until it is mended', async () => {
  const good = '---\ntitle: Good\nslug: elsewhere\n---\n\nThe text.\n';
  const project = site({
    'content/docs/a.md': good,
    'content/docs/b.md': '---\ntitle: "Never\n---\n\nOne.\n',
  });
  const server = await dev(project);
  const page = () => server.text('/docs/elsewhere');
  expect(await page()).toContain('The text.');
  const told = (code: string) => expect.poll(server.output).toContain(`content/docs/a.md:${code}`);
  project.write({ 'content/docs/a.md': good.replace('Good', '"Bad').replace('text', 'new text') });
  await told('2:8  error  frontmatter/yaml');
  expect(await page()).toContain('The text.');
  project.write({ 'content/docs/a.md': '---\ntitle: Half' });
  await told('1:1  error  frontmatter/never-closed');
  expect(await page()).toContain('The text.');
  // A page that was never good has nothing better to show than what can be read.
  project.write({ 'content/docs/b.md': '---\ntitle: "Never\n---\n\nTwo.\n' });
  await expect.poll(() => server.text('/docs/b')).toContain('Two.');
  project.write({ 'content/docs/a.md': good.replace('text', 'mended text') });
  await expect.poll(page).toContain('The mended text.');
  project.remove('content/docs/a.md');
  await expect.poll(async () => (await server.fetch('/docs/elsewhere')).status).toBe(404);
});

test('dev goes on when the folder of the site is renamed and renamed back', async () => {
  const project = site({ 'site/content/docs/a.md': '# A\n' });
  const server = await startDev(project.path('site'));
  servers.push(server);
  const move = (from: string, to: string) => renameSync(project.path(from), project.path(to));
  const save = async (text: string) => {
    project.write({ 'site/content/docs/a.md': `# A\n\n${text}\n` });
    await expect.poll(() => server.text('/docs/a')).toContain(text);
  };
  await save('One.');
  await save('Two.');
  move('site', 'elsewhere');
  await expect.poll(server.output).toContain('serve/missing-folder');
  move('elsewhere', 'site');
  await save('Three.');
  await save('Four.');
});

test('dev notices what git is told to ignore', async () => {
  const project = site({ 'content/docs/a.md': '# A\n', 'content/docs/b.md': '# B\n' });
  execFileSync('git', ['init', '--quiet'], { cwd: project.root });
  const server = await dev(project);
  const status = async () => (await server.fetch('/docs/b')).status;
  expect(await status()).toBe(200);
  project.write({ '.gitignore': 'content/docs/b.md\n' });
  await expect.poll(status).toBe(404);
  project.remove('.gitignore');
  await expect.poll(status).toBe(200);
});

test('dev notices a commit', async () => {
  const project = site({ 'content/docs/a.md': '# A\n' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root });
  git('init', '--quiet');
  const server = await dev(project);
  project.write({ 'content/docs/a.md': '# A\n\nSaved.\n' });
  await expect.poll(() => server.text('/docs/a')).toContain('Saved.');
  expect(await server.text('/docs/a')).not.toContain('Last updated');
  git('add', 'content');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'A');
  await expect.poll(() => server.text('/docs/a')).toContain('Last updated');
});

test('a page that is saved while it is rendered learns of it', async () => {
  const code = `\`\`\`ts\n${'const answer: Promise<number> = ask({ of: [1, 2, 3] });\n'.repeat(8000)}\`\`\`\n`;
  const project = site({ 'content/docs/a.md': '# A\n', 'content/docs/b.md': `# B\n\nOld.\n\n${code}` });
  const server = await dev(project);
  project.write({ 'content/docs/a.md': '# A\n\nSaved.\n' });
  await expect.poll(() => server.text('/docs/a')).toContain('Saved.');
  const told = listen(server.url);
  await expect.poll(told).toContain('diagnostics');
  const asked = server.text('/docs/b');
  project.edit('content/docs/b.md', text => text.replace('Old', 'New'));
  const isOld = (await asked).includes('Old.');
  if (isOld) await expect.poll(told).toContain('{"type":"update","paths":["/docs/b"]}');
});

/** Opens the channel as a page does; gives what came so far. */
function listen(url: string): () => string {
  let told = '';
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    Origin: url,
    'Sec-WebSocket-Version': 13,
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const opening = request(`${url}/__dev/events`, { headers });
  opening.on('upgrade', (_, socket, first) => {
    told += first;
    socket.on('data', chunk => {
      told += chunk;
    });
  });
  opening.end();
  return () => told;
}
