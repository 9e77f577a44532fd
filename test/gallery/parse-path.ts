import type { Point, Ring } from './plane.ts';

const COMMAND = /([MmLlHhVvAaZz])([^MmLlHhVvAaZz]*)/g;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g;

/** Numbers that a command takes for each of its steps. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 };

/** Sides of half a circle. */
const STEPS = 24;

/**
 * The rings of a path. Knows the commands that maps are made of: M, L, H, V, Z and A for half circles, absolute and relative. Throws an
 * error at anything else, and at a ring that is not closed.
 */
export function parsePath(text: string): readonly Ring[] {
  if (text.replace(COMMAND, '').trim() !== '') throw new Error(`This is no path: ${text.slice(0, 60)}`);
  const rings: Ring[] = [];
  let ring: Point[] = [];
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const { letter, isRelative, numbers } of readSteps(text)) {
    const origin: Point = isRelative ? at : [0, 0];
    if (letter === 'z') {
      if (ring.length === 0) throw new Error(`A ring ends before it begins: ${text.slice(0, 60)}`);
      rings.push(ring);
      [at, ring] = [start, []];
    } else if (letter === 'm') {
      if (ring.length > 0) throw new Error(`A ring is not closed: ${text.slice(0, 60)}`);
      start = moved(origin, numbers[0] ?? 0, numbers[1] ?? 0);
      [at, ring] = [start, [start]];
    } else {
      const points = follow(letter, numbers, { at, origin });
      ring.push(...points);
      at = points.at(-1) ?? at;
    }
  }
  if (ring.length > 0) throw new Error(`The last ring is not closed: ${text.slice(-60)}`);
  return rings;
}

/** Each command with the numbers of one step; further pairs behind M are lines. */
function readSteps(text: string) {
  return [...text.matchAll(COMMAND)].flatMap(([, command = '', parameters = '']) => {
    const letter = command.toLowerCase();
    const isRelative = letter === command;
    const numbers = readNumbers(parameters);
    const count = COUNTS[letter] ?? 0;
    if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0)
      throw new Error(`${command} has ${numbers.length} numbers: ${text.slice(0, 60)}`);
    const steps = count === 0 ? 1 : numbers.length / count;
    return Array.from({ length: steps }, (_, index) => ({
      letter: letter === 'm' && index > 0 ? 'l' : letter,
      isRelative,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }));
  });
}

function readNumbers(text: string): readonly number[] {
  if (text.replace(NUMBER, '').trim().replace(/[,\s]/g, '') !== '') throw new Error(`No numbers: ${text}`);
  return (text.match(NUMBER) ?? []).map(Number);
}

function follow(
  letter: string,
  numbers: readonly number[],
  { at, origin }: { readonly at: Point; readonly origin: Point },
): readonly Point[] {
  const [first = 0, second = 0] = numbers;
  if (letter === 'h') return [[tenth(origin[0] + first), at[1]]];
  if (letter === 'v') return [[at[0], tenth(origin[1] + first)]];
  if (letter === 'l') return [moved(origin, first, second)];
  const end = moved(origin, numbers[5] ?? 0, numbers[6] ?? 0);
  const isHalf = first === second && Math.abs(Math.hypot(end[0] - at[0], end[1] - at[1]) - 2 * first) < 0.15;
  if (!isHalf) throw new Error(`Only half circles are known: a ${numbers.join(' ')}`);
  return halfCircle(at, end);
}

/** Against the clock on the screen. */
function halfCircle(from: Point, to: Point): readonly Point[] {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [from[0] - x, from[1] - y];
  return Array.from({ length: STEPS }, (_, step): Point => {
    const angle = (-Math.PI * (step + 1)) / STEPS;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return step === STEPS - 1 ? to : [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** Coordinates are whole tenths: sums of them must not gather an error. */
function moved([x, y]: Point, dx: number, dy: number): Point {
  return [tenth(x + dx), tenth(y + dy)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
