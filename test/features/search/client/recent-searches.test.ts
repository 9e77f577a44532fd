import { describe, expect, test } from 'vitest';
import { createRecentSearches } from '../../../../src/features/search/client/box/recent-searches.ts';

/** A storage that holds what it is given, as a browser's does. */
function storageWith(stored: string | null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text;
    },
    removeItem: () => {
      value = null;
    },
  };
}

describe('the last searches', () => {
  test('come newest first, each once, five at most', () => {
    const storage = storageWith(null);
    const recent = createRecentSearches(() => storage);
    for (const query of ['one', 'two', 'three', ' One ', '', 'four', 'five', 'six']) recent.add(query);
    expect(recent.list()).toEqual(['six', 'five', 'four', 'One', 'three']);
  });

  test('can be cleared', () => {
    const storage = storageWith('["one"]');
    const recent = createRecentSearches(() => storage);
    expect(recent.list()).toEqual(['one']);
    recent.clear();
    expect(recent.list()).toEqual([]);
  });

  test.each(['{', 'null', '{"0":"a"}', '[1,{},null]'])('are none where the storage holds %s', stored => {
    expect(createRecentSearches(() => storageWith(stored)).list()).toEqual([]);
  });

  test('are none in a browser that refuses storage', () => {
    const recent = createRecentSearches(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    recent.add('one');
    recent.clear();
    expect(recent.list()).toEqual([]);
  });
});
