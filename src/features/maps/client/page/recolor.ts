import { mapsWords } from '@mapwright/site/words';
import { groupFills, type MapLook, type MapState, PLAIN, withColor } from '../coloring/map-state.ts';
import type { StateHistory } from '../coloring/state-history.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { LabelKind } from '../map/label-layer.ts';

/** The picture as a visitor's changes make it. */
export interface Recolor {
  /** Whether the picture differs from its file. */
  isChanged(): boolean;
  /** Behind the picture; `undefined` = transparent. */
  background(): string | undefined;
  labels(): LabelKind;
  /** Colours the regions in another way from now on: by their figures, too. */
  fillBy(fillsOf: (state: MapState) => ReadonlyMap<string, string>): void;
}

/** The attributes of the picture that the form's fields change. */
const ATTRIBUTES = { land: 'fill', border: 'stroke', width: 'stroke-width' } as const;
const PAINTED = ['land', 'border', 'width'] as const;

/** The colours of the map on a dark page, for a download. */
const DARK = { land: '#567882', border: '#15252d', background: '#15252d' } as const;

/** What each field changes, for the announcement that it is undone. */
const STEPS: Readonly<Record<string, string>> = {
  land: mapsWords.land,
  border: mapsWords.borders,
  width: mapsWords.borderWidth,
  background: mapsWords.background,
  transparent: mapsWords.background,
  selected: mapsWords.selectedRegions,
  labels: mapsWords.labels,
};

/** Connects the form that repaints the map. Its fields always show the colours that the screen shows and that a download has. */
export function connectRecolor(form: HTMLFormElement, map: InteractiveMap, history: StateHistory): Recolor {
  const group = map.regions[0]?.element.parentElement;
  const attribute = (name: keyof typeof ATTRIBUTES) => group?.getAttribute(ATTRIBUTES[name]) ?? '';
  const original = { land: attribute('land'), border: attribute('border'), width: attribute('width') };
  let fillsOf: (state: MapState) => ReadonlyMap<string, string> = groupFills;
  let fills: ReadonlyMap<string, string> = new Map();
  let shown = PLAIN.look;

  form.querySelector('fieldset')?.removeAttribute('disabled');
  showFields(PLAIN.look);

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const after = change(history.current(), target.name, target.value);
    if (after) history.change(after, STEPS[target.name] ?? '');
  });
  form.addEventListener('reset', event => {
    event.preventDefault();
    history.change(PLAIN, mapsWords.reset);
  });
  fieldOf(form, 'dark')?.addEventListener('click', () => {
    const state = history.current();
    history.change({ ...state, look: { ...state.look, ...DARK } }, mapsWords.darkColors);
  });
  history.follow(show);
  map.on('select', showSelected);

  function change(state: MapState, name: string, value: string): MapState | null {
    const selected = map.selected();
    if (name === 'selected') return selected.length > 0 ? withColor(state, selected, value) : null;
    const look = changeLook(state.look, name, value);
    return look && { ...state, look };
  }

  function changeLook(look: MapLook, name: string, value: string): MapLook | null {
    if (isPainted(name))
      return { ...look, [name]: value === toLongColor(original[name]) ? PLAIN.look[name] : value };
    if (name === 'labels') return { ...look, labels: toLabelKind(value) };
    // A colour that is chosen ends the transparency.
    if (name === 'background') return { ...look, background: value };
    if (name !== 'transparent') return null;
    const background = fieldOf(form, 'background')?.value ?? '';
    return { ...look, background: fieldOf(form, 'transparent')?.checked ? '' : background };
  }

  function show(state: MapState): void {
    for (const name of PAINTED) group?.setAttribute(ATTRIBUTES[name], state.look[name] || original[name]);
    fills = fillsOf(state);
    map.paint(fills);
    map.svg.style.background = state.look.background;
    if (shown.labels !== state.look.labels) map.setLabels(state.look.labels);
    shown = state.look;
    map.svg.closest('.interactive-map')?.toggleAttribute('data-own', isChanged());
    showFields(state.look);
  }

  function showFields(look: MapLook): void {
    for (const name of PAINTED) setValue(fieldOf(form, name), toLongColor(look[name] || original[name]));
    const transparent = fieldOf(form, 'transparent');
    if (transparent) transparent.checked = look.background === '';
    if (look.background) setValue(fieldOf(form, 'background'), look.background);
    setValue(fieldOf(form, 'labels'), look.labels);
    showSelected();
  }

  /** Shows the colour of the selected region, or of the last of several. */
  function showSelected(): void {
    const field = fieldOf(form, 'selected');
    if (!field) return;
    const selected = map.selected();
    field.disabled = selected.length === 0;
    setValue(field, toLongColor(fills.get(selected.at(-1) ?? '') ?? attribute('land')));
  }

  function isChanged(): boolean {
    const { title, source } = history.current();
    const { land, border, width, background } = shown;
    return fills.size > 0 || [title, source, land, border, width, background].some(text => text !== '');
  }

  return {
    isChanged,
    background: () => shown.background || undefined,
    labels: () => shown.labels,
    fillBy(next) {
      fillsOf = next;
      show(history.current());
    },
  };
}

/** Converts `#fff` to `#ffffff`, as colour fields require. */
export function toLongColor(color: string): string {
  return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Setting the value that a field has would move the cursor or the thumb in some browsers. */
function setValue(field: HTMLInputElement | null, value: string): void {
  if (field && value && field.value !== value) field.value = value;
}

function isPainted(name: string): name is keyof typeof ATTRIBUTES {
  return Object.hasOwn(ATTRIBUTES, name);
}

function toLabelKind(value: string): LabelKind {
  return value === 'ids' || value === 'titles' ? value : 'none';
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${name}]`);
}
