import { describe, expect, it } from 'vitest';
import { noteFailure, noteStart } from '../../../../src/client/navigation/reload-guard.ts';
import { memoryStorages, refusedStorages } from '../memory-storage.ts';

describe('noteFailure', () => {
  it('notices a second failure of one URL within ten seconds, though a page has started meanwhile', () => {
    const storages = memoryStorages();
    expect(noteFailure('/a b', storages, 1_000)).toBe('first');
    noteStart(storages);
    expect(noteFailure('/a b', storages, 10_999)).toBe('again');
    expect(noteFailure('/a b', storages, 20_999)).toBe('first');
  });

  it.each([12_000, 3_600_000])('remembers the reload until a page has started, %d ms long', time => {
    const storages = memoryStorages();
    expect(noteFailure('/a', storages, 0)).toBe('first');
    expect(noteFailure('/a', storages, time)).toBe('again');
    expect(noteFailure('/a', storages, 2 * time)).toBe('again');
    noteStart(storages);
    expect(noteFailure('/a', storages, 4 * time)).toBe('first');
  });

  it('remembers it for the address too that the reload was redirected to', () => {
    const storages = memoryStorages();
    noteFailure('/old', storages, 0);
    expect(noteFailure('/new', storages, 12_000)).toBe('again');
  });

  it('counts each URL for itself once a page has started', () => {
    const storages = memoryStorages();
    noteFailure('/a', storages, 0);
    noteStart(storages);
    expect(noteFailure('/b', storages, 1)).toBe('first');
  });

  it('says that it cannot know where storage is refused', () => {
    const storages = refusedStorages();
    expect(noteFailure('/a', storages, 0)).toBe('unknown');
    expect(noteFailure('/a', storages, 1)).toBe('unknown');
  });
});
