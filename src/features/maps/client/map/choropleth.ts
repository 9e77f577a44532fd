/** How to divide values into classes: by equal width, by equal number of values, or at given limits. */
export type ClassMethod =
  | { readonly kind: 'equal-interval' | 'quantile'; readonly count: number }
  | { readonly kind: 'manual'; readonly breaks: readonly number[] };

/** A line of a legend: a colour and its meaning. */
export interface LegendItem {
  readonly color: string;
  readonly text: string;
}

export interface Choropleth {
  /** Colours by region id, for `paint`. */
  readonly fills: ReadonlyMap<string, string>;
  readonly legend: readonly LegendItem[];
}

/** Colours regions by their values in at most `count` classes of equal width, and explains the colours. */
export function createChoropleth(
  values: ReadonlyMap<string, number>,
  count: number,
  format: (value: number) => string,
): Choropleth {
  const sorted = [...values.values()].sort((a, b) => a - b);
  const breaks = classBreaks(sorted, { kind: 'equal-interval', count });
  const colors = sequentialColors(breaks.length + 1);
  const colorOf = (index: number) => colors[index] ?? 'none';
  return {
    fills: new Map([...values].map(([id, value]) => [id, colorOf(classOf(value, breaks))])),
    legend: rangeTexts(breaks, sorted, format).map((text, index) => ({ color: colorOf(index), text })),
  };
}

/** The limits between classes: ascending, unique, one fewer than the classes. `sorted` ascends. */
export function classBreaks(sorted: readonly number[], method: ClassMethod): readonly number[] {
  const least = sorted[0];
  const most = sorted.at(-1);
  if (method.kind === 'manual') return [...new Set(method.breaks)].sort((a, b) => a - b);
  if (least === undefined || most === undefined) return [];
  const inner = Array.from(
    { length: Math.max(0, method.count - 1) },
    (_, index) => (index + 1) / method.count,
  );
  const breaks = inner.map(share =>
    method.kind === 'quantile' ? quantile(sorted, share) : least + (most - least) * share,
  );
  // Equal values stay together, so there may be fewer classes.
  return [...new Set(breaks)].filter(value => value > least);
}

/** The class of a value, from 0; a value at a limit belongs to the class above it. */
export function classOf(value: number, breaks: readonly number[]): number {
  return breaks.filter(limit => value >= limit).length;
}

/** The classes between limits, in words for a legend. */
export function rangeTexts(
  breaks: readonly number[],
  sorted: readonly number[],
  format: (value: number) => string,
): readonly string[] {
  const [first] = breaks;
  const last = breaks.at(-1);
  if (first === undefined || last === undefined) return sorted[0] === undefined ? [] : [format(sorted[0])];
  const between = breaks.slice(1).map((to, index) => `${format(breaks[index] ?? to)}–${format(to)}`);
  return [`< ${format(first)}`, ...between, `≥ ${format(last)}`];
}

/** Colours of low, middle and high numbers by the map's background: those of small numbers resemble it. */
const RAMPS = {
  light: ['#d6ebef', '#4fa3b5', '#063f4d'],
  dark: ['#214450', '#3e8fa1', '#c4eef4'],
} as const;

/** Colours from low to high that also differ in lightness, so that their order survives print and colour blindness. */
export function sequentialColors(count: number, paper: keyof typeof RAMPS = 'light'): readonly string[] {
  return spreadColors(RAMPS[paper], count);
}

/** A number of colours, from the first of some to the last and evenly between them; a single one is in the middle. */
export function spreadColors(colors: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    colorAt(colors, count === 1 ? 0.5 : index / (count - 1)),
  );
}

function colorAt(colors: readonly string[], share: number): string {
  const place = share * (colors.length - 1);
  const from = colors[Math.floor(place)] ?? '#000000';
  const to = colors[Math.ceil(place)] ?? from;
  const mixed = channelsOf(from).map((channel, index) =>
    Math.round(channel + ((channelsOf(to)[index] ?? 0) - channel) * (place % 1)),
  );
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(color: string): readonly number[] {
  return [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position % 1);
}
