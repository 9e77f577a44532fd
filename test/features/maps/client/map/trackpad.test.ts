import { expect, test } from 'vitest';
import { listenForPinches } from '../../../../../src/features/maps/client/map/trackpad.ts';

/** What is asked of a map while these events come: a type and the fields of the event. */
function zoomsOf(
  events: readonly (readonly [type: string, told: object])[],
  signal = new AbortController().signal,
): { readonly zooms: readonly unknown[]; readonly refused: readonly string[] } {
  const element = new EventTarget();
  const zooms: unknown[] = [];
  const refused: string[] = [];
  listenForPinches(element, (factor, at) => zooms.push([factor, at]), signal);
  for (const [type, told] of events) {
    const event = Object.assign(new Event(type, { cancelable: true }), told);
    element.dispatchEvent(event);
    if (event.defaultPrevented) refused.push(type);
  }
  return { zooms, refused };
}

const at = { clientX: 40, clientY: 30 };
const PINCH = [
  ['gesturestart', { scale: 1, ...at }],
  ['gesturechange', { scale: 2, ...at }],
  ['gesturechange', { scale: 1.5, ...at }],
  ['gestureend', { scale: 1.5, ...at }],
] as const;

test('a pinch magnifies by what it grew since the last event, about the pointer', () => {
  expect(zoomsOf(PINCH).zooms).toEqual([
    [2, { x: 40, y: 30 }],
    [0.75, { x: 40, y: 30 }],
  ]);
});

test('the next pinch begins anew', () => {
  expect(zoomsOf([...PINCH, ...PINCH]).zooms).toHaveLength(4);
});

test('the page is never magnified by it', () => {
  expect(zoomsOf(PINCH).refused).toEqual(['gesturestart', 'gesturechange', 'gesturechange', 'gestureend']);
});

test('fingers on a screen, which are pointers too, magnify once', () => {
  const { zooms, refused } = zoomsOf([['touchstart', { touches: [1, 2] }], ...PINCH]);
  expect(zooms).toEqual([]);
  expect(refused).toHaveLength(4);
  const lifted = zoomsOf([['touchstart', { touches: [1, 2] }], ['touchend', { touches: [] }], ...PINCH]);
  expect(lifted.zooms).toHaveLength(2);
});

test('nothing is heard after the end', () => {
  expect(zoomsOf(PINCH, AbortSignal.abort())).toEqual({ zooms: [], refused: [] });
});
