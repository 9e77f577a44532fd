import { describe, expect, it } from 'vitest';
import { createTabChoices, tabAfterKey } from '../../../../src/features/prose/client/tab-choice.ts';
import { memoryStorages, refusedStorages } from '../../../unit/client/memory-storage.ts';

describe('createTabChoices', () => {
  it('remembers the tab of a group for the next visit', () => {
    const { local } = memoryStorages();
    createTabChoices(local).choose('os', 'linux');
    const later = createTabChoices(local);
    expect([later.get('os'), later.get('editor')]).toEqual(['linux', null]);
  });

  it('holds for the visit where storage is refused', () => {
    const choices = createTabChoices(refusedStorages().local);
    choices.choose('os', 'linux');
    expect(choices.get('os')).toBe('linux');
  });

  it('takes a group named like a property of every object for a group like others', () => {
    expect(createTabChoices(memoryStorages().local).get('constructor')).toBeNull();
  });
});

describe('tabAfterKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 1, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('moves with %s from %i to %s', (key, from, to) => {
    expect(tabAfterKey(key, { current: from, count: 3, isRightToLeft: false })).toBe(to);
  });

  it.each([
    ['ArrowLeft', 0, 1],
    ['ArrowRight', 0, 2],
    ['Home', 1, 0],
  ])('moves from right to left with %s from %i to %s', (key, from, to) => {
    expect(tabAfterKey(key, { current: from, count: 3, isRightToLeft: true })).toBe(to);
  });
});
