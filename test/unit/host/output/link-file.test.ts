import {
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { linkFile } from '../../../../src/generator/host/output/link-file.ts';

function temporaryFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'site-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder on another file system, to which no hard link leads. */
function foreignFolder(context: TestContext): string {
  const device = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
  const other = '/dev/shm';
  if ([undefined, device(tmpdir())].includes(device(other)))
    context.skip('This system has one file system only');
  return temporaryFolder(other);
}

test('a linked file is the same file', () => {
  const folder = temporaryFolder(tmpdir());
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  writeFileSync(from, 'text');
  linkFile(from, to);
  expect(statSync(to).ino).toBe(statSync(from).ino);
});

test('where no link is possible, it is a copy with its times', context => {
  const [from, to] = [join(temporaryFolder(tmpdir()), 'from'), join(foreignFolder(context), 'to')];
  writeFileSync(from, 'text');
  utimesSync(from, 1_000_000, 1_000_000);
  linkFile(from, to);
  expect(readFileSync(to, 'utf8')).toBe('text');
  expect(statSync(to).mtimeMs).toBe(1_000_000_000);
});

test('a symbolic link stays one, even where it leads nowhere', context => {
  const [from, to] = [join(temporaryFolder(tmpdir()), 'from'), join(foreignFolder(context), 'to')];
  symlinkSync('nowhere', from);
  linkFile(from, to);
  expect(readlinkSync(to)).toBe('nowhere');
});

test('any other failure is reported', () => {
  const folder = temporaryFolder(tmpdir());
  expect(() => linkFile(join(folder, 'missing'), join(folder, 'to'))).toThrow('ENOENT');
});
