/*
 * The regions are a list box: one stop of the Tab key, however many there are. In a list box, screen readers pass on the arrow keys,
 * which they keep to themselves in a group of buttons. The focus itself moves from option to option (a roving `tabindex`): browsers
 * report it for shapes more reliably than `aria-activedescendant`, and zooming tools follow it.
 */
import type { MapRegionElement } from './regions.ts';
import { setAttributes } from './svg-elements.ts';

export interface RegionListOptions {
  /** Accessible name: the name of the regions in the plural. */
  readonly label: string;
  /** Id of the element that describes the keys. */
  readonly helpId: string;
  readonly isMultiple: boolean;
}

export interface RegionList {
  /** The region that an event happened on. */
  find(target: EventTarget | null): MapRegionElement | null;
  get(id: string): MapRegionElement | null;
  /** The region at which the Tab key stops. */
  active(): MapRegionElement | null;
  /** Moves that stop without moving the focus. */
  activate(region: MapRegionElement): void;
  selected(): readonly MapRegionElement[];
  /** Selects these regions and no others. Ignores unknown ids, and all but the first if only one may be selected. */
  select(ids: readonly string[]): void;
  /** The selection after a region was chosen: choosing it again removes it. */
  afterChoice(region: MapRegionElement): readonly string[];
}

export function createRegionList(
  listBox: SVGGElement,
  regions: readonly MapRegionElement[],
  { label, helpId, isMultiple }: RegionListOptions,
): RegionList {
  const byElement = new Map<unknown, MapRegionElement>(regions.map(region => [region.element, region]));
  const byId = new Map(regions.map(region => [region.id, region]));
  let active = regions[0] ?? null;
  let selected: readonly MapRegionElement[] = [];

  if (active) {
    setAttributes(listBox, { role: 'listbox', 'aria-label': label, 'aria-describedby': helpId });
    if (isMultiple) listBox.setAttribute('aria-multiselectable', 'true');
  }
  for (const { element, title } of regions) {
    setAttributes(element, { role: 'option', 'aria-label': title, 'aria-selected': 'false' });
  }
  active?.element.setAttribute('tabindex', '0');
  // Frames, leader lines and labels add nothing to the options.
  for (const child of listBox.children) {
    if (!regions.some(({ element }) => child.contains(element))) child.setAttribute('aria-hidden', 'true');
  }

  function activate(region: MapRegionElement): void {
    if (region === active) return;
    active?.element.removeAttribute('tabindex');
    region.element.setAttribute('tabindex', '0');
    active = region;
  }

  function select(ids: readonly string[]): void {
    for (const { element } of selected) element.setAttribute('aria-selected', 'false');
    const known = [...new Set(ids)].flatMap(id => byId.get(id) ?? []);
    selected = isMultiple ? known : known.slice(0, 1);
    for (const { element } of selected) element.setAttribute('aria-selected', 'true');
  }

  function afterChoice(region: MapRegionElement): readonly string[] {
    const others = selected.filter(other => other !== region).map(({ id }) => id);
    const kept = isMultiple ? others : [];
    return selected.includes(region) ? kept : [...kept, region.id];
  }

  return {
    find: target => byElement.get(target) ?? null,
    get: id => byId.get(id) ?? null,
    active: () => active,
    activate,
    selected: () => selected,
    select,
    afterChoice,
  };
}
