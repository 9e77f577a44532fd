import { describe, expect, it } from 'vitest';
import { createEntryNames, readEntry } from '../../../../src/client/navigation/browser-window.ts';

describe('readEntry', () => {
  it.each([
    [{ entry: 'a-0' }, 'a-0'],
    [{ entry: 1 }, null],
    [{ other: true }, null],
    ['entry', null],
    [null, null],
  ])('reads %j as %j', (state, entry) => {
    expect(readEntry(state)).toBe(entry);
  });
});

describe('createEntryNames', () => {
  it('makes names without spaces, each another', () => {
    const newEntry = createEntryNames(1_700_000_000_000);
    const names = [newEntry(), newEntry()];
    expect(new Set(names).size).toBe(2);
    expect(names.join('')).not.toContain(' ');
  });
});
