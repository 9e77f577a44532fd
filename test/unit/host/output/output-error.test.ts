import { describe, expect, test } from 'vitest';
import {
  OutputError,
  systemDiagnostic,
  unreadableSource,
} from '../../../../src/generator/host/output/output-error.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'open' });
}

describe('an error of the system becomes a diagnostic with a reason and a way out', () => {
  test.each([
    ['ENOSPC', 'output/disk-full', 'the disk is full', 'Free some space'],
    ['EDQUOT', 'output/disk-full', 'the disk is full', 'Free some space'],
    ['EACCES', 'output/not-writable', 'not have permission', 'must be writable'],
    ['EROFS', 'output/not-writable', 'not have permission', 'must be writable'],
    ['EBUSY', 'output/mount-point', 'a mount point', '--out-dir'],
    ['EMFILE', 'output/too-many-files', 'too many files are open', 'ulimit -n'],
    ['ENAMETOOLONG', 'output/name-too-long', 'too long', 'a shorter name'],
    ['ENOTDIR', 'output/file-and-folder', 'a file and a folder', 'Rename one of them'],
    ['EIO', 'output/write-failed', 'the system reported EIO', undefined],
  ])('%s: %s', (errno, code, reason, hint) => {
    const diagnostic = systemDiagnostic(systemError(errno), 'docs/a.html');
    expect(diagnostic).toMatchObject({ severity: 'error', code });
    expect(diagnostic.message).toMatch(/^Cannot write docs\/a\.html: /);
    expect(diagnostic.message).toContain(reason);
    if (hint === undefined) expect(diagnostic).not.toHaveProperty('hint');
    else expect(diagnostic.hint).toContain(hint);
  });
});

test('a file to copy that cannot be read is named', () => {
  expect(unreadableSource(systemError('EACCES'), '/site/content/a.png')).toEqual({
    severity: 'error',
    code: 'output/source-unreadable',
    message: 'Cannot read /site/content/a.png: the system reported EACCES',
    hint: 'Check the permissions of the file.',
  });
  expect(unreadableSource(systemError('ENOENT'), '/site/content/a.png').code).toBe('output/source-vanished');
});

test('an error of the program itself is thrown on', () => {
  const bug = new TypeError('undefined is not a function');
  expect(() => systemDiagnostic(bug, 'a')).toThrow(bug);
  expect(() => unreadableSource(bug, 'a')).toThrow(bug);
});

test('an output error has every diagnostic in its message and keeps its cause', () => {
  const cause = systemError('EIO');
  const diagnostics = ['one', 'two'].map(
    message => ({ severity: 'error', code: 'output/write-failed', message }) as const,
  );
  const error = new OutputError(diagnostics, cause);
  expect(error).toMatchObject({ name: 'OutputError', message: 'one; two', cause, diagnostics });
});
