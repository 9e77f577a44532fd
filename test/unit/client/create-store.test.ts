import { describe, expect, it } from 'vitest';
import { createStore, slice } from '../../../src/client/create-store.ts';

describe('createStore', () => {
  it('calls listeners for another value, and not for the same', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.get()));
    store.set(1);
    store.set(2);
    stop();
    store.set(3);
    expect(seen).toEqual([2]);
  });
});

describe('slice', () => {
  it('calls listeners for another value, and not for the same', () => {
    const store = createStore({ color: 'light' });
    let calls = 0;
    slice(store, 'color').subscribe(() => calls++);
    slice(store, 'color').set('light');
    expect(calls).toBe(0);
    slice(store, 'color').set('dark');
    expect(calls).toBe(1);
  });

  it('reads and sets one property and leaves the others', () => {
    const store = createStore({ color: 'light', tabs: 0 });
    slice(store, 'color').set('dark');
    expect(store.get()).toEqual({ color: 'dark', tabs: 0 });
    expect(slice(store, 'color').get()).toBe('dark');
  });
});
