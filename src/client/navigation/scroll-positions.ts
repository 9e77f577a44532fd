import type { SafeStorage } from '../storage.ts';

/** A scroll position in CSS pixels. */
export interface ScrollPosition {
  readonly left: number;
  readonly top: number;
}

export interface ScrollPositions {
  readonly get: (entry: string) => ScrollPosition | undefined;
  readonly set: (entry: string, position: ScrollPosition) => void;
}

const KEY = 'scroll-positions';
const MOST_ENTRIES = 50;

/** Remembers how far each history entry was scrolled: the latest fifty, even after a reload. */
export function createScrollPositions(storage: SafeStorage): ScrollPositions {
  const positions = new Map(parse(storage.get(KEY)));
  return {
    get: entry => positions.get(entry),
    set: (entry, position) => {
      positions.delete(entry);
      positions.set(entry, position);
      const [oldest] = positions.keys();
      if (positions.size > MOST_ENTRIES && oldest !== undefined) positions.delete(oldest);
      storage.set(KEY, [...positions].map(([name, { left, top }]) => `${name} ${left} ${top}`).join('\n'));
    },
  };
}

function parse(text: string | null): [string, ScrollPosition][] {
  return (text ?? '').split('\n').flatMap(line => {
    const [entry, left, top] = line.split(' ');
    const position = { left: Number(left), top: Number(top) };
    const isValid = entry && Number.isFinite(position.left) && Number.isFinite(position.top);
    return isValid ? [[entry, position] as [string, ScrollPosition]] : [];
  });
}
