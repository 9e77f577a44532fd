import { CATEGORY_COLORS } from '../figure/groups.ts';
import type { DataLayer, MapState } from './map-state.ts';
import { FIRST_PALETTE, NO_DATA } from './palettes.ts';
import type { DataColumn } from './read-data.ts';

/** The state with a column: numbers become classes, words become groups. */
export function withColumn(state: MapState, { content, unit }: DataColumn): MapState {
  if (content.kind === 'numbers') {
    const { values } = content;
    return { ...state, data: { ...(state.data ?? firstLayer(values)), values, unit } };
  }
  const names = [...new Set(content.values.values())].slice(0, 30);
  const groups = names.map((name, index) => ({
    name,
    color: CATEGORY_COLORS[index % CATEGORY_COLORS.length] ?? NO_DATA,
    regions: [...content.values].filter(([, word]) => word === name).map(([id]) => id),
  }));
  return { ...state, groups, data: null };
}

/** How figures become colours until the visitor says otherwise. */
function firstLayer(values: ReadonlyMap<string, number>): Omit<DataLayer, 'values' | 'unit'> {
  return {
    method: 'quantile',
    classes: Math.min(5, Math.max(3, new Set(values.values()).size)),
    limits: [],
    palette: FIRST_PALETTE,
    isReversed: false,
    noData: NO_DATA,
  };
}
