import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { SHARED_CODE } from './page-blocks.ts';

const { whenMapReady, whenPlayerReady } = await import(join(projectRoot, SHARED_CODE, 'when-ready.js'));

/** The little of a player that the functions use. */
const player = { initialized: true, getById: (id: number) => maps.get(id) };
const maps = new Map<number, object>();
const use = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  maps.clear();
  use.mockReset();
});

/** The script of the player runs. */
function startPlayer(): void {
  vi.stubGlobal('mapwright', player);
  Object.assign(window, { mapwright: player });
  window.dispatchEvent(new Event('mapwrightClientInitialized'));
}

test('code that runs before the player waits for it', () => {
  whenPlayerReady(use);
  expect(use).not.toHaveBeenCalled();
  startPlayer();
  startPlayer();
  expect(use.mock.calls).toEqual([[player]]);
});

test('code that runs after the player is called at once', () => {
  startPlayer();
  whenPlayerReady(use);
  expect(use.mock.calls).toEqual([[player]]);
});

test('a map that is ready is used at once', () => {
  startPlayer();
  const map = { loaded: true };
  maps.set(1, map);
  whenMapReady(1, use);
  expect(use.mock.calls).toEqual([[map]]);
});

test('a map that is still loading is used when it is ready', () => {
  startPlayer();
  const once = vi.fn();
  const map = { loaded: false, events: { once } };
  maps.set(1, map);
  whenMapReady(1, use);
  expect(use).not.toHaveBeenCalled();
  expect(once.mock.calls).toEqual([['afterInit', expect.any(Function)]]);
  once.mock.calls[0]?.[1]();
  expect(use.mock.calls).toEqual([[map]]);
});

test('a lazy map is used when it appears, however late, and once', () => {
  whenMapReady(1, use);
  startPlayer();
  vi.advanceTimersByTime(60_000);
  expect(use).not.toHaveBeenCalled();
  const map = { loaded: true };
  maps.set(1, map);
  vi.advanceTimersByTime(1_000);
  expect(use.mock.calls).toEqual([[map]]);
  expect(vi.getTimerCount()).toBe(0);
});
