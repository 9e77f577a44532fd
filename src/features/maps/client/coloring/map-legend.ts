import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import { classOf, type LegendItem, rangeTexts } from '../map/choropleth.ts';
import { classLimits } from './class-limits.ts';
import { type DataLayer, groupFills, type MapState } from './map-state.ts';
import { paletteColors } from './palettes.ts';

/** What the colours of a map mean, and which region has which. */
export interface MapLegend {
  /** With the unit. */
  readonly title: string;
  readonly items: readonly LegendItem[];
  readonly source: string;
  readonly fills: ReadonlyMap<string, string>;
}

/** Explains a state. Groups win over figures, and only groups with a name are explained. */
export function mapLegend(state: MapState, regions: readonly string[]): MapLegend {
  const data = state.data ? dataLegend(state.data, regions) : { items: [], fills: new Map() };
  const named = state.groups.filter(({ name, regions }) => name !== '' && regions.length > 0);
  const unit = state.data?.unit ?? '';
  return {
    title: withUnit(state.title, unit),
    items: [...data.items, ...named.map(({ name, color }) => ({ color, text: name }))],
    source: state.source,
    fills: new Map([...data.fills, ...groupFills(state)]),
  };
}

function dataLegend(data: DataLayer, regions: readonly string[]): Pick<MapLegend, 'items' | 'fills'> {
  const limits = classLimits(data);
  const sorted = [...data.values.values()].sort((a, b) => a - b);
  const texts = rangeTexts(limits, sorted, formatLimit);
  const colors = paletteColors(data.palette, texts.length, data.isReversed);
  const fills = new Map(
    regions.map(id => {
      const value = data.values.get(id);
      return [id, value === undefined ? data.noData : (colors[classOf(value, limits)] ?? data.noData)];
    }),
  );
  const items = texts.map((text, index) => ({ text, color: colors[index] ?? data.noData }));
  const isWhole = regions.every(id => data.values.has(id));
  return {
    fills,
    items: isWhole ? items : [...items, { color: data.noData, text: figuresWords.noFigure }],
  };
}

function withUnit(title: string, unit: string): string {
  return unit === '' || title === '' ? title || unit : `${title} (${unit})`;
}

/** The site's number format has three decimals at most, which would show small limits as zero. */
function formatLimit(value: number): string {
  return value !== 0 && Math.abs(value) < 0.01 ? String(value) : counter.number(value);
}
