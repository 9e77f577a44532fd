import { describe, expect, it } from 'vitest';
import { noteFailure } from '../../../src/client/reload-guard.ts';
import { memoryStorages, refusedStorages } from './memory-storage.ts';

describe('noteFailure', () => {
  it('tells a second failure of one URL within ten seconds', () => {
    const storages = memoryStorages();
    expect(noteFailure('/a b', storages, 1_000)).toBe('first');
    expect(noteFailure('/a b', storages, 10_999)).toBe('again');
    expect(noteFailure('/a b', storages, 20_999)).toBe('first');
  });

  it('counts each URL for itself', () => {
    const storages = memoryStorages();
    noteFailure('/a', storages, 0);
    expect(noteFailure('/b', storages, 1)).toBe('first');
  });

  it('says that it cannot know where storage is refused', () => {
    const storages = refusedStorages();
    expect(noteFailure('/a', storages, 0)).toBe('unknown');
    expect(noteFailure('/a', storages, 1)).toBe('unknown');
  });
});
