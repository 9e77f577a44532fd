import { describe, expect, it } from 'vitest';
import {
  nearestToward,
  nextTitled,
  readMapKey,
} from '../../../../../src/features/maps/client/map/keyboard.ts';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('readMapKey', () => {
  it.each([
    ['ArrowLeft', { kind: 'move', direction: 'left' }],
    ['ArrowDown', { kind: 'move', direction: 'down' }],
    ['Home', { kind: 'first' }],
    ['End', { kind: 'last' }],
    ['Enter', { kind: 'choose' }],
    [' ', { kind: 'choose' }],
    ['Escape', { kind: 'clear' }],
    ['+', { kind: 'zoom-in' }],
    ['-', { kind: 'zoom-out' }],
    ['0', { kind: 'reset' }],
    ['é', { kind: 'type', letter: 'é' }],
  ])('reads “%s”', (key, expected) => {
    expect(readMapKey({ ...PLAIN, key })).toEqual(expected);
  });

  it('moves the map with Shift', () => {
    expect(readMapKey({ ...PLAIN, shiftKey: true, key: 'ArrowUp' })).toEqual({
      kind: 'pan',
      direction: 'up',
    });
  });

  it.each(['Tab', 'F5', '7', 'PageDown', 'toString'])('leaves “%s” to the browser', key => {
    expect(readMapKey({ ...PLAIN, key })).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves shortcuts with %s to the browser', modifier => {
    expect(readMapKey({ ...PLAIN, [modifier]: true, key: '+' })).toBeNull();
  });
});

describe('nearestToward', () => {
  const places = [
    { name: 'center', x: 0, y: 0 },
    { name: 'right', x: 50, y: 5 },
    { name: 'far right', x: 90, y: 0 },
    { name: 'almost below', x: 5, y: 40 },
    { name: 'aside', x: 20, y: 100 },
  ];
  const from = { x: 0, y: 0 };

  it('finds the nearest in a direction, and never where it starts', () => {
    expect(nearestToward(places, from, 'right')?.name).toBe('right');
    expect(nearestToward(places, from, 'down')?.name).toBe('almost below');
  });

  it('finds nothing beyond the edge', () => {
    expect(nearestToward(places, from, 'left')).toBeNull();
    expect(nearestToward(places, from, 'up')).toBeNull();
  });

  it('prefers what lies ahead to what is nearer but aside', () => {
    const [ahead, aside] = [
      { x: 60, y: 0 },
      { x: 30, y: 28 },
    ];
    expect(nearestToward([aside, ahead], from, 'right')).toBe(ahead);
  });
});

describe('nextTitled', () => {
  const items = ['Bavaria', 'Berlin', 'Île-de-France', 'Hesse'].map(title => ({ title }));
  const [bavaria, berlin, ile, hesse] = items;

  it('goes round and round', () => {
    expect(bavaria && nextTitled(items, bavaria, 'b')).toBe(berlin);
    expect(berlin && nextTitled(items, berlin, 'B')).toBe(bavaria);
  });

  it('takes letters without their accents', () => {
    expect(bavaria && nextTitled(items, bavaria, 'i')).toBe(ile);
  });

  it('takes several letters, from the current one on', () => {
    expect(bavaria && nextTitled(items, bavaria, 'ba')).toBe(bavaria);
    expect(bavaria && nextTitled(items, bavaria, 'ber')).toBe(berlin);
    expect(hesse && nextTitled(items, hesse, 'iled')).toBe(ile);
    expect(hesse && nextTitled(items, hesse, 'bx')).toBeNull();
  });

  it('takes the same letter again as another step', () => {
    expect(berlin && nextTitled(items, berlin, 'bbb')).toBe(bavaria);
  });

  it('stays at the only one', () => {
    expect(hesse && nextTitled(items, hesse, 'h')).toBe(hesse);
    expect(hesse && nextTitled(items, hesse, 'z')).toBeNull();
  });
});
