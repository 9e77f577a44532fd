import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { explain, finish } from '../sites/command-result.ts';
import { Site, site } from '../sites/harness.ts';

const PAGE = { 'content/docs/a.md': '# A\n' };

describe('site', () => {
  test('--help names every command and the exit codes', async () => {
    const { code, stdout } = await site(PAGE).command('--help');
    expect(code).toBe(0);
    for (const command of ['build', 'dev', 'preview', 'check', 'new'])
      expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(stdout).toContain('130 and 143');
  });

  test.each([
    [['biuld'], 'build'],
    [['build', '--outdir', 'x'], '--out-dir'],
  ])('%j asks for the nearest word and ends with 2', async (words, nearest) => {
    const { code, stderr } = await site(PAGE).command(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(`Did you mean ${nearest}?`);
  });

  test.each([
    ['a folder without content', ['build', '--root', '/'], 'content'],
    ['a host that nobody knows', ['build', '--host-files', 'nginx,floppy'], 'floppy'],
    ['a number of workers that is none', ['build', '--workers', 'many'], 'whole number'],
    ['a number of workers that is no decimal one', ['build', '--workers', '1e1'], 'whole number'],
    ['a port that is no decimal number', ['preview', '--port', '0x1000'], 'from 0 to 65535'],
    ['a base URL that is no path', ['build', '--base-url', 'a b'], 'path'],
  ])('%s is reported and ends with 2', async (_, words, said) => {
    const { code, stderr, stdout } = await site(PAGE).command(...words);
    expect(code).toBe(2);
    expect(stderr + stdout).toContain(said);
  });
});

describe('site build', () => {
  test('ends with one line that says pages, what was rendered, reused and written, bytes and time', async () => {
    const { code, stdout } = await site(PAGE).command('build');
    expect(code).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toMatch(
      /^Built \d+ pages in [\d.]+ s: \d+ rendered, \d+ reused, \d+ files written, [\d.]+ [kM]B in all$/,
    );
  });

  test('prints a diagnostic with its place, code and message, a frame of the source, and a hint', async () => {
    const project = site({ ...PAGE, 'content/docs/b.md': '# B\n\nSee [a](./aa.md).\n' });
    const { code, stdout, stderr } = await project.command('build');
    expect(code).toBe(1);
    const text = stdout + stderr;
    expect(text).toMatch(/content\/docs\/b\.md:3:5 +(error +)?link\/missing-target/);
    expect(text).toContain('See [a](./aa.md).');
    expect(text).toContain('a.md');
    expect(text).toContain('Nothing was published');
  });

  test('--routes prints the route table and builds nothing', async () => {
    const project = site({ ...PAGE, 'content/docs/b.md': '---\naliases: [/old]\n---\n\n# B\n' });
    const { code, stdout } = await project.command('build', '--routes');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\/docs\/a +doc +docs\/a\.html +content\/docs\/a\.md$/m);
    expect(stdout).toMatch(/^\/old +redirect +→ \/docs\/b$/m);
    expect(project.tree()).toEqual({});
  });

  test('--routes --json prints JSON if there is no plan too', async () => {
    const project = site({ ...PAGE, 'site.config.ts': 'export default { url: 3 };\n' });
    const { code, stdout } = await project.command('build', '--routes', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [{ code: 'config/invalid-field' }],
      summary: null,
    });
  });

  test('--timings says what each stage took', async () => {
    const { stdout } = await site(PAGE).command('build', '--timings');
    expect(stdout).toMatch(/^plan +[\d.]+ ms$/m);
  });

  test('--strict makes an error of a warning', async () => {
    const project = site({ 'content/docs/a.md': '---\ntitel: A\n---\n' });
    expect((await project.build()).code).toBe(0);
    expect((await project.build({ parameters: ['--strict'] })).code).toBe(1);
  });

  test('--drafts builds drafts and what is not yet to be published', async () => {
    const project = site({
      ...PAGE,
      'content/docs/draft.md': '---\ndraft: true\n---\n',
      'content/docs/later.md': '---\npublishAt: 2999-01-01\n---\n',
      'content/docs/past.md': '---\nexpiresAt: 2001-01-01\n---\n',
    });
    await project.build();
    expect(['draft', 'later', 'past'].map(name => project.has(`docs/${name}.html`))).toEqual([
      false,
      false,
      false,
    ]);
    const result = await project.build({ parameters: ['--drafts'] });
    expect(result.code, explain(result)).toBe(0);
    expect(['draft', 'later'].map(name => project.has(`docs/${name}.html`))).toEqual([true, true]);
  });

  test('--base-url moves every link below a path', async () => {
    const project = site({ ...PAGE, 'content/docs/b.md': '# B\n\n[a](./a.md)\n' });
    const result = await project.build({ parameters: ['--base-url', '/below'] });
    expect(result.code, explain(result)).toBe(0);
    const html = project.file('docs/b.html');
    expect(html).toContain('href="/below/docs/a"');
    const local = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(match => match[1] ?? '');
    expect(local.filter(url => !url.startsWith('/below/'))).toEqual([]);
  });

  test('--host-files writes the files of other hosts', async () => {
    const project = site(PAGE);
    await project.build();
    expect(['_headers', '_redirects'].map(file => project.has(file))).toEqual([true, true]);
    expect(['vercel.json', 'nginx.conf', '.htaccess'].map(file => project.has(file))).toEqual([
      false,
      false,
      false,
    ]);
    await project.build({ parameters: ['--host-files', 'vercel,nginx,apache'] });
    expect(['vercel.json', 'nginx.conf', '.htaccess'].map(file => project.has(file))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([
    [['--host-files', 'nginx'], true],
    [['--host-files', 'apache', '--no-compress'], false],
    [['--host-files', 'vercel'], false],
    [['--compress'], true],
    [[], false],
  ])('%j: whether pages have compressed copies is %s', async (parameters, hasCopies) => {
    const project = site(PAGE);
    await project.build({ parameters });
    expect(['docs/a.html.br', 'docs/a.html.gz'].map(file => project.has(file))).toEqual([
      hasCopies,
      hasCopies,
    ]);
  });

  test('--json prints one JSON object and nothing else', async () => {
    const { stdout, summary, diagnostics } = await site(PAGE).build();
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(summary ?? {})).toEqual(
      expect.arrayContaining(['pages', 'rendered', 'reused', 'written', 'bytes', 'milliseconds']),
    );
  });

  test('--force-output publishes among the files of others, which stay', async () => {
    const project = site({ ...PAGE, 'dist/notes.txt': 'mine' });
    const result = await project.build({ parameters: ['--force-output'] });
    expect(result.code, explain(result)).toBe(0);
    expect(project.file('notes.txt')).toBe('mine');
    expect(project.has('docs/a.html')).toBe(true);
  });
});

describe('SOURCE_DATE_EPOCH', () => {
  test.each(['abc', '', '-1', '1.5', '1e9', '0x10', '9'.repeat(20)])(
    'of "%s" is refused by every command',
    async seconds => {
      const project = site(PAGE);
      for (const command of ['build', 'check', 'dev']) {
        const { code, stderr } = await project.run(command, {
          isPlain: true,
          environment: { SOURCE_DATE_EPOCH: seconds },
        });
        expect(code).toBe(2);
        expect(stderr).toContain(`SOURCE_DATE_EPOCH is “${seconds}”, which is not a number of seconds`);
      }
    },
  );

  test('sets the instant of the build', async () => {
    const early = { 'content/docs/b.md': '---\npublishAt: 2030-01-01\n---\n\n# B\n' };
    const project = site({ ...PAGE, ...early });
    await project.build({ environment: { SOURCE_DATE_EPOCH: '1893456000' } });
    expect(project.has('docs/b.html')).toBe(true);
    await project.build({ environment: { SOURCE_DATE_EPOCH: '1893455999' } });
    expect(project.has('docs/b.html')).toBe(false);
  });
});

test.skipIf(!existsSync('/dev/full'))(
  'an output that cannot be written is told, and is no success',
  async () => {
    const stdout = openSync('/dev/full', 'w');
    const project = site(PAGE);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, 'bin', 'site.js'), 'check', '--json', '--root', project.root],
      { stdio: ['ignore', stdout, 'pipe'], encoding: 'utf8' },
    );
    closeSync(stdout);
    expect(stderr).toBe('The output could not be written: ENOSPC: no space left on device, write\n');
    expect(status).toBe(1);
  },
);

describe('a reader of the output that goes away', () => {
  const warning = { ...PAGE, 'content/docs/b.md': '---\ntitel: B\n---\n\n# B\n' };
  const error = { ...PAGE, 'content/docs/b.md': '# B\n\nSee [a](./aa.md).\n' };

  test.each([
    ['build', warning, 0],
    ['build', error, 1],
    ['check', warning, 0],
    ['check', error, 1],
    ['build --routes', warning, 0],
  ])('leaves the exit code of `site %s` as it is', async (words, files, code) => {
    const [command = '', ...parameters] = words.split(' ');
    const child = site(files).start(command, { parameters, isPlain: true });
    child.stdout?.destroy();
    const { code: found, stderr } = await finish(child);
    expect(found, stderr).toBe(code);
    expect(stderr).not.toMatch(/EPIPE|node:/);
  });

  test.each([
    [warning, 0],
    [error, 1],
  ])('may be that of the diagnostics', async (files, code) => {
    const child = site(files).start('build', { isPlain: true });
    child.stderr?.destroy();
    expect((await finish(child)).code).toBe(code);
  });
});

describe('site check', () => {
  test('says that nothing is wrong, and writes no site', async () => {
    const project = site(PAGE);
    const { code, stdout } = await project.command('check');
    expect(code).toBe(0);
    expect(stdout).toContain('no problems');
    expect(project.tree()).toEqual({});
  });

  test('reports what build would report', async () => {
    const project = site({
      ...PAGE,
      'content/docs/b.md': '[a](./aa.md) ![b](./b.png)\n',
      'content/docs/c.md': '---\ndate: x\n',
    });
    const built = await project.build();
    const checked = await project.run('check');
    expect(checked.code).toBe(1);
    expect(checked.diagnostics).toEqual(built.diagnostics);
  });

  test('annotates in GitHub Actions', async () => {
    const project = site({ 'content/docs/b.md': '[a](./aa.md)\n' });
    const { stdout, stderr } = await project.run('check', {
      isPlain: true,
      environment: { CI: 'true', GITHUB_ACTIONS: 'true' },
    });
    expect(stdout + stderr).toMatch(/^::error file=content\/docs\/b\.md,line=1,col=1/m);
    expect(stderr).toContain('content/docs/b.md:1:1  error  link/missing-target');
  });

  test.each(['build', 'check'])(
    '%s writes reports for GitLab and code scanning, good or bad',
    async command => {
      const project = site({ 'content/docs/b.md': '[a](./aa.md)\n' });
      const parameters = ['--report', 'gitlab=out/quality.json', '--report', 'sarif=site.sarif'];
      const bad = await project.run(command, { parameters });
      expect(bad.code).toBe(1);
      expect(bad.diagnostics).toHaveLength(1);
      const read = (file: string) => JSON.parse(sourceOf(project, file));
      expect(read('out/quality.json')).toMatchObject([{ check_name: 'link/missing-target' }]);
      expect(read('site.sarif').runs[0].results).toMatchObject([{ ruleId: 'link/missing-target' }]);
      project.write({ 'content/docs/b.md': '# B\n' });
      expect((await project.run(command, { parameters })).code).toBe(0);
      expect(read('out/quality.json')).toEqual([]);
      expect(read('site.sarif').runs[0].results).toEqual([]);
    },
  );

  test('fails where a report cannot be written, and says so', async () => {
    const project = site({ ...PAGE, taken: '' });
    const result = await project.run('check', { parameters: ['--report', 'sarif=taken/site.sarif'] });
    expect(result.code).toBe(1);
    expect(result.diagnostics).toMatchObject([{ code: 'output/file-and-folder' }]);
  });

  test.each(['sarif', 'xml=a', 'gitlab='])('refuses the report %s', async report => {
    const { code, stderr } = await site(PAGE).command('check', '--report', report);
    expect(code).toBe(2);
    expect(stderr).toContain('It expects a format (gitlab or sarif)');
  });
});

describe('site new', () => {
  test.each([
    ['doc', 'guides/first-map', 'content/docs/guides/first-map.md', /^title: First map$/m],
    ['post', 'hello-world', /^content\/blog\/\d{4}-\d{2}-\d{2}-hello-world\.md$/, /^title: Hello world$/m],
    ['release', '8.8.0', 'content/changelog/8.8.0.md', /^date: \d{4}-\d{2}-\d{2}$/m],
    ['page', 'team', 'content/pages/team.md', /^title: Team$/m],
  ])('%s %s starts a file that builds', async (kind, path, file, field) => {
    const project = site(PAGE);
    const { code, stdout } = await project.command('new', kind, path);
    expect(code).toBe(0);
    const written = /content\/\S+\.md/.exec(stdout)?.[0] ?? '';
    if (typeof file === 'string') expect(written).toBe(file);
    else expect(written).toMatch(file);
    expect(sourceOf(project, written)).toMatch(field);
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
  });

  test('site starts a site that builds, and says what to do next', async () => {
    const place = site();
    const { code, stdout } = await place.command('new', 'site', 'sites/my-docs');
    expect(code).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toBe('Next: cd sites/my-docs && npm install && npm run dev');
    const project = new Site(place.path('sites/my-docs'));
    const result = await project.build({ parameters: ['--strict'] });
    expect(result.code, explain(result)).toBe(0);
    expect(result.summary).toMatchObject({ pages: 5 });
    expect(project.file('index.html')).toContain('<title>My docs</title>');
  });

  test.each([
    ['with a space as a shell reads it', ['my docs'], '"my docs"'],
    ['below another root from where the user is', ['my-docs', '--root', 'sites'], 'sites/my-docs'],
  ])('site names a folder %s', async (_, words, folder) => {
    const { stdout } = await site().command('new', 'site', ...words);
    expect(stdout.trim().split('\n').at(-1)).toBe(`Next: cd ${folder} && npm install && npm run dev`);
  });

  test('site in a repository puts the workflow at its root, where GitHub reads it, unless one is there', async () => {
    const place = site({ '.git/HEAD': 'ref: refs/heads/main\n' });
    const first = await place.command('new', 'site', 'docs');
    expect(first.stdout).toContain('Written: .github/workflows/site.yml\n');
    const workflow = readFileSync(place.path('.github/workflows/site.yml'), 'utf8');
    expect(workflow).toContain('working-directory: "docs"');
    const second = await place.command('new', 'site', 'other');
    expect(second.code).toBe(0);
    expect(second.stdout).toContain('Left as it is: .github/workflows/site.yml\n');
    expect(readFileSync(place.path('.github/workflows/site.yml'), 'utf8')).toBe(workflow);
  });

  test('site takes an empty folder, and refuses one that holds anything', async () => {
    const place = site();
    expect((await place.command('new', 'site', '.')).code).toBe(0);
    const { code, stderr } = await place.command('new', 'site', '.');
    expect(code).toBe(1);
    expect(stderr).toContain('error  usage/exists  This folder is not empty');
  });

  test('site says why it cannot write', async () => {
    const { code, stderr } = await site(PAGE).command('new', 'site', 'content/docs/a.md/site');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error {2}output\/\S+ {2}Cannot write content\/docs\/a\.md\/site: /m);
  });

  test('never replaces a file', async () => {
    const project = site(PAGE);
    const { code, stderr, stdout } = await project.command('new', 'doc', 'a');
    expect(code).not.toBe(0);
    expect(stderr + stdout).toContain('content/docs/a.md');
    expect(stderr + stdout).toMatch(/exists|already/);
    expect(sourceOf(project, 'content/docs/a.md')).toBe('# A\n');
  });

  test('refuses a path that leads out of its collection', async () => {
    const { code } = await site(PAGE).command('new', 'doc', '../../outside');
    expect(code).not.toBe(0);
  });
});

function sourceOf(project: Site, file: string): string {
  return project.file(`../${file}`);
}
