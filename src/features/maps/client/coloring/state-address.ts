import type { View } from '../map/view-box.ts';
import { type ClassKind, type ColorGroup, type DataLayer, type MapState, PLAIN } from './map-state.ts';
import { FIRST_PALETTE, NO_DATA, PALETTES } from './palettes.ts';

/** What the address of a map's page may restore. */
export interface SharedMap {
  readonly state: MapState;
  readonly selected: readonly string[];
  /** The visible part; `null` = the whole map. */
  readonly view: View | null;
}

const LONGEST_TEXT = 200;
const MOST_GROUPS = 50;
const METHODS: readonly ClassKind[] = ['quantile', 'equal', 'natural', 'own'];
const COLORS = ['land', 'border', 'background'] as const;

/** Writes what differs from the plain map as parameters; empty if nothing does. */
export function writeSharedMap({ state, selected, view }: SharedMap): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string) => value !== '' && parameters.append(name, value);
  const { look, data } = state;
  add('title', state.title);
  add('source', state.source);
  for (const name of COLORS) add(name, look[name].replace('#', ''));
  add('width', look.width);
  if (look.labels !== 'none') add('labels', look.labels);
  if (data) {
    add('values', [...data.values].map(([id, value]) => `${id}:${value}`).join(','));
    add('unit', data.unit);
    add('method', data.method);
    add('classes', String(data.classes));
    add('limits', data.limits.join(','));
    add('palette', data.palette);
    if (data.isReversed) add('reversed', '1');
    add('nodata', data.noData.replace('#', ''));
  }
  for (const { name, color, regions } of state.groups)
    add('group', `${color.replace('#', '')}:${regions.join(',')}:${name}`);
  add('select', selected.join(','));
  if (view && view.k > 1)
    add('view', [view.x, view.y, view.k].map(part => Number(part.toFixed(2))).join(','));
  return parameters.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Reads parameters that anybody may have written: leaves out what is not understood, and what the map does not have. */
export function readSharedMap(text: string, regions: ReadonlySet<string>): SharedMap {
  const parameters = new URLSearchParams(text);
  const get = shortTexts(parameters);
  const labels = get('labels');
  const width = get('width');
  const [land, border, background] = COLORS.map(name => readColor(get(name)));
  return {
    state: {
      title: get('title'),
      source: get('source'),
      look: {
        land: land ?? '',
        border: border ?? '',
        background: background ?? '',
        width: width !== '' && Number(width) >= 0 && Number(width) <= 4 ? String(Number(width)) : '',
        labels: labels === 'ids' || labels === 'titles' ? labels : PLAIN.look.labels,
      },
      groups: readGroups(parameters.getAll('group'), regions),
      data: readLayer(parameters, regions),
    },
    selected: idsOf(parameters.get('select') ?? '', regions),
    view: readView(get('view')),
  };
}

function shortTexts(parameters: URLSearchParams): (name: string) => string {
  return name => (parameters.get(name) ?? '').slice(0, LONGEST_TEXT);
}

function readLayer(parameters: URLSearchParams, regions: ReadonlySet<string>): DataLayer | null {
  const get = shortTexts(parameters);
  const values = (parameters.get('values') ?? '').split(',').flatMap(pair => {
    const at = pair.lastIndexOf(':');
    const [id, number] = [pair.slice(0, at), pair.slice(at + 1)];
    return at > 0 && regions.has(id) && isNumber(number) ? [[id, Number(number)] as const] : [];
  });
  if (values.length === 0) return null;
  const classes = Number(get('classes'));
  const palette = get('palette');
  return {
    values: new Map(values),
    unit: get('unit'),
    method: METHODS.find(method => method === get('method')) ?? 'quantile',
    classes: Number.isInteger(classes) && classes >= 2 && classes <= 9 ? classes : 5,
    limits: readLimits(get('limits')),
    palette: Object.hasOwn(PALETTES, palette) ? palette : FIRST_PALETTE,
    isReversed: get('reversed') === '1',
    noData: readColor(get('nodata')) || NO_DATA,
  };
}

/** Limits between classes, as people type them: at most eight, in order. */
export function readLimits(text: string): readonly number[] {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(isNumber)
    .map(Number);
  return [...new Set(numbers)].sort((a, b) => a - b).slice(0, 8);
}

function readGroups(texts: readonly string[], regions: ReadonlySet<string>): readonly ColorGroup[] {
  const taken = new Set<string>();
  return texts.slice(0, MOST_GROUPS).flatMap(text => {
    const [, hex = '', ids = '', name = ''] = /^([^:]*):([^:]*):(.*)$/s.exec(text) ?? [];
    const color = readColor(hex);
    if (color === '') return [];
    const own = idsOf(ids, regions).filter(id => !taken.has(id));
    for (const id of own) taken.add(id);
    return [{ name: name.slice(0, LONGEST_TEXT), color, regions: own }];
  });
}

function idsOf(text: string, regions: ReadonlySet<string>): readonly string[] {
  return [...new Set(text.split(',').filter(id => regions.has(id)))];
}

function readView(text: string): View | null {
  const [x, y, k, ...more] = text.split(',').map(part => (isNumber(part) ? Number(part) : Number.NaN));
  if (x === undefined || y === undefined || k === undefined || more.length > 0) return null;
  return Number.isFinite(x + y + k) && k > 1 ? { x, y, k } : null;
}

function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

function readColor(text: string): string {
  return /^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : '';
}
