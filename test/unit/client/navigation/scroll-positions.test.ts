import { describe, expect, it } from 'vitest';
import { createScrollPositions } from '../../../../src/client/navigation/scroll-positions.ts';
import { memoryStorages, refusedStorages } from '../memory-storage.ts';

describe('createScrollPositions', () => {
  it('remembers positions over a reload', () => {
    const { session } = memoryStorages();
    createScrollPositions(session).set('a', { left: 0, top: 512.5 });
    expect(createScrollPositions(session).get('a')).toEqual({ left: 0, top: 512.5 });
  });

  it('remembers them without storage too, as long as the page lives', () => {
    const positions = createScrollPositions(refusedStorages().session);
    positions.set('a', { left: 0, top: 7 });
    expect(positions.get('a')).toEqual({ left: 0, top: 7 });
  });

  it('keeps the latest fifty', () => {
    const { session } = memoryStorages();
    const positions = createScrollPositions(session);
    for (let index = 0; index < 50; index++) positions.set(`entry-${index}`, { left: 0, top: index });
    positions.set('entry-0', { left: 0, top: 7 });
    expect(positions.get('entry-1')).toEqual({ left: 0, top: 1 });
    positions.set('entry-50', { left: 0, top: 50 });
    expect(positions.get('entry-0')).toEqual({ left: 0, top: 7 });
    expect(positions.get('entry-1')).toBeUndefined();
    expect(createScrollPositions(session).get('entry-50')).toEqual({ left: 0, top: 50 });
  });

  it('ignores stored text that it did not write', () => {
    const { session } = memoryStorages();
    session.set('scroll-positions', 'a x 3\n\nb 1\nc 1 2');
    const positions = createScrollPositions(session);
    expect([positions.get('a'), positions.get('b'), positions.get('c')]).toEqual([
      undefined,
      undefined,
      { left: 1, top: 2 },
    ]);
  });
});
