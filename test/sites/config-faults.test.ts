import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain, finish, lines } from './command-result.ts';
import { startDev } from './dev-server.ts';
import { builtOnce, Site, site } from './harness.ts';
import { temporaryFolder } from './temporary-folder.ts';

const page = { 'content/docs/a.md': '# A\n' };
const builtPage = builtOnce(page);

test.each([
  ['process.exit(0);', 'exits', ':1:9'],
  ['try { process.exit(0); } catch {}', 'exits', ':1:15'],
  ['await 0; process.exit(0);', 'exits', ':1:18'],
  ['await new Promise(() => {});', 'unsettled', ''],
  ['console.log("hello");', 'prints', ''],
  ['await 0; console.log("hello");', 'prints', ''],
  ['throw new Error("no");', 'throws', ':1:7'],
  ['await 0; throw new Error("no");', 'throws', ':1:16'],
  ['\n\nconst title: string = null;\ntitle.trim();', 'throws', ':4:7'],
  ['throw "no";', 'throws', ''],
  ["import { joined } from 'node:path';\njoined();", 'throws', ':1:10'],
  ["import {\n  nope,\n} from '@mapwright/site/kit';\nnope();", 'throws', ':2:3'],
  ["import { join, joined } from 'node:path';\njoined(await join('a'));", 'throws', ':1:16'],
  ['Promise.reject(new Error("no"));', 'throws', ':1:16'],
  ['await 0; Promise.reject(new Error("no"));', 'throws', ':1:25'],
  ['for (;;);', 'endless', ''],
  ['await 0; for (;;);', 'endless', ''],
  ['await new Promise(() => setInterval(() => {}, 1000));', 'endless', ''],
])(
  'a configuration with `%s` ends with 2, says that it %s, and leaves the old site',
  async (code, said, place) => {
    const project = await builtPage();
    const tree = project.tree();
    project.write({ 'site.config.ts': `${code}\nexport default { title: 'B' };\n` });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(2);
    expect(lines(result)).toEqual([`error config/${said} site.config.ts${place}`]);
    expect(project.tree()).toEqual(tree);
  },
);

test.each<[string, string, string]>([
  [
    'a promise',
    'export default Promise.resolve({ title: "B" });',
    'This expects a group of fields, got a promise',
  ],
  ['a map', 'export default new Map();', 'This expects a group of fields, got a value of the type Map'],
  [
    'a promise in a field',
    'export default { navbar: Promise.resolve({}) };',
    '“navbar” expects a group of fields, got a promise',
  ],
])('a configuration that exports %s is refused', async (_, code, message) => {
  const result = await site({ ...page, 'site.config.ts': `${code}\n` }).build();
  expect(result.code, explain(result)).toBe(2);
  expect(result.diagnostics.map(diagnostic => diagnostic.message)).toEqual([message]);
});

test.each<[string, string | Uint8Array, string]>([
  [
    'a byte order mark',
    '\uFEFFexport default {\r\n  titel: 1,\r\n};\r\n',
    'config/unknown-field site.config.ts:2:3',
  ],
  [
    'letters of two bytes',
    "export default {\n  title: 'é', 1a: 2,\n};\n",
    'code/does-not-compile site.config.ts:2:16',
  ],
  [
    'bytes that are no UTF-8',
    Buffer.from("export default {\n  title: 'é',\n};\n", 'latin1'),
    'source/invalid-utf-8 site.config.ts:2:11',
  ],
  ['UTF-16', Buffer.from('\uFEFFexport default {};\n', 'utf16le'), 'source/utf-16 site.config.ts:1:1'],
])('a mistake in a configuration with %s is reported at its place', async (_, text, place) => {
  const result = await site({ ...page, 'site.config.ts': text }).build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual([`error ${place}`]);
});

test.each<[string, string, (path: string) => void]>([
  ['a link to nowhere', 'source/broken-link', path => symlinkSync('nowhere.ts', path)],
  ['a link to itself', 'source/broken-link', path => symlinkSync('site.config.ts', path)],
  ['a folder', 'source/not-a-file', path => mkdirSync(path)],
  ['a named pipe', 'source/not-a-file', path => execFileSync('mkfifo', [path])],
])('a configuration that is %s is an error, and the old site stays', async (_, code, make) => {
  const project = await builtPage();
  const tree = project.tree();
  make(project.path('site.config.ts'));
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual([`error ${code} site.config.ts`]);
  expect(project.tree()).toEqual(tree);
});

test('a file of the configuration that has become a folder is an error where it is imported', async () => {
  const project = site({
    ...page,
    'site.config.ts': "export { default } from './ours.ts';\n",
    'ours.ts': 'export default {};\n',
  });
  expect((await project.build()).code).toBe(0);
  project.remove('ours.ts');
  mkdirSync(project.path('ours.ts'));
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual(['error code/does-not-compile site.config.ts:1:25']);
  expect(result.stderr).toBe('');
});

test('an error of a configuration has its place in a folder with parentheses, and through a symbolic link', async () => {
  const code = "\nthrow new Error('no');\n";
  const project = new Site(join(temporaryFolder('site-test'), 'copy (1)')).write({
    ...page,
    'site.config.ts': code,
  });
  expect(lines(await project.build())).toEqual(['error config/throws site.config.ts:2:7']);
  const link = join(temporaryFolder('site-test'), 'link');
  symlinkSync(project.root, link);
  expect(lines(await new Site(link).build({ parameters: ['--root', link] }))).toEqual([
    'error config/throws site.config.ts:2:7',
  ]);
});

test('a configuration may await', async () => {
  const project = site({
    ...page,
    'site.config.ts': "const title = await 'Ours';\nexport default { title };\n",
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('Ours');
});

test('a configuration that ends the process later is no silent success', async () => {
  const project = site({
    ...page,
    'site.config.ts': 'setImmediate(() => process.exit(0));\nexport default {};\n',
  });
  const result = await project.build();
  expect(result.code).toBe(2);
  expect(result.stderr).toContain('process.exit');
  expect(project.tree()).toEqual({});
});

test('a configuration that imports a package that is not installed says which command installs it', async () => {
  const project = site({
    ...page,
    'site.config.ts': "import x from 'gear-tools';\nexport default { title: x };\n",
  });
  const result = await project.build({ isPlain: true });
  expect(result.code, explain(result)).toBe(2);
  expect(result.stderr).toContain(
    "throws an error: Cannot find package 'gear-tools'\n  hint: Run `npm install gear-tools`, or correct the name in the import.\n",
  );
});

test('a field of a configuration that throws when it is read has its place, and a hint that names no feature', async () => {
  const project = site({
    ...page,
    'site.config.ts': "export default {\n  get url() {\n    throw new Error('no host');\n  },\n};\n",
  });
  const result = await project.build({ isPlain: true });
  expect(result.code, explain(result)).toBe(2);
  expect(result.stderr).toMatch(/^site\.config\.ts:3:11 .* The code of the site throws an error: no host$/m);
  expect(result.stderr).toContain('hint: Fix the code at this place, or what it calls.');
});

/** Throws long after the configuration has run. */
const LATE = "setTimeout(() => { throw new Error('too late'); }, 100);\nexport default {};\n";
const REPORTED =
  /^site\.config\.ts:1:26 {2}error {2}feature\/throws {2}The code of the site throws an error: too late$/m;

test('a timer of the configuration that throws ends a build with 2, and says where, to people and to machines', async () => {
  const project = site({ ...page, 'site.config.ts': LATE });
  const plain = await project.build({ isPlain: true });
  expect(plain.code, explain(plain)).toBe(2);
  expect(plain.stderr).toMatch(REPORTED);
  expect(plain.stderr).not.toContain('node:internal');
  const json = await project.build();
  expect(json.code, explain(json)).toBe(2);
  expect(lines(json)).toEqual(['error feature/throws site.config.ts:1:26']);
  expect(json.stderr).toBe('');
});

test('a timer of the configuration that throws once the site is published ends the build with 2, and says where', async () => {
  const project = site({
    ...page,
    'site.config.ts': `const timer = setInterval(() => {
  if (process.exitCode === undefined) return;
  clearInterval(timer);
  throw new Error('too late');
}, 20);
export default {};
`,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(result.summary).not.toBeNull();
  expect(result.stderr).toMatch(/^site\.config\.ts:4:9 {2}error {2}feature\/throws {2}.*: too late$/m);
  expect(result.stderr).not.toContain('node:internal');
});

test('a configuration that leaves a timer open does not keep the process running, and the build says so', async () => {
  const project = site({ ...page, 'site.config.ts': 'setInterval(() => {}, 1000);\nexport default {};\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(result.summary).not.toBeNull();
  expect(result.stderr).toContain('Code of the site has left something open');
});

test('a timer of the configuration that throws is reported by dev, which goes on', async () => {
  const sign = join(tmpdir(), `late-${randomUUID()}`);
  const project = site({
    ...page,
    'site.config.ts': `import { existsSync } from 'node:fs';
const timer = setInterval(() => {
  if (!existsSync(${JSON.stringify(sign)})) return;
  clearInterval(timer);
  throw new Error('too late');
}, 20);
export default {};
`,
  });
  const server = await startDev(project.root);
  try {
    expect(await server.text('/docs/a')).toContain('<h1 id="a">A</h1>');
    writeFileSync(sign, '');
    await expect
      .poll(server.output)
      .toMatch(/^site\.config\.ts:5:9 {2}error {2}feature\/throws {2}.*: too late$/m);
    expect(await server.text('/docs/a')).toContain('<h1 id="a">A</h1>');
  } finally {
    rmSync(sign, { force: true });
    await server.stop();
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a build whose configuration never ends', async signal => {
  const file = 'begun';
  const project = site({
    ...page,
    'site.config.ts': `import { writeFileSync } from 'node:fs';\nwriteFileSync('${file}', '');\nfor (;;);\nexport default {};\n`,
  });
  const child = project.start('build');
  const ended = finish(child);
  while (!project.hasSource(file)) await new Promise(resolve => setTimeout(resolve, 20));
  child.kill(signal);
  const result = await ended;
  expect(result.signal).toBe(signal);
  const next = await project.write({ 'site.config.ts': 'export default {};\n' }).build();
  expect(next.code, explain(next)).toBe(0);
  expect(project.leftovers()).toEqual([]);
});
