import { describe, expect, it } from 'vitest';
import { openStorages } from '../../../src/client/storage.ts';
import { memoryArea, memoryStorages, refusedStorages } from './memory-storage.ts';

describe('openStorages', () => {
  it('throws on the server', () => {
    expect(() => openStorages(undefined, () => undefined)).toThrow('on the server');
  });

  it('reads what was written, and removes it', () => {
    const { local, session } = memoryStorages();
    local.set('theme', 'dark');
    expect(local.get('theme')).toBe('dark');
    expect(session.get('theme')).toBeNull();
    local.remove('theme');
    expect(local.get('theme')).toBeNull();
  });

  it('warns once where storage is refused, then reads nothing and writes nothing', () => {
    const warnings: unknown[][] = [];
    const { local, session } = refusedStorages(warnings);
    expect([local.set('theme', 'dark'), session.set('a', 'b')]).toEqual([false, false]);
    local.remove('theme');
    expect([local.get('theme'), session.get('a')]).toEqual([null, null]);
    expect(warnings).toHaveLength(1);
  });

  it('reads and writes what there is room for after a write that there is none for', () => {
    const warnings: unknown[][] = [];
    const full = memoryArea();
    const setItem = (key: string, value: string) => {
      if (value.length > 5) throw new DOMException('Full', 'QuotaExceededError');
      full.setItem(key, value);
    };
    const scope = { localStorage: { ...full, setItem }, sessionStorage: memoryArea() };
    const { local, session } = openStorages(scope, (...message) => warnings.push(message));
    local.set('theme', 'dark');
    local.set('tabs', 'far too much');
    local.set('tabs', 'much');
    session.set('a', 'b');
    expect([local.get('theme'), local.get('tabs'), session.get('a')]).toEqual(['dark', 'much', 'b']);
    expect(warnings).toHaveLength(1);
  });

  it('warns where the browser has no storage object at all', () => {
    const warnings: unknown[][] = [];
    const scope = { localStorage: null as unknown as Storage, sessionStorage: memoryArea() };
    const { local } = openStorages(scope, (...message) => warnings.push(message));
    expect(local.get('theme')).toBeNull();
    expect(warnings).toHaveLength(1);
  });
});
