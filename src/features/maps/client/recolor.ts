import type { InteractiveMap } from './map/interactive-map.ts';
import type { LabelKind } from './map/label-layer.ts';

/** The visitor's changes to the map's look. */
export interface Recolor {
  /** Whether the picture differs from its file. */
  isChanged(): boolean;
  /** Behind the picture; `undefined` = transparent. */
  background(): string | undefined;
  labels(): LabelKind;
}

/** The attributes of the picture that the form's fields change. */
const ATTRIBUTES = { land: 'fill', border: 'stroke', width: 'stroke-width' } as const;

/** Connects the form that repaints the map. Its fields always show the colours that the screen shows and that a download has. */
export function connectRecolor(form: HTMLFormElement, map: InteractiveMap): Recolor {
  const group = map.regions[0]?.element.parentElement;
  const original = Object.values(ATTRIBUTES).map(name => [name, group?.getAttribute(name) ?? ''] as const);
  const fills = new Map<string, string>();
  let selected: readonly string[] = [];
  let background: string | undefined;

  for (const [name, attribute] of Object.entries(ATTRIBUTES)) {
    const field = fieldOf(form, name);
    const value = group?.getAttribute(attribute) ?? '';
    // Set as attributes, so that resetting the form restores them.
    if (field && value)
      field.setAttribute('value', attribute === 'stroke-width' ? value : toLongColor(value));
  }
  form.querySelector('fieldset')?.removeAttribute('disabled');
  form.reset();
  showSelected();

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      change(target.name, target.value);
  });
  form.addEventListener('reset', () => {
    for (const [name, value] of original) group?.setAttribute(name, value);
    fills.clear();
    map.paint(fills);
    setBackground(undefined);
    map.setLabels('none');
    // The fields are reset after this event.
    setTimeout(showSelected);
  });
  map.on('select', ids => {
    selected = ids;
    showSelected();
  });

  function change(name: string, value: string): void {
    if (isPainted(name)) {
      group?.setAttribute(ATTRIBUTES[name], value);
      showSelected();
    } else if (name === 'background' || name === 'transparent') showBackground(name);
    else if (name === 'labels') map.setLabels(toLabelKind(value));
    else if (name === 'selected') {
      for (const id of selected) fills.set(id, value);
      map.paint(fills);
    }
  }

  function setBackground(color: string | undefined): void {
    background = color;
    map.svg.style.background = color ?? '';
  }

  /** A colour that is chosen ends the transparency. */
  function showBackground(changed: 'background' | 'transparent'): void {
    const transparent = fieldOf(form, 'transparent');
    if (transparent && changed === 'background') transparent.checked = false;
    setBackground(transparent?.checked ? undefined : fieldOf(form, 'background')?.value);
  }

  /** Shows the colour of the selected region, or of the last of several. */
  function showSelected(): void {
    const field = fieldOf(form, 'selected');
    if (!field) return;
    field.disabled = selected.length === 0;
    field.value = toLongColor(colorOf(selected.at(-1)));
  }

  function colorOf(id: string | undefined): string {
    const region = map.regions.find(other => other.id === id);
    return region?.element.getAttribute('fill') ?? group?.getAttribute('fill') ?? '';
  }

  return {
    isChanged: () =>
      fills.size > 0 ||
      background !== undefined ||
      original.some(([name, value]) => (group?.getAttribute(name) ?? '') !== value),
    background: () => background,
    labels: () => toLabelKind(new FormData(form).get('labels')),
  };
}

/** Converts `#fff` to `#ffffff`, as colour fields require. */
export function toLongColor(color: string): string {
  return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

function isPainted(name: string): name is keyof typeof ATTRIBUTES {
  return Object.hasOwn(ATTRIBUTES, name);
}

function toLabelKind(value: unknown): LabelKind {
  return value === 'ids' || value === 'titles' ? value : 'none';
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${name}]`);
}
