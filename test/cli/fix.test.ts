import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Site, site } from '../sites/harness.ts';
import { PIXEL } from '../sites/pixel.ts';

const textOf = (project: Site, file: string) => readFileSync(project.path(file), 'utf8');

/** Mends a site, and makes sure that nothing is left to mend. */
async function mend(project: Site): Promise<void> {
  expect((await project.command('fix')).code).toBe(1);
  expect((await project.command('fix', '--write')).code).toBe(0);
  const again = await project.command('fix');
  expect(again).toMatchObject({ code: 0, stdout: 'Nothing to mend.\n' });
}

function git(project: Site, ...words: readonly string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  execFileSync('git', [...identity, ...words], { cwd: project.root, stdio: 'ignore' });
}

test('shows a diff that git can apply, writes nothing, and writes the same with --write', async () => {
  const files = {
    '.gitignore': '.cache/\n',
    'content/docs/a.md': '---\nsidebar_label: A\n---\n\n# A\n\n|a|b|\n|-|-|\n|\tc|d|\n\nText.\n',
  };
  const project = site(files);
  git(project, 'init');
  const { code, stdout, stderr } = await project.command('fix');
  expect(code).toBe(1);
  expect(stderr).toBe('1 file can be mended. To do it, run: site fix --write\n');
  const fromElsewhere = await site().command('fix', '--root', project.root);
  expect(fromElsewhere.stderr).toBe(
    `1 file can be mended. To do it, run: site fix --write --root ${project.root}\n`,
  );
  expect(stdout).toMatchInlineSnapshot(`
    "--- a/content/docs/a.md
    +++ b/content/docs/a.md
    @@ -1,11 +1,11 @@
     ---
    -sidebar_label: A
    +sidebarLabel: A
     ---
     
     # A
     
    -|a|b|
    -|-|-|
    -|	c|d|
    +| a   | b   |
    +| --- | --- |
    +| c   | d   |
     
     Text.
    "
  `);
  expect(textOf(project, 'content/docs/a.md')).toBe(files['content/docs/a.md']);
  project.write({ 'mend.diff': stdout });
  git(project, 'apply', 'mend.diff');
  const applied = textOf(project, 'content/docs/a.md');
  project.write(files);
  await mend(project);
  expect(textOf(project, 'content/docs/a.md')).toBe(applied);
});

test('a space in a name that is not an ordinary one stays the same space in the address', async () => {
  // macOS writes a narrow no-break space into the names of screenshots.
  const project = site({
    'content/docs/img/9.41\u202fAM.png': PIXEL,
    'content/docs/a.md': '# A\n\n![](9.41%E2%80%AFAM.png)\n',
  });
  await mend(project);
  expect(textOf(project, 'content/docs/a.md')).toBe('# A\n\n![](img/9.41%E2%80%AFAM.png)\n');
});

test('links and images follow their files, in whatever way they are written', async () => {
  const project = site({
    'content/docs/guides/brakes.md': '# Brakes\n\n## Pads\n',
    'content/docs/guides/02-gears.md': '# Gears\n',
    'content/docs/img/wheel big.png': PIXEL,
    'content/static/img/logo.png': PIXEL,
    'content/docs/a.md': [
      '# A\n',
      '[one](./brakes.md#pads) and [two](brakes.md "Title") and [three](</docs/brakes.md>)\n',
      '![wheel](wheel%20big.png) and `[code](brakes.md)` and ![logo](./logo.png)\n',
      '[gears](guides/01-gears.md) in a line\nwith [another](./brakes.md).\n',
      '[a [nested] `](brakes.md)` \\] label](\n brakes.md )\n',
      ':button[Brakes]{href="brakes.md"}\n',
    ].join('\n'),
  });
  await mend(project);
  expect(textOf(project, 'content/docs/a.md')).toBe(
    [
      '# A\n',
      '[one](./guides/brakes.md#pads) and [two](guides/brakes.md "Title") and [three](</docs/guides/brakes.md>)\n',
      '![wheel](img/wheel%20big.png) and `[code](brakes.md)` and ![logo](/img/logo.png)\n',
      '[gears](guides/02-gears.md) in a line\nwith [another](./guides/brakes.md).\n',
      '[a [nested] `](brakes.md)` \\] label](\n guides/brakes.md )\n',
      ':button[Brakes]{href="guides/brakes.md"}\n',
    ].join('\n'),
  );
  expect((await project.run('check')).diagnostics).toEqual([]);
});

test('a file whose name has changed too, and then changed again, is found through git', async () => {
  const project = site({
    '.gitignore': '.cache/\n',
    'content/docs/old.md': `# Old\n\n${'A line that stays.\n'.repeat(9)}`,
    'content/docs/index.md': '# Docs\n\n[old](./old.md)\n',
  });
  git(project, 'init');
  git(project, 'add', '--all');
  git(project, 'commit', '-m', 'first');
  for (const [from, to] of [
    ['old.md', 'new.md'],
    ['new.md', 'newest.md'],
  ]) {
    git(project, 'mv', `content/docs/${from}`, `content/docs/${to}`);
    git(project, 'commit', '-m', 'moved');
  }
  await mend(project);
  expect(textOf(project, 'content/docs/index.md')).toContain('[old](./newest.md)');
});

test('what is not certain stays as it is', async () => {
  const text = [
    '---\ndata: 2025-05-05\nlabel: x\ntilte: A\ntitle: B\n---\n',
    '[two files](./brakes.md) and [none](./nothing.md) and [an address](/docs/brakes)\n',
    '[a reference][r] and [an index](./x/index.md)\n',
    '[r]: ./gears.md\n',
    '[another][r], written as `[x](./gears.md)`, or `[x][r]` and `href="./gears.md"`\n',
  ].join('\n');
  const project = site({
    'content/docs/x/brakes.md': '# X\n',
    'content/docs/y/brakes.md': '# Y\n',
    'content/docs/y/gears.md': '# G\n',
    'content/docs/y/index.md': '# Y\n',
    'content/docs/a.md': text,
  });
  expect(await project.command('fix')).toMatchObject({ code: 0, stdout: 'Nothing to mend.\n' });
});

test('fields get their names here if nothing changes by it, or one slip is mended', async () => {
  const project = site({
    'content/docs/a.md':
      '---\ntilte: "A: b" # the title\nsidebar_position: 2\nkeyword: [x]\nprev:\n  text: A\n---\n\nText.\n',
    'content/blog/2025-05-05-b.md': '---\nauthor: ada\nTitle: B\nurl: https://example.com\n---\n\nText.\n',
    'content/authors.yml': 'ada:\n  name: Ada\n',
  });
  await mend(project);
  expect(textOf(project, 'content/docs/a.md')).toBe(
    '---\ntitle: "A: b" # the title\nsidebarPosition: 2\nkeywords: [x]\nprevious:\n  text: A\n---\n\nText.\n',
  );
  expect(textOf(project, 'content/blog/2025-05-05-b.md')).toBe(
    '---\nauthors: ada\ntitle: B\nurl: https://example.com\n---\n\nText.\n',
  );
});

test('only the bytes that are wrong change: line ends, a byte order mark and the rest of the file stay', async () => {
  const project = site({
    'content/docs/x/b.md': '# B\n',
    'content/docs/a.md':
      '\uFEFF---\r\ntilte: A\r\n---\r\n\r\n[b](b.md)  \r\n\r\n|a|b|\r\n|-|-|\r\n\r\nmixed\nends\t',
  });
  await mend(project);
  expect(textOf(project, 'content/docs/a.md')).toBe(
    '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n[b](x/b.md)  \r\n\r\n| a   | b   |\r\n| --- | --- |\r\n\r\nmixed\nends\t',
  );
});

test('a site whose configuration is broken is not mended', async () => {
  const project = site({
    'content/docs/a.md': '|a|\n|-|\n',
    'site.config.ts': 'export default { title: 1 };',
  });
  expect((await project.command('fix', '--write')).code).toBe(2);
  expect(textOf(project, 'content/docs/a.md')).toBe('|a|\n|-|\n');
});

test('puts angle brackets around addresses with spaces that lead to a file', async () => {
  const project = site({
    'content/docs/a.md':
      '\uFEFF# A\r\n\r\n> See [**b**](my b.md#b) and\r\n> ![p](../img/a (1) ü.png "P").\r\n\r\n[c](no c.md) `[b](my b.md)`\r\n',
    'content/docs/my b.md': '# B\n\n![p](/my p.png)\n',
    'content/img/a (1) ü.png': PIXEL,
    'content/static/my p.png': PIXEL,
  });
  await mend(project);
  expect(textOf(project, 'content/docs/a.md')).toBe(
    '\uFEFF# A\r\n\r\n> See [**b**](<my b.md#b>) and\r\n> ![p](<../img/a (1) ü.png> "P").\r\n\r\n[c](no c.md) `[b](my b.md)`\r\n',
  );
  expect(textOf(project, 'content/docs/my b.md')).toBe('# B\n\n![p](</my p.png>)\n');
  expect((await project.command('check')).stderr).not.toContain('missing-image');
});
