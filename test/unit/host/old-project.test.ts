import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOldProject } from '../../../src/generator/host/old-project.ts';

test('files that are not UTF-8 are known once they are read', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-old-project-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'latin.md'), Buffer.from('Café', 'latin1'));
  writeFileSync(join(root, 'utf-8.md'), '\uFEFFCafé \uFFFD');
  writeFileSync(join(root, 'utf-16.js'), Buffer.from('\uFEFFexport default {};', 'utf16le'));
  writeFileSync(join(root, 'unread.md'), Buffer.from('Thé', 'latin1'));
  const { read, readScript, misread } = openOldProject(root);
  expect(misread()).toEqual([]);
  expect(read('latin.md')).toBe('Caf\uFFFD');
  expect(read('utf-8.md')).toBe('Café \uFFFD');
  readScript('utf-16.js');
  expect(misread()).toEqual(['latin.md', 'utf-16.js']);
});

test('XML that is not UTF-8 is read in the encoding that it declares', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-old-project-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (encoding: string) =>
    writeFileSync(
      join(root, `${encoding}.svg`),
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>\n<svg>Café</svg>`, 'latin1'),
    );
  for (const encoding of ['ISO-8859-1', 'iso-8859-2', 'utf-8', 'klingon']) write(encoding);
  const { read, misread } = openOldProject(root);
  expect(read('ISO-8859-1.svg')).toContain('Café');
  expect(read('iso-8859-2.svg')).toContain('Café');
  expect(read('utf-8.svg')).toContain('Caf\uFFFD');
  expect(read('klingon.svg')).toContain('Caf\uFFFD');
  expect(misread()).toEqual(['utf-8.svg', 'klingon.svg']);
});

test('files are read through symbolic links, but none outside the project', () => {
  const around = mkdtempSync(join(tmpdir(), 'site-old-project-'));
  onTestFinished(() => rmSync(around, { recursive: true, force: true }));
  const root = join(around, 'project');
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(around, 'key.txt'), 'secret');
  writeFileSync(join(root, 'docs/own.md'), '# Own\r\n');
  symlinkSync('own.md', join(root, 'docs/link.md'));
  symlinkSync('../../key.txt', join(root, 'docs/file.md'));
  symlinkSync('../..', join(root, 'docs/folder'));
  const { files, read } = openOldProject(root);
  expect(files).toEqual(['docs/link.md', 'docs/own.md']);
  expect(read('docs/link.md')).toBe('# Own\n');
  for (const file of ['docs/file.md', 'docs/folder/key.txt', '../key.txt'])
    expect(read(file), file).toBeUndefined();
});
