import { type Box, centerOf, type Point } from './view-box.ts';

/** A region of the picture: a path with an id. */
export interface MapRegionElement {
  /** Its code, which may begin with a digit; otherwise its id. */
  readonly id: string;
  /** The path's title, or else its id. */
  readonly title: string;
  /** The place of its label, if the picture says one. */
  readonly label?: Point;
  readonly element: SVGPathElement;
}

/** The regions of a picture, in its order. */
export function findRegions(svg: SVGSVGElement): readonly MapRegionElement[] {
  return [...svg.querySelectorAll<SVGPathElement>('path[id]')].map(element => {
    const id = element.dataset.code ?? element.id;
    const inside = element.querySelector(':scope > title');
    const title = element.getAttribute('title') ?? inside?.textContent ?? id;
    // Browsers would show it beside the pointer, over the map's own tooltip.
    inside?.remove();
    const [x, y] = element.dataset.label?.split(' ').map(Number) ?? [];
    const hasLabel = x !== undefined && y !== undefined && Number.isFinite(x + y);
    return { id, title, element, ...(hasLabel && { label: { x, y } }) };
  });
}

/** The positions of regions, in pixels of the picture. Boxes are measured on first use, because measuring triggers layout. */
export interface RegionPlaces {
  box(region: MapRegionElement): Box;
  point(region: MapRegionElement): Point;
}

/** `labelPoints` are better than the middles of boxes, which are outside the region for a bay or a crescent. */
export function createRegionPlaces(labelPoints: ReadonlyMap<string, Point>): RegionPlaces {
  const boxes = new Map<string, Box>();
  const box = (region: MapRegionElement): Box => {
    const known = boxes.get(region.id);
    if (known) return known;
    const measured = region.element.getBBox();
    // A hidden picture cannot be measured: its boxes are empty.
    if (measured.width > 0) boxes.set(region.id, measured);
    return measured;
  };
  return { box, point: region => labelPoints.get(region.id) ?? region.label ?? centerOf(box(region)) };
}
