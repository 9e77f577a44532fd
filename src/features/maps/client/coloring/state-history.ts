import { type MapState, PLAIN } from './map-state.ts';

/** A change that can be undone: `step` says what it was, for people. */
interface Change {
  readonly step: string;
  readonly before: MapState;
  readonly after: MapState;
  readonly time: number;
}

/** The state of a map, with the way back. */
export interface StateHistory {
  current(): MapState;
  /** Changes of the same step in quick succession, as from a dragged slider, are one change. */
  change(after: MapState, step: string): void;
  /** Takes back the last change, or makes it again; returns what it was, or `null` if there is none. */
  undo(): string | null;
  redo(): string | null;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Calls the listener whenever the state changes. */
  follow(listener: (state: MapState) => void): void;
}

/** Milliseconds within which changes of one step are one. */
const QUICK = 1000;
const LONGEST = 200;

export function createStateHistory(now: () => number = Date.now): StateHistory {
  const listeners: ((state: MapState) => void)[] = [];
  let state = PLAIN;
  let done: readonly Change[] = [];
  let undone: readonly Change[] = [];

  function show(next: MapState): void {
    state = next;
    for (const listener of listeners) listener(state);
  }

  return {
    current: () => state,
    change(after, step) {
      const last = done.at(-1);
      const isSame = last?.step === step && now() - last.time < QUICK;
      const before = isSame ? last.before : state;
      done = [...(isSame ? done.slice(0, -1) : done), { step, before, after, time: now() }].slice(-LONGEST);
      undone = [];
      show(after);
    },
    undo() {
      const last = done.at(-1);
      if (!last) return null;
      done = done.slice(0, -1);
      undone = [...undone, last];
      show(last.before);
      return last.step;
    },
    redo() {
      const last = undone.at(-1);
      if (!last) return null;
      undone = undone.slice(0, -1);
      done = [...done, { ...last, time: 0 }];
      show(last.after);
      return last.step;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    follow: listener => {
      listeners.push(listener);
    },
  };
}
