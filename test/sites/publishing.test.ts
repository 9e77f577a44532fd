import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { corpusPages } from '../bench/corpus.ts';
import { asOrdinaryUser, requireCommand } from '../machine.ts';
import { explain, finish, lines } from './command-result.ts';
import { type Site, site } from './harness.ts';

const PAGE = { 'content/docs/page.md': '# Page\n' };

describe('the output folder', () => {
  test.each(['content', 'content/docs', '.', '/', '..'])('is never %s', async folder => {
    const project = site(PAGE);
    const result = await project.build({ parameters: ['--out-dir', folder] });
    expect(result.code, explain(result)).toBe(2);
    expect(lines(result)).toEqual(['error output/unsafe-folder']);
    expect(project.file('../content/docs/page.md')).toBe('# Page\n');
  });

  test('is refused where it holds files of others, and they stay', async () => {
    const project = site({ ...PAGE, 'dist/notes.txt': 'mine' });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual([expect.stringMatching(/^error output\/foreign-files/)]);
    expect(project.file('notes.txt')).toBe('mine');
  });

  test('must be a folder', async () => {
    const project = site({ ...PAGE, dist: 'a file' });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(2);
    expect(lines(result)).toEqual(['error output/not-a-folder']);
  });

  test('that cannot be written to is reported, and the old site stays', async () => {
    const project = site(PAGE);
    await project.build();
    const before = project.tree();
    project.write({ 'content/docs/page.md': '# Changed\n' });
    chmodSync(project.root, 0o555);
    const result = await project.build({ wrapper: asOrdinaryUser() });
    chmodSync(project.root, 0o755);
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual(['error output/not-writable']);
    expect(project.tree()).toEqual(before);
  });
});

test('a published file that was changed with its size and its time kept is mended without the cache', async () => {
  const project = site(PAGE);
  await project.build();
  const before = project.tree();
  const page = project.path('dist/docs/page.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Page', 'Evil'));
  utimesSync(page, 1, 1);
  const result = await project.build({ parameters: ['--no-cache'] });
  expect(result.code, explain(result)).toBe(0);
  expect(project.tree()).toEqual(before);
});

test('a file that cannot be read is reported with its path', async () => {
  const project = site({ ...PAGE, 'content/docs/secret.md': '# Secret\n' });
  chmodSync(project.path('content/docs/secret.md'), 0);
  const result = await project.build({ wrapper: asOrdinaryUser() });
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual(['error source/unreadable content/docs/secret.md']);
});

test('the include of a file that cannot be read says why, and not that there is none', async () => {
  const project = site({
    'content/docs/page.md':
      '# Page\n\n::include{file="_part.md"}\n\n```js file="/code/a.js"\n```\n\n::include{file="none.md"}\n',
    'content/docs/_part.md': 'Part\n',
    'code/a.js': 'a();\n',
  });
  chmodSync(project.path('content/docs/_part.md'), 0);
  chmodSync(project.path('code/a.js'), 0);
  const result = await project.build({ wrapper: asOrdinaryUser() });
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual([
    'error source/unreadable content/docs/_part.md',
    'error source/unreadable content/docs/page.md:3:1',
    'error source/unreadable content/docs/page.md:5:1',
    'error include/missing-file content/docs/page.md:8:1',
  ]);
});

describe('a full disk', () => {
  test('while pages are written ends with 1, leaves the old site, and nothing beside it', async () => {
    const disk = await fillDisk('small', '1m', ['--out-dir', 'small/dist']);
    expect(disk.code, disk.output).toBe('1');
    expect(disk.output).toContain('output/disk-full');
    expect(disk.after).toBe(disk.before);
    expect(disk.left).toBe('dist');
  });

  test('while the cache is written is a warning, and the site is published', async () => {
    const disk = await fillDisk('.cache', '256k');
    expect(disk.code, disk.output).toBe('0');
    expect(disk.output).toContain('cache/not-written');
    expect(disk.output).not.toMatch(/^\s+at /m);
    expect(disk.after).not.toBe(disk.before);
  });
});

describe('a signal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends a build with %i, leaves the old site, and nothing beside it', async (signal, code) => {
    const project = largeSite();
    await project.build();
    const before = project.tree();
    changeAll(project);
    const { child, ended, letGo } = await startHeldBuild(project);
    child.kill(signal);
    letGo();
    const result = await ended;
    expect(result.code, explain(result)).toBe(code);
    expect(project.tree()).toEqual(before);
    expect(project.leftovers()).toEqual([]);
  });
});

describe('two builds', () => {
  test.each([
    ['dist', []],
    ['a link to it', ['--out-dir', 'linked']],
  ])('at once into %s: the second says so and ends with 1', async (_, parameters) => {
    const project = largeSite();
    symlinkSync('dist', join(project.root, 'linked'));
    const { ended: first, letGo } = await startHeldBuild(project);
    const second = await project.build({ parameters });
    letGo();
    expect(second.code, explain(second)).toBe(1);
    expect(lines(second)).toEqual(['error output/locked']);
    expect(second.diagnostics[0]?.message).toMatch(/\d+/);
    expect((await first).code).toBe(0);
  });

  test('after one another: the lock of a dead process is taken over', async () => {
    const project = largeSite();
    const { child, ended } = await startHeldBuild(project);
    child.kill('SIGKILL');
    await ended;
    expect(project.leftovers()).not.toEqual([]);
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.leftovers()).toEqual([]);
  });
});

function largeSite(): Site {
  return site(Object.fromEntries(corpusPages(400).map(({ path, text }) => [`content/docs/${path}`, text])));
}

function changeAll(project: Site): void {
  for (const { path, text } of corpusPages(400))
    project.write({ [`content/docs/${path}`]: `${text}\nChanged.\n` });
}

/** Run in a build before the program: it waits for a file once it has made the folder in which the new site is staged. */
const HOLD = `
const fs = require('node:fs');
const { mkdirSync } = fs;
fs.mkdirSync = (path, ...options) => {
  const made = mkdirSync(path, ...options);
  while (path.endsWith('.dist.next') && !fs.existsSync('go'));
  return made;
};
require('node:module').syncBuiltinESMExports();
`;

/** Starts a build, and resolves when it is held as it begins to stage the new site. */
async function startHeldBuild(project: Site) {
  project.write({ 'hold.cjs': HOLD });
  const environment = { NODE_OPTIONS: `--require=${project.path('hold.cjs')}` };
  const child = project.start('build', { parameters: ['--no-cache'], environment });
  const ended = finish(child);
  await expect.poll(() => project.leftovers()).toContain('.dist.next');
  return { child, ended, letGo: () => project.write({ go: '' }) };
}

interface FilledDisk {
  readonly code: string;
  readonly output: string;
  /** Hashes of the published site, and what lies in the folder around it. */
  readonly before: string;
  readonly after: string;
  readonly left: string;
}

/** Builds twice on a small file system of its own, mounted at `folder` for this process alone; the second time it is too small. */
async function fillDisk(
  folder: string,
  size: string,
  parameters: readonly string[] = [],
): Promise<FilledDisk> {
  const project = site(PAGE);
  mkdirSync(project.path(folder));
  mkdirSync(project.path('report'));
  const large = corpusPages(400).map(({ path, text }) => [`large/${path}`, text]);
  project.write(Object.fromEntries(large));
  const script = `
    set -eu
    root=$1; shift
    mount -t tmpfs -o size=${size} tmpfs "$root/${folder}"
    dist="$root/${parameters[1] ?? 'dist'}"
    hashes() { cd "$dist" && find . -type f | sort | xargs sha256sum; }
    "$@" > "$root/report/first"
    hashes > "$root/report/before"
    cp -r "$root/large" "$root/content/docs/"
    code=0; "$@" > "$root/report/output" 2>&1 || code=$?
    echo $code > "$root/report/code"
    hashes > "$root/report/after"
    ls -A "$(dirname "$dist")" > "$root/report/left"`;
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const result = await project.build({
    parameters,
    wrapper: [
      requireCommand('unshare', 'util-linux'),
      ...asRoot,
      '--mount',
      'bash',
      '-c',
      script,
      'bash',
      project.root,
    ],
  });
  if (!existsSync(project.path('report/left')))
    throw new Error(`No file system could be mounted:\n${explain(result)}`);
  const report = (name: string) => project.file(`../report/${name}`).trim();
  return {
    code: report('code'),
    output: report('output'),
    before: report('before'),
    after: report('after'),
    left: report('left'),
  };
}
