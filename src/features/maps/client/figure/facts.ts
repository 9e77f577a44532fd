import { type NamedUnit, splitUnit } from '../../split-unit.ts';

/** The facts in the table below a map about its regions or places. */
export interface RegionFacts {
  readonly columns: readonly NamedUnit[];
  /** The cells of a row by region id, in the order of the columns. */
  readonly cells: ReadonlyMap<string, readonly string[]>;
}

/** Reads the table of regions below a map; `null` if there is none. */
export function readRegionFacts(figure: HTMLElement): RegionFacts | null {
  const table = figure.querySelector<HTMLTableElement>('[data-map-regions]');
  return table && readFacts(table, 1, row => row.dataset.region ?? '');
}

/** Reads the table of places below a map, with each place's index as the key. Leaves out their positions. */
export function readPlaceFacts(figure: HTMLElement): RegionFacts | null {
  const table = figure.querySelector<HTMLTableElement>('table[data-map-places]');
  return table && readFacts(table, 2, row => String(row.sectionRowIndex));
}

/** Reads the rows of a table, starting at a column. */
function readFacts(
  table: HTMLTableElement,
  from: number,
  keyOf: (row: HTMLTableRowElement) => string,
): RegionFacts {
  const textsOf = (row: HTMLTableRowElement | undefined) =>
    [...(row?.cells ?? [])].slice(from).map(({ textContent }) => textContent ?? '');
  return {
    columns: textsOf(table.tHead?.rows[0]).map(splitUnit),
    cells: new Map([...(table.tBodies[0]?.rows ?? [])].map(row => [keyOf(row), textsOf(row)])),
  };
}

/** The numbers of a column by region. Leaves out regions with an empty cell. */
export function numbersOf({ cells }: RegionFacts, column: number): ReadonlyMap<string, number> {
  return new Map(
    [...cells].flatMap(([id, row]) => (row[column] ? [[id, Number(row[column])] as const] : [])),
  );
}

/** A figure for readers: `12 %`, or without a unit `12`. */
export function withUnit(figure: string, unit: string): string {
  return unit === '' ? figure : `${figure} ${unit}`;
}

/** The facts about a region or a place as terms and descriptions. Leaves out empty cells. */
export function createFactList({ columns, cells }: RegionFacts, id: string): HTMLDListElement {
  const list = document.createElement('dl');
  for (const [index, { name, unit }] of columns.entries()) {
    const cell = cells.get(id)?.[index];
    if (!cell) continue;
    const term = document.createElement('dt');
    const text = document.createElement('dd');
    term.textContent = name;
    text.textContent = withUnit(cell, unit);
    list.append(term, text);
  }
  return list;
}
