import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDownloadNames } from '../../browser/engines/firefox/downloads.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const begin = (url: string, suggestedFilename: string) => ({
  method: 'browsingContext.downloadWillBegin',
  params: { url, navigation: null, suggestedFilename },
});
const end = (url: string, name: string) => ({
  method: 'browsingContext.downloadEnd',
  params: { url, navigation: null, filepath: join(folder, name) },
});

const idOf = ({ params }: { readonly params: object }) => (params as { readonly download?: string }).download;

it('gives each download an id of its own, and names its end by it', () => {
  const nameDownload = createDownloadNames();
  const [first, second] = ['blob:a', 'blob:b'].map(url => idOf(nameDownload(begin(url, 'map.svg'))));
  expect(first).toBeTypeOf('string');
  expect(second).not.toBe(first);
  expect(idOf(nameDownload(end('blob:a', 'map.svg')))).toBe(first);
});

it('gives a file the name that the page has asked for, though another had it', () => {
  const nameDownload = createDownloadNames();
  writeFileSync(join(folder, 'map.svg'), 'the map before');
  writeFileSync(join(folder, 'map(1).svg'), 'the map');
  expect(nameDownload(begin('blob:a', 'map(1).svg')).params.suggestedFilename).toBe('map.svg');
  expect(nameDownload(end('blob:a', 'map(1).svg')).params.filepath).toBe(join(folder, 'map.svg'));
  expect(readFileSync(join(folder, 'map.svg'), 'utf8')).toBe('the map');
  expect(existsSync(join(folder, 'map(1).svg'))).toBe(false);
});

it('changes nothing else', () => {
  const message = { method: 'browsingContext.load', params: { url: '/maps(1)' } };
  expect(createDownloadNames()(message)).toEqual(message);
});
