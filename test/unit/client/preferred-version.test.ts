import { describe, expect, it } from 'vitest';
import { readPreferredVersion, storePreferredVersion } from '../../../src/client/preferred-version.ts';
import { memoryStorages } from './memory-storage.ts';

const VERSIONS = ['8.x', '7.x'];
const KEY = 'docs-preferred-version-default';

describe('the preferred version', () => {
  it('is remembered', () => {
    const { local } = memoryStorages();
    storePreferredVersion(local, '7.x', VERSIONS);
    expect(local.get(KEY)).toBe('7.x');
    expect(readPreferredVersion(local, VERSIONS)).toBe('7.x');
  });

  it('is nothing before one was chosen', () => {
    expect(readPreferredVersion(memoryStorages().local, VERSIONS)).toBeNull();
  });

  it('is deleted when it no longer exists', () => {
    const { local } = memoryStorages();
    local.set(KEY, '5.x');
    expect(readPreferredVersion(local, VERSIONS)).toBeNull();
    expect(local.get(KEY)).toBeNull();
  });

  it('cannot be a version that does not exist: the error lists those that do', () => {
    const { local } = memoryStorages();
    expect(() => storePreferredVersion(local, '9.x', VERSIONS)).toThrow(
      'There is no docs version named "9.x". Available versions: 8.x, 7.x.',
    );
    expect(local.get(KEY)).toBeNull();
  });
});
