import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSourceTree } from '../../../../src/generator/host/sources/source-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-tree-'));
afterAll(() => rmSync(folder, { recursive: true }));

function root(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) write(join(folder, name, file), text);
  return join(folder, name);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function treeOf(place: string) {
  return readSourceTree({ root: place, folders: ['content'], recordFile: join(place, 'record.json') });
}

/** Makes a file look as if it was written a while ago. */
function age(file: string): void {
  const { atime } = statSync(file);
  utimesSync(file, atime, new Date(Date.now() - 60_000));
}

describe('readSourceTree', () => {
  it('knows the bytes of a file, of a later tree too, and none of one that is gone', async () => {
    const place = root('size', { 'content/a.md': 'né', 'content/b.md': 'b' });
    const tree = await treeOf(place);
    expect(['content/a.md', 'content/c.md'].map(tree.sizeOf)).toEqual([3, 0]);
    write(join(place, 'content/a.md'), 'longer');
    rmSync(join(place, 'content/b.md'));
    const later = await tree.after(['content/a.md', 'content/b.md']);
    expect(['content/a.md', 'content/b.md'].map(later.sizeOf)).toEqual([6, 0]);
  });

  it('lists files in the order of their code units, at any depth', async () => {
    const place = root('list', {
      'content/b.md': '',
      'content/a/Z.md': '',
      'content/a/a.md': '',
      'other/c.md': '',
    });
    expect((await treeOf(place)).files).toEqual(['content/a/Z.md', 'content/a/a.md', 'content/b.md']);
  });

  it.skipIf(process.platform === 'win32')(
    'refuses names with a line break, and lists all others',
    async () => {
      const kept = ['content/back\\slash/{a,b}.md', 'content/folder/*[!a].md'];
      const refused = ['content/new\nline.md', 'content/new\u2028folder/a.md'];
      const place = root('names', Object.fromEntries([...kept, ...refused].map(file => [file, ''])));
      const { files, diagnostics } = await treeOf(place);
      expect(files).toEqual(kept);
      expect(diagnostics.map(({ code, place }) => [code, place?.file])).toEqual([
        ['source/invalid-name', 'content/new\nline.md'],
        ['source/invalid-name', 'content/new\u2028folder'],
      ]);
    },
  );

  it('knows the bytes by their hash, and says null for a file that is not there', async () => {
    const tree = await treeOf(
      root('hash', { 'content/a.md': 'x', 'content/b.md': 'x', 'content/c.md': 'y' }),
    );
    expect(tree.hashOf('content/a.md')).toBe(tree.hashOf('content/b.md'));
    expect(tree.hashOf('content/a.md')).not.toBe(tree.hashOf('content/c.md'));
    expect(tree.hashOf('content/none.md')).toBeNull();
    expect(tree.read('../hash/content/a.md')).toBeDefined();
    expect(tree.read('../list/content/b.md')).toBeUndefined();
  });

  it('keeps the hash of what was read, however the file changes later', async () => {
    const place = root('read', { 'content/a.md': 'before' });
    const tree = await treeOf(place);
    tree.read('content/a.md');
    write(join(place, 'content/a.md'), 'after');
    expect(tree.hashOf('content/a.md')).not.toBe((await treeOf(place)).hashOf('content/a.md'));
  });

  it('has the hash of the bytes that it reads, and no key once a file has changed after it was hashed', async () => {
    const place = root('changed', { 'content/a.md': 'a'.repeat(20_000), 'content/b.md': 'b' });
    const tree = await treeOf(place);
    expect(tree.key()).not.toBeNull();
    tree.read('content/a.md');
    expect(tree.key()).not.toBeNull();
    write(join(place, 'content/a.md'), 'changed');
    expect(Buffer.from(tree.read('content/a.md') ?? []).toString()).toBe('changed');
    expect(tree.hashOf('content/a.md')).toBe((await treeOf(place)).hashOf('content/a.md'));
    expect(tree.key()).toBeNull();
  });

  it('sees new bytes of the same length whatever the modification time says', async () => {
    const place = root('touch', { 'content/a.md': 'one' });
    const file = join(place, 'content/a.md');
    age(file);
    const before = await treeOf(place);
    const hash = before.hashOf('content/a.md');
    before.save();
    const { mtime } = statSync(file);
    writeFileSync(file, 'two');
    utimesSync(file, mtime, mtime);
    expect((await treeOf(place)).hashOf('content/a.md')).not.toBe(hash);
  });

  it('remembers hashes for the next run, those of the trees before it too', async () => {
    const place = root('record', { 'content/a.md': 'a', 'content/b.md': 'b' });
    // The hash of a file that was written a moment ago is not trusted.
    await new Promise(resolve => setTimeout(resolve, 300));
    const tree = await treeOf(place);
    tree.files.map(tree.hashOf);
    const next = await tree.after(['content/b.md']);
    next.files.map(next.hashOf);
    next.save();
    const record = readFileSync(join(place, 'record.json'), 'utf8');
    for (const file of next.files) expect(record).toContain(file);
  });

  it('follows links inside the root and refuses every other kind', async () => {
    const place = root('links', { 'content/real/a.md': 'a' });
    root('outside', { 'secret.md': 's' });
    symlinkSync('real', join(place, 'content/inside'));
    symlinkSync(join(folder, 'outside'), join(place, 'content/outside'));
    symlinkSync('nowhere', join(place, 'content/dangling'));
    symlinkSync('loop', join(place, 'content/loop'));
    symlinkSync('..', join(place, 'content/real/circle'));
    const tree = await treeOf(place);
    expect(tree.files).toEqual(['content/inside/a.md', 'content/real/a.md']);
    expect(
      tree.diagnostics.map(({ code, place, message }) => `${place?.file} ${code} ${message}`).sort(),
    ).toMatchInlineSnapshot(`
      [
        "content/dangling source/broken-link The target of this symbolic link does not exist",
        "content/inside/circle source/broken-link This symbolic link leads to a folder that contains it",
        "content/loop source/broken-link This symbolic link leads to itself",
        "content/outside source/outside-link This symbolic link leads outside the project",
        "content/real/circle source/broken-link This symbolic link leads to a folder that contains it",
      ]
    `);
  });

  it('asks about changed files alone after a change, and lists anew when files come or go', async () => {
    const place = root('after', { 'content/a.md': 'a', 'content/b.md': 'b' });
    const tree = await treeOf(place);
    const hashes = tree.files.map(tree.hashOf);
    writeFileSync(join(place, 'content/a.md'), 'changed');
    writeFileSync(join(place, 'content/b.md'), 'changed unseen');
    const next = await tree.after(['content/a.md']);
    expect(next.hashOf('content/a.md')).not.toBe(hashes[0]);
    expect(next.hashOf('content/b.md')).toBe(hashes[1]);
    write(join(place, 'content/c.md'), 'c');
    rmSync(join(place, 'content/a.md'));
    expect((await next.after(['content/a.md', 'content/c.md'])).files).toEqual([
      'content/b.md',
      'content/c.md',
    ]);
  });
});
