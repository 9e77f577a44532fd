import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCacheGuard } from '../../../../src/generator/host/cache/cache-guard.ts';
import { type Memo, openMemo } from '../../../../src/generator/host/cache/memo.ts';
import type { Diagnostic } from '../../../../src/generator/model/diagnostic.ts';

const folder = mkdtempSync(join(tmpdir(), 'memo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const warnings: Diagnostic[] = [];

function open(place: string, isEnabled = true): Memo {
  return openMemo(
    place,
    isEnabled,
    createCacheGuard(null, warning => warnings.push(warning)),
  );
}

function filled(name: string): string {
  const place = join(folder, name);
  const memo = open(place);
  memo.stage<string>('words').set('a', 'alpha');
  memo.stage<string>('words').set('b', 'beta');
  memo.save();
  return place;
}

function read(place: string, key: string): string | undefined {
  return open(place).stage<string>('words').get(key);
}

describe('openMemo', () => {
  it('gives back in another run what was set in one', () => {
    const place = filled('round-trip');
    expect([read(place, 'a'), read(place, 'b'), read(place, 'c')]).toEqual(['alpha', 'beta', undefined]);
  });

  it('keeps old values when new ones are appended', () => {
    const place = filled('append');
    const memo = open(place);
    memo.stage<string>('words').set('c', 'gamma');
    memo.save();
    expect([read(place, 'a'), read(place, 'c')]).toEqual(['alpha', 'gamma']);
  });

  it('gives values of any length back, in whatever order they are read', () => {
    const place = join(folder, 'order');
    const texts = new Map(Array.from({ length: 40 }, (_, index) => [`${index}`, 'é'.repeat(index * 1_000)]));
    const memo = open(place);
    for (const [key, text] of texts) memo.stage<string>('words').set(key, text);
    memo.save();
    const words = open(place).stage<string>('words');
    const inOrder = [...texts.keys()];
    for (const key of [...inOrder, ...inOrder.reverse(), '7', '30', '8', '31'])
      expect(words.get(key) === texts.get(key), key).toBe(true);
  });

  it('reads values that it saved itself', () => {
    const memo = open(join(folder, 'own'));
    memo.stage<string>('words').set('a', 'alpha');
    memo.save();
    expect(memo.stage<string>('words').get('a')).toBe('alpha');
  });

  it('gives the newest value of a key that was read before', () => {
    const place = join(folder, 'newest');
    const memo = open(place);
    memo.stage<{ version: number }>('objects').set('a', { version: 1 });
    memo.save();
    const next = open(place);
    const first = next.stage<{ version: number }>('objects').get('a');
    next.stage<{ version: number }>('objects').set('a', { version: 2 });
    expect(first).toEqual({ version: 1 });
    expect(next.stage<{ version: number }>('objects').get('a')).toEqual({ version: 2 });
  });

  it('holds little in memory: what it wrote early is read back, and counts for others once it is saved', () => {
    const place = join(folder, 'early');
    const memo = open(place);
    const large = 'x'.repeat(20_000_000);
    for (const key of ['a', 'b']) memo.stage<string>('words').set(key, large + key);
    expect(memo.stage<string>('words').get('a')?.at(-1)).toBe('a');
    expect(read(place, 'b')).toBeUndefined();
    memo.save();
    expect(read(place, 'b')?.at(-1)).toBe('b');
  });

  it('ignores a value of which a bit was flipped, and keeps the others', () => {
    const place = filled('flipped');
    const pack = readFileSync(join(place, 'words.pack'));
    pack[2] = (pack[2] ?? 0) ^ 1;
    writeFileSync(join(place, 'words.pack'), pack);
    expect([read(place, 'a'), read(place, 'b')]).toEqual([undefined, 'beta']);
  });

  it('ignores values behind the point where the file was cut', () => {
    const place = filled('cut');
    truncateSync(join(place, 'words.pack'), 7);
    expect([read(place, 'a'), read(place, 'b')]).toEqual(['alpha', undefined]);
  });

  it('starts anew if the index was damaged or the values are gone', () => {
    const place = filled('index');
    const index = readFileSync(join(place, 'words.json'), 'utf8');
    writeFileSync(join(place, 'words.json'), index.replace('"a"', '"b"'));
    expect(read(place, 'b')).toBeUndefined();
    const other = filled('gone');
    rmSync(join(other, 'words.pack'));
    expect(read(other, 'a')).toBeUndefined();
    const memo = open(other);
    memo.stage<string>('words').set('a', 'again');
    memo.save();
    expect(read(other, 'a')).toBe('again');
  });

  it('is written anew if its folder was deleted while it was in use', () => {
    const place = filled('deleted');
    warnings.length = 0;
    const memo = open(place);
    const words = memo.stage<string>('words');
    expect(words.get('a')).toBe('alpha');
    rmSync(place, { recursive: true });
    words.set('c', 'gamma');
    memo.save();
    words.set('d', 'delta');
    memo.save();
    expect([read(place, 'a'), read(place, 'c'), read(place, 'd')]).toEqual([undefined, 'gamma', 'delta']);
    expect(warnings).toEqual([]);
  });

  it('drops what a run had no use for once that is most of a large file', () => {
    const place = join(folder, 'garbage');
    const memo = open(place);
    memo.stage<string>('words').set('large', 'x'.repeat(1_500_000));
    memo.stage<string>('words').set('kept', 'small');
    memo.save();
    const next = open(place);
    next.stage<string>('words').get('kept');
    next.stage<string>('words').set('new', 'value');
    next.save();
    expect(readFileSync(join(place, 'words.pack')).length).toBeLessThan(100);
    expect([read(place, 'kept'), read(place, 'new'), read(place, 'large')]).toEqual([
      'small',
      'value',
      undefined,
    ]);
  });

  it.each(['words.pack', 'words.json'])('goes on where %s is a folder', name => {
    const place = filled(`folder-${name}`);
    rmSync(join(place, name));
    mkdirSync(join(place, name, 'inner'), { recursive: true });
    const memo = open(place);
    const words = memo.stage<string>('words');
    expect(words.get('a')).toBeUndefined();
    words.set('a', 'again');
    expect(words.get('a')).toBe('again');
    memo.save();
    expect(words.get('a')).toBe('again');
    expect(read(place, 'a')).toBe('again');
  });

  it('keeps values in memory, and warns once, where they cannot be written', () => {
    const place = join(folder, 'a-file');
    writeFileSync(place, '');
    warnings.length = 0;
    const memo = open(place);
    const words = memo.stage<string>('words');
    const large = 'x'.repeat(20_000_000);
    for (const key of ['a', 'b', 'c', 'd']) words.set(key, large + key);
    memo.stage<string>('others').set('a', 'other');
    memo.save();
    expect(words.get('d')?.at(-1)).toBe('d');
    expect(warnings.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning cache/not-written',
    ]);
  });

  it('writes nothing and reads nothing where it is disabled', () => {
    const place = filled('disabled');
    const memo = open(place, false);
    expect(memo.stage<string>('words').get('a')).toBeUndefined();
    memo.stage<string>('words').set('a', 'other');
    memo.save();
    expect(memo.stage<string>('words').get('a')).toBe('other');
    expect(read(place, 'a')).toBe('alpha');
  });
});
