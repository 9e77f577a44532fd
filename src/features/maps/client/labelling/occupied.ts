import { type Box, contains, type Point } from '../map/view-box.ts';

type Line = readonly [from: Point, to: Point];

/** The places that labels and their lines have taken. */
export interface Occupied {
  /** Whether a box overlaps no label. */
  isFree(box: Box): boolean;
  /** Whether no line crosses a box. */
  isUncrossed(box: Box): boolean;
  /** Whether a line crosses no label and no other line. */
  isOpen(line: Line): boolean;
  add(box: Box, line?: Line): void;
}

/** Size of a cell of the index, in pixels. */
const CELL = 40;

export function createOccupied(): Occupied {
  const cells = new Map<string, Box[]>();
  const lines: Line[] = [];

  function* keysOf(box: Box): Iterable<string> {
    for (let x = Math.floor(box.x / CELL); x <= Math.floor((box.x + box.width) / CELL); x++)
      for (let y = Math.floor(box.y / CELL); y <= Math.floor((box.y + box.height) / CELL); y++)
        yield `${x} ${y}`;
  }

  function some(box: Box, is: (other: Box) => boolean): boolean {
    for (const key of keysOf(box)) if (cells.get(key)?.some(is)) return true;
    return false;
  }

  return {
    isFree: box => !some(box, other => overlap(box, other)),
    isUncrossed: box => !lines.some(line => crossesBox(line, box)),
    isOpen: line =>
      !some(boundsOf(line), other => crossesBox(line, other)) && !lines.some(other => cross(line, other)),
    add(box, line) {
      for (const key of keysOf(box)) {
        const boxes = cells.get(key);
        if (boxes) boxes.push(box);
        else cells.set(key, [box]);
      }
      if (line) lines.push(line);
    },
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function boundsOf([a, b]: Line): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

function crossesBox(line: Line, box: Box): boolean {
  if (line.some(end => contains(box, end))) return true;
  const { x, y, width, height } = box;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.some((corner, index) => cross(line, [corner, corners[(index + 1) % 4] ?? corner]));
}

function cross([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

function turn(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
}
