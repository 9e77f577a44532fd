import type { Point } from './view-box.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** What a key does on the map. */
export type MapKey =
  | { readonly kind: 'move' | 'pan'; readonly direction: Direction }
  | { readonly kind: 'first' | 'last' | 'choose' | 'clear' | 'zoom-in' | 'zoom-out' | 'reset' }
  | { readonly kind: 'type'; readonly letter: string };

/** Reads a key; `null` leaves it to the browser. */
export function readMapKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): MapKey | null {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const direction = /^Arrow(Left|Right|Up|Down)$/.exec(key)?.[1]?.toLowerCase();
  if (isDirection(direction)) return { kind: shiftKey ? 'pan' : 'move', direction };
  const kind = KEYS.get(key);
  if (kind) return { kind };
  return /^\p{L}$/u.test(key) ? { kind: 'type', letter: key } : null;
}

const KEYS: ReadonlyMap<string, Exclude<MapKey['kind'], 'move' | 'pan' | 'type'>> = new Map([
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'choose'],
  [' ', 'choose'],
  ['Escape', 'clear'],
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'reset'],
]);

function isDirection(text: string | undefined): text is Direction {
  return text === 'left' || text === 'right' || text === 'up' || text === 'down';
}

/** A step of length 1; `y` grows downward. */
export const STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest point in a direction, where distance to the side counts twice; `null` if there is none. */
export function nearestToward<Place extends Point>(
  places: readonly Place[],
  from: Point,
  direction: Direction,
): Place | null {
  const step = STEPS[direction];
  let found: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const along = (place.x - from.x) * step.x + (place.y - from.y) * step.y;
    const aside = Math.abs((place.x - from.x) * step.y) + Math.abs((place.y - from.y) * step.x);
    const distance = Math.hypot(along, aside * 2);
    // A half-plane would include places that are almost at a right angle.
    if (along <= 0 || aside > along * 2 || distance >= least) continue;
    least = distance;
    found = place;
  }
  return found;
}

/**
 * The next item whose title begins with the letters, at `current` or after it; starts again after the last. One letter, or the same one
 * again and again, leads to the next item after `current`.
 */
export function nextTitled<Item extends { readonly title: string }>(
  items: readonly Item[],
  current: Item,
  letters: string,
): Item | null {
  const [first = '', ...others] = plain(letters);
  const isOne = others.every(letter => letter === first);
  const start = items.indexOf(current) + (isOne ? 1 : 0);
  const wanted = isOne ? first : plain(letters);
  const inOrder = [...items.slice(start), ...items.slice(0, start)];
  return inOrder.find(({ title }) => plain(title).startsWith(wanted)) ?? null;
}

/** Lower-case letters without accents, spaces and hyphens: `i` finds Île-de-France, `news` New South Wales. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
