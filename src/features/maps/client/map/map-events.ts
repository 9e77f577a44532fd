import type { View } from './view-box.ts';

/** The events of a map, by name. */
export interface MapEvents {
  /** The region below the pointer or with the keyboard's focus. */
  hover: string | null;
  /** Everything that is selected now. */
  select: readonly string[];
  /** The visible part, once a frame while it moves. */
  view: View;
  /** The chosen marker, or several that no scale can separate. */
  marker: readonly string[];
}

export interface MapEmitter {
  on<Name extends keyof MapEvents>(name: Name, listener: (value: MapEvents[Name]) => void): void;
  emit<Name extends keyof MapEvents>(name: Name, value: MapEvents[Name]): void;
}

export function createMapEmitter(): MapEmitter {
  const listeners: { readonly [Name in keyof MapEvents]: ((value: MapEvents[Name]) => void)[] } = {
    hover: [],
    select: [],
    view: [],
    marker: [],
  };
  return {
    on(name, listener) {
      listeners[name].push(listener);
    },
    emit(name, value) {
      for (const listener of listeners[name]) listener(value);
    },
  };
}
