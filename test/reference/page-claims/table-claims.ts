import type { TextFile } from '../own-reference.ts';
import type { Claim } from './claim.ts';
import { optionOfLabel } from './labelled-options.ts';

/** A row of a table: its cells by the headings of their columns. */
interface Row {
  readonly file: string;
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What the tables of a page say: settings by their labels, options by their paths, and what both are at first. */
export function tableClaims(page: TextFile): readonly Claim[] {
  return rowsOf(page).flatMap(row => [...labelClaims(row), ...optionClaims(row)]);
}

function labelClaims({ file, line, cells }: Row): readonly Claim[] {
  return boldsIn(cells.Setting ?? '').flatMap(path =>
    path.split(' → ').map(name => ({ file, line, kind: 'label', name: name.replace(/ \(.*\)$/, '') })),
  );
}

function optionClaims({ file, line, cells }: Row): readonly Claim[] {
  const labels = boldsIn(cells.Setting ?? '');
  const name =
    pathIn(cells.Option ?? '') ?? (labels.length === 1 ? optionOfLabel(labels[0] ?? '', file) : undefined);
  if (name === undefined) return [];
  const standard = cells['At first'] && { standard: cells['At first'] };
  return [{ file, line, kind: 'option', name, ...standard }];
}

/** The names in bold, or the whole cell if nothing is. */
function boldsIn(cell: string): readonly string[] {
  const bolds = [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label);
  return bolds.length > 0 || cell === '' ? bolds : [cell];
}

/** `zoom.limit` of `zoom.limit` in backticks, or of `[[ZoomOptions#limit\|zoom.limit]]`. */
function pathIn(cell: string): string | undefined {
  return /^`([\w.]+)`$/.exec(cell)?.[1] ?? /^\[\[[\w#]+\\\|([\w.]+)\]\]$/.exec(cell)?.[1];
}

function rowsOf({ file, text }: TextFile): readonly Row[] {
  let headings: readonly string[] = [];
  return text.split('\n').flatMap((written, index) => {
    if (!written.startsWith('|')) headings = [];
    const cells = cellsOf(written);
    if (headings.length === 0) headings = cells;
    else if (cells.some(cell => /[^-:]/.test(cell)))
      return [
        {
          file,
          line: index + 1,
          cells: Object.fromEntries(cells.map((cell, at) => [headings[at] ?? '', cell])),
        },
      ];
    return [];
  });
}

function cellsOf(line: string): readonly string[] {
  if (!line.startsWith('|')) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim());
}
