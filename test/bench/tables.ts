import { type Cost, type Costs, median } from './measure.ts';
import type { PageWeight } from './page-weight.ts';

/** Medians as a plain table. A ratio is our wall time over the peer's: below 1 we are faster. */
export function costTable(costs: Costs): string {
  const rows = [['', '', 'wall', 'range', 'CPU', 'memory', 'site is']];
  for (const [scenario, byGenerator] of Object.entries(costs)) {
    const own = wallOf(byGenerator.site ?? []);
    for (const [name, runs] of Object.entries(byGenerator)) {
      const walls = runs.map(cost => cost.wall);
      rows.push([
        name === 'site' ? scenario : '',
        name,
        seconds(median(walls)),
        `${Math.min(...walls).toFixed(2)}–${Math.max(...walls).toFixed(2)}`,
        seconds(median(runs.map(cost => cost.cpu))),
        `${Math.round(median(runs.map(cost => cost.memory)) / 1e6)} MB`,
        name === 'site' ? '' : `${(own / wallOf(runs)).toFixed(2)} ×`,
      ]);
    }
  }
  return aligned(rows);
}

/** What a docs page of ours makes the browser load. */
export function weightTable(weight: PageWeight): string {
  return aligned([
    ['a docs page, gzip', 'HTML', 'script', 'style', 'inline JSON', 'requests'],
    [
      '',
      ...[weight.html, weight.script, weight.style, weight.inlineJson].map(kilobytes),
      String(weight.requests),
    ],
  ]);
}

/** Columns side by side, the first two to the left and the figures to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n');
}

function wallOf(runs: readonly Cost[]): number {
  return median(runs.map(cost => cost.wall));
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
