import { describe, expect, it } from 'vitest';
import {
  readGalleryState,
  writeGalleryState,
} from '../../../../../src/features/maps/client/gallery/gallery-state.ts';

const NOTHING = { query: '', kind: '', continent: '' };

describe('the state of the gallery in the address', () => {
  it('comes back as it was written', () => {
    const state = { query: 'são & tomé', kind: 'country', continent: 'africa' };
    expect(readGalleryState(writeGalleryState('', state))).toEqual(state);
  });

  it('is nothing when nothing is asked for', () => {
    expect(writeGalleryState('', NOTHING)).toBe('');
    expect(writeGalleryState('?q=old&kind=world', { ...NOTHING, query: '  ' })).toBe('');
    expect(readGalleryState('')).toEqual(NOTHING);
  });

  it('leaves other parameters alone', () => {
    expect(writeGalleryState('?ref=mail&q=a', { ...NOTHING, query: 'b' })).toBe('?ref=mail&q=b');
  });
});
