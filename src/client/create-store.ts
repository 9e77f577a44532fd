/** A value that others can read and subscribe to, as `useSyncExternalStore` expects, and a way to set it. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store. It calls listeners only when the value changes, in the order of their subscription. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: next => {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One property of a store's object as a separate store. */
export function slice<State extends object, Key extends keyof State>(
  store: Store<State>,
  key: Key,
): Store<State[Key]> {
  return {
    get: () => store.get()[key],
    set: next => {
      if (!Object.is(next, store.get()[key])) store.set({ ...store.get(), [key]: next });
    },
    subscribe: store.subscribe,
  };
}
