import { describe, expect, it } from 'vitest';
import { isShown, readDismissed, storeDismissed } from '../../../src/client/announcement.ts';
import { memoryStorages, refusedStorages } from './memory-storage.ts';

const SALE = { id: 'sale', html: 'Sale', isCloseable: true };

describe('isShown', () => {
  it('shows an announcement that was not dismissed', () => {
    expect(isShown(SALE, null, 0)).toBe(true);
  });

  it('hides the dismissed one, and shows one with a new id', () => {
    const { local } = memoryStorages();
    storeDismissed(local, 'sale');
    expect(isShown(SALE, readDismissed(local), 0)).toBe(false);
    expect(isShown({ ...SALE, id: 'sale-2' }, readDismissed(local), 0)).toBe(true);
  });

  it('hides one that has ended', () => {
    const ending = { ...SALE, endsAt: Date.UTC(2025, 11, 1, 23, 59, 59) };
    expect(isShown(ending, null, Date.UTC(2025, 11, 1))).toBe(true);
    expect(isShown(ending, null, Date.UTC(2025, 11, 2))).toBe(false);
  });
});

describe('readDismissed', () => {
  it('reads nothing when an id is stored without a dismissal', () => {
    const { local } = memoryStorages();
    local.set('docusaurus.announcement.id', 'sale');
    expect(readDismissed(local)).toBeNull();
  });

  it('reads nothing where storage is refused', () => {
    const { local } = refusedStorages();
    storeDismissed(local, 'sale');
    expect(readDismissed(local)).toBeNull();
  });
});
