import type { Line, Point } from './mesh.ts';
import { isClosed, isSamePoint } from './plane.ts';
import type { Disc, RegionShape } from './shape-regions.ts';

/** The value of the `d` attribute of a region's path: relative, as short as possible. A pixel has `steps` steps: 10 for tenths. */
export function pathOfShape(
  { polygons, discs }: Pick<RegionShape, 'polygons' | 'discs'>,
  steps: number,
): string {
  return pathOfRings(polygons.flat(), steps) + discs.map(disc => pathOfDisc(disc, steps)).join('');
}

/** Closed rings as path data; a unit has `steps` steps of the grid: 10 for tenths. Leaves out rings without an area. */
export function pathOfRings(rings: readonly Line[], steps: number): string {
  const writer = createWriter(steps);
  for (const ring of rings) {
    const grid = gridOf(ring, steps);
    if (grid.length < 3) continue;
    drawThrough(writer, grid);
    writer.close();
  }
  return writer.text();
}

/** Lines as path data, on the same grid. Leaves out lines shorter than a step. */
export function pathOfLines(lines: readonly Line[], steps: number): string {
  const writer = createWriter(steps);
  for (const line of lines) {
    const grid = gridOf(line, steps);
    if (grid.length < 2) continue;
    drawThrough(writer, grid);
    if (isClosed(line)) writer.close();
  }
  return writer.text();
}

function drawThrough(writer: Writer, grid: Line): void {
  grid.forEach(([x, y], index) => {
    if (index === 0) writer.begin(x, y);
    else writer.side(x, y);
  });
}

/** A circle made from two arcs, starting at its left end. */
function pathOfDisc({ center: [x, y], radius }: Disc, steps: number): string {
  const [r, d] = [numberText(radius * steps, steps), numberText(radius * 2 * steps, steps)];
  const start = joinNumbers([numberText((x - radius) * steps, steps), numberText(y * steps, steps)]);
  return `M${start}a${joinNumbers([r, r, '0', '1', '0', d, '0', r, r, '0', '1', '0', `-${d}`, '0'])}z`;
}

/** Whole steps, without the repeated first point and without points that coincide with the previous one. */
function gridOf(ring: Line, steps: number): Line {
  const grid: Point[] = [];
  for (const [x, y] of ring) {
    const point: Point = [Math.round(x * steps), Math.round(y * steps)];
    if (!isSamePoint(grid.at(-1), point)) grid.push(point);
  }
  if (grid.length > 1 && isClosed(grid)) grid.pop();
  return grid;
}

type Writer = ReturnType<typeof createWriter>;

function createWriter(steps: number) {
  let parts = '';
  let command = '';
  let lastNumber = '';
  // Where the pen is, and where the line under way began.
  let [x, y] = [0, 0];
  let start: readonly [number, number] | undefined;

  function write(letter: string, numbers: readonly number[]): void {
    if (letter !== command) {
      parts += letter;
      lastNumber = '';
    }
    for (const number of numbers) {
      const text = numberText(number, steps);
      parts += separator(lastNumber, text) + text;
      lastNumber = text;
    }
    // Numbers after `m` are relative lines; those after `M` would be absolute.
    command = letter === 'm' ? 'l' : letter;
  }

  return {
    begin(toX: number, toY: number): void {
      if (start === undefined) write('M', [toX, toY]);
      else write('m', [toX - x, toY - y]);
      [x, y] = [toX, toY];
      start = [toX, toY];
    },
    side(toX: number, toY: number): void {
      const [dx, dy] = [toX - x, toY - y];
      if (dy === 0) write('h', [dx]);
      else if (dx === 0) write('v', [dy]);
      else write('l', [dx, dy]);
      [x, y] = [toX, toY];
    },
    close(): void {
      parts += 'z';
      command = 'z';
      if (start !== undefined) [x, y] = start;
    },
    text: () => parts,
  };
}

/** Leaves out the zero before the decimal point: `-.5`, `12`, `3.1`. */
function numberText(value: number, steps: number): string {
  const text = String(Math.round(value) / steps);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

function joinNumbers(numbers: readonly string[]): string {
  return numbers.reduce(
    (text, number, index) => text + separator(numbers[index - 1] ?? '', number) + number,
    '',
  );
}

/** A minus sign separates two numbers, and so does a second decimal point. */
function separator(before: string, after: string): string {
  if (before === '' || after.startsWith('-')) return '';
  return after.startsWith('.') && before.includes('.') ? '' : ' ';
}
