/** Cells that say that there is no figure. */
const NOTHING = /^(?:|[-–—.…:*x]+|n\.?\s?[ad]\.?|n\/a|na|null|nan|none)$/i;
/** Currencies and the marks of percentages, before or after the number. */
const AROUND = /^[\s$€£¥₹~≈<>+]+|[\s$€£¥₹%‰]+$/gu;

/** A column's cells as numbers; `undefined` for a text, `null` for an empty cell. */
export type CellNumber = number | null | undefined;

/** Reads a column of numbers as it is written in any country. The cells decide together whether a comma is a decimal comma. */
export function parseNumbers(cells: readonly string[], prefersComma = false): readonly CellNumber[] {
  const bare = cells.map(toBare);
  const decimal = decimalMarkOf(bare) ?? (prefersComma ? ',' : '.');
  return bare.map((text, index) => {
    if (NOTHING.test((cells[index] ?? '').trim())) return null;
    return readNumber(text, decimal);
  });
}

/** Whether most figures of a column are percentages. */
export function isPercentage(cells: readonly string[]): boolean {
  const filled = cells.filter(cell => !NOTHING.test(cell.trim()));
  return filled.filter(cell => cell.trim().endsWith('%')).length * 2 > filled.length;
}

function toBare(cell: string): string {
  return cell
    .replace(/[−–](?=\d)/, '-')
    .replace(AROUND, '')
    .replace(/(?<=\d)[\s'’_](?=\d{3})/g, '');
}

/** The decimal mark that the cells prove; `null` if each could be read both ways. */
function decimalMarkOf(cells: readonly string[]): ',' | '.' | null {
  for (const cell of cells) {
    const marks = cell.replace(/[^.,]/g, '');
    const last = marks.at(-1);
    if (last !== ',' && last !== '.') continue;
    const other = last === ',' ? '.' : ',';
    if (marks.includes(other)) return last;
    if (marks.length > 1) return other;
    if (!/\d[.,]\d{3}$/.test(cell) || /^-?0[.,]/.test(cell)) return last;
  }
  return null;
}

function readNumber(text: string, decimal: ',' | '.'): number | undefined {
  const thousands = decimal === ',' ? '.' : ',';
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d*)?$`);
  const plain = grouped.test(text) ? text.replaceAll(thousands, '') : text;
  const value = plain.replace(decimal, '.');
  return /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value) && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;
}
