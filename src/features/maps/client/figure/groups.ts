import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import {
  type ClassMethod,
  classBreaks,
  classOf,
  type LegendItem,
  rangeTexts,
  sequentialColors,
} from '../map/choropleth.ts';

/** Regions grouped by colour, and the meanings of the colours. */
export interface RegionGroups {
  readonly legend: readonly LegendItem[];
  /** The index in the legend by region; a region without one keeps its own colour. */
  readonly groups: ReadonlyMap<string, number>;
  /** Whether the legend says how many regions a group has. */
  readonly isCounted?: boolean;
}

interface ClassOptions {
  readonly method: ClassMethod;
  /** The same measure in other years, and in this: the classes are those of all, so that colours compare. Default: only `values`. */
  readonly series?: readonly ReadonlyMap<string, number>[];
}

/** The colours differ in lightness too, and each is visible beside white borders and below dark labels. */
export const CATEGORY_COLORS = [
  '#2f8fa3',
  '#e8b54a',
  '#a65f7d',
  '#7fa65a',
  '#c96f45',
  '#5b76b0',
  '#b9a58a',
  '#6f7f86',
];
const NO_FIGURE = 'light-dark(#d8d3ca, #4d4944)';

/** The method that a writer or a visitor has chosen; else as many regions in each of five classes. */
export function methodOf(name: string | undefined, classes = '5'): ClassMethod {
  return { kind: name === 'equal' ? 'equal-interval' : 'quantile', count: Number(classes) };
}

/** Groups regions into classes of their numbers. The limits are as round as the legend writes them. */
export function groupByClass(
  regions: readonly string[],
  values: ReadonlyMap<string, number>,
  { method, series = [values] }: ClassOptions,
): RegionGroups {
  const sorted = series.flatMap(numbers => [...numbers.values()]).sort((a, b) => a - b);
  const step = stepOf((sorted.at(-1) ?? 0) - (sorted[0] ?? 0));
  const rounded = classBreaks(sorted, method).map(value =>
    Number((Math.round(value / step) * step).toPrecision(12)),
  );
  const breaks = [...new Set(rounded)];
  const texts = rangeTexts(breaks, sorted, value => counter.number(value));
  const [onLight, onDark] = [sequentialColors(texts.length), sequentialColors(texts.length, 'dark')];
  const legend = texts.map((text, index) => ({
    color: `light-dark(${onLight[index]}, ${onDark[index]})`,
    text,
  }));
  const isWhole = series.every(numbers => regions.every(id => numbers.has(id)));
  return {
    legend: isWhole ? legend : [...legend, { color: NO_FIGURE, text: figuresWords.noFigure }],
    groups: new Map(
      regions.map(id => {
        const value = values.get(id);
        return [id, value === undefined ? legend.length : classOf(value, breaks)];
      }),
    ),
  };
}

/** Groups regions by a word, in the order in which the words occur. */
export function groupByCategory(categories: ReadonlyMap<string, string>): RegionGroups {
  const names = [...new Set(categories.values())];
  const color = (index: number) => CATEGORY_COLORS[index % CATEGORY_COLORS.length] ?? NO_FIGURE;
  const groups = new Map([...categories].map(([id, name]) => [id, names.indexOf(name)]));
  return { legend: names.map((text, index) => ({ color: color(index), text })), groups, isCounted: true };
}

/** A hundredth of the range, or less: a number rounded to it stays almost where it is. */
function stepOf(range: number): number {
  return range > 0 ? 10 ** (Math.floor(Math.log10(range)) - 2) : 1;
}
