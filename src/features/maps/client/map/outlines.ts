import type { MapRegionElement } from './regions.ts';
import { createSvgElement } from './svg-elements.ts';

/** Marks regions with copies on top of the picture: neighbours never cover them, and the regions keep their colours. */
export interface Outlines {
  readonly element: SVGGElement;
  setHover(region: MapRegionElement | null): void;
  setFocus(region: MapRegionElement | null): void;
  setSelected(regions: readonly MapRegionElement[]): void;
  /** Copies the regions anew: their outlines have changed. */
  redraw(): void;
}

export function createOutlines(): Outlines {
  const classes = ['map-selected', 'map-hover map-pointed', 'map-focus map-pointed'];
  const layers = classes.map(name => createSvgElement('g', { class: name }));
  const [selected, hover, focus] = layers;
  const element = createSvgElement('g', { class: 'map-outlines' });
  element.append(...layers);
  const marked = new Map<SVGGElement, readonly (MapRegionElement | null)[]>();
  const fill = (layer: SVGGElement | undefined, regions: readonly (MapRegionElement | null)[]) => {
    if (layer === undefined) return;
    marked.set(layer, regions);
    const shown = regions.filter(region => region !== null);
    while (layer.children.length > shown.length) layer.lastChild?.remove();
    // Another outline in the same path makes less work for the browser than another path.
    for (const [index, region] of shown.entries())
      copyOutline(region, layer.children[index] ?? layer.appendChild(createSvgElement('path')));
  };
  return {
    element,
    // Twice: a wide light line below a narrow dark one is visible on any colour.
    setHover: region => fill(hover, [region, region]),
    setFocus: region => fill(focus, [region, region]),
    setSelected: regions => fill(selected, regions),
    redraw: () => {
      for (const [layer, regions] of marked) fill(layer, regions);
    },
  };
}

function copyOutline({ element }: MapRegionElement, path: Element): void {
  for (const name of ['d', 'transform']) {
    const value = element.getAttribute(name);
    if (value === null) path.removeAttribute(name);
    else path.setAttribute(name, value);
  }
}
