/** How to divide values into classes: by equal width, by equal number of values, or at given limits. */
export type ClassMethod =
  | { readonly kind: 'equal-interval' | 'quantile'; readonly count: number }
  | { readonly kind: 'manual'; readonly breaks: readonly number[] };

/** A line of a legend: a colour and its meaning. */
export interface LegendItem {
  readonly color: string;
  readonly text: string;
}

export interface ChoroplethOptions {
  /** By region id; a region without one keeps its colour. */
  readonly values: ReadonlyMap<string, number>;
  readonly method: ClassMethod;
  /** One for each class, from low to high. Default: `sequentialColors`. */
  readonly colors?: readonly string[];
  /** Writes a value in the legend. Default: the number format of the browser's language. */
  readonly format?: (value: number) => string;
}

export interface Choropleth {
  /** Colours by region id, for `paint`. */
  readonly fills: ReadonlyMap<string, string>;
  readonly legend: readonly LegendItem[];
}

/** Colours regions by their values, and explains the colours. */
export function createChoropleth({ values, method, colors, format = String }: ChoroplethOptions): Choropleth {
  const finite = [...values].filter(([, value]) => Number.isFinite(value));
  const sorted = finite.map(([, value]) => value).sort((a, b) => a - b);
  const breaks = classBreaks(sorted, method);
  const palette = colors ?? sequentialColors(breaks.length + 1);
  const colorOf = (index: number) => palette[Math.min(index, palette.length - 1)] ?? 'none';
  return {
    fills: new Map(finite.map(([id, value]) => [id, colorOf(classOf(value, breaks))])),
    legend: rangeTexts(sorted, breaks, format).map((text, index) => ({ color: colorOf(index), text })),
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

/** The background of a map: colours of small numbers resemble it, those of large ones contrast with it. */
export type MapPaper = keyof typeof RAMPS;

/** Colours from low to high that also differ in lightness, so that their order survives print and colour blindness. */
export function sequentialColors(count: number, paper: MapPaper = 'light'): readonly string[] {
  const ramp = RAMPS[paper];
  if (count <= 1) return [mix(ramp, 0.5)];
  return Array.from({ length: count }, (_, index) => mix(ramp, index / (count - 1)));
}

type Channels = readonly [red: number, green: number, blue: number];
type Ramp = readonly [low: Channels, middle: Channels, high: Channels];

const RAMPS = {
  light: [
    [214, 235, 239],
    [79, 163, 181],
    [6, 63, 77],
  ],
  dark: [
    [33, 68, 80],
    [62, 143, 161],
    [196, 238, 244],
  ],
} as const satisfies Readonly<Record<string, Ramp>>;

function mix(ramp: Ramp, share: number): string {
  const [from, to] = share < 0.5 ? [ramp[0], ramp[1]] : [ramp[1], ramp[2]];
  const within = share < 0.5 ? share * 2 : share * 2 - 1;
  const channel = (a: number, b: number) =>
    Math.round(a + (b - a) * within)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(from[0], to[0])}${channel(from[1], to[1])}${channel(from[2], to[2])}`;
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position % 1);
}

function rangeTexts(
  sorted: readonly number[],
  breaks: readonly number[],
  format: (value: number) => string,
): readonly string[] {
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return [];
  if (breaks.length === 0) return [least === most ? format(least) : `${format(least)} – ${format(most)}`];
  return [...breaks, null].map((to, index) => {
    const from = index === 0 ? null : (breaks[index - 1] ?? null);
    if (from === null) return `Under ${format(to ?? most)}`;
    return to === null ? `${format(from)} and more` : `${format(from)} to under ${format(to)}`;
  });
}
