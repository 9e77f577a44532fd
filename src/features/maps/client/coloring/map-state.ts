import type { LabelKind } from '../map/label-layer.ts';

/** How the picture itself is drawn. An empty text is the picture's own colour or width, or no background. */
export interface MapLook {
  readonly land: string;
  readonly border: string;
  readonly width: string;
  readonly background: string;
  readonly labels: LabelKind;
}

/** Regions with one colour. A group with a name is in the legend. */
export interface ColorGroup {
  readonly name: string;
  readonly color: string;
  readonly regions: readonly string[];
}

/** How figures are divided into classes: `own` = at limits that the visitor gives. */
export type ClassKind = 'quantile' | 'equal' | 'natural' | 'own';

/** Figures of regions, and how they become colours. */
export interface DataLayer {
  readonly values: ReadonlyMap<string, number>;
  readonly unit: string;
  readonly method: ClassKind;
  /** The number of classes, unless the limits are the visitor's own. */
  readonly classes: number;
  readonly limits: readonly number[];
  /** The name of a palette. */
  readonly palette: string;
  readonly isReversed: boolean;
  /** The colour of regions without a figure. */
  readonly noData: string;
}

/** Everything that a visitor has changed on a map. */
export interface MapState {
  readonly look: MapLook;
  readonly title: string;
  readonly source: string;
  readonly groups: readonly ColorGroup[];
  readonly data: DataLayer | null;
}

/** The map as its file has it. */
export const PLAIN: MapState = {
  look: { land: '', border: '', width: '', background: '', labels: 'none' },
  title: '',
  source: '',
  groups: [],
  data: null,
};

/** The colours of the groups, by region. */
export function groupFills({ groups }: Pick<MapState, 'groups'>): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ color, regions }) => regions.map(id => [id, color] as const)));
}

/** The state in which some regions have another colour: as a group of that colour, or as the recoloured group that they are. */
export function withColor(state: MapState, ids: readonly string[], color: string): MapState {
  const wanted = new Set(ids);
  const isWhole = ({ regions }: ColorGroup) =>
    regions.length === wanted.size && regions.every(id => wanted.has(id));
  const same = state.groups.find(group => group.color === color);
  if (!same && state.groups.some(isWhole))
    return { ...state, groups: state.groups.map(group => (isWhole(group) ? { ...group, color } : group)) };
  const others = without(state.groups, wanted);
  const groups = same
    ? others.map(group => (group.color === color ? { ...group, regions: [...group.regions, ...ids] } : group))
    : [...others, { name: '', color, regions: ids }];
  return { ...state, groups: groups.filter(({ name, regions }) => name !== '' || regions.length > 0) };
}

function without(groups: readonly ColorGroup[], ids: ReadonlySet<string>): readonly ColorGroup[] {
  return groups.map(group => ({ ...group, regions: group.regions.filter(id => !ids.has(id)) }));
}
