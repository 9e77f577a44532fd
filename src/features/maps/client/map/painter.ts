import type { MapRegionElement } from './regions.ts';

/** Colours regions by id; all others get back the colour that the picture gave them. */
export function createPainter(
  regions: readonly MapRegionElement[],
): (fills: ReadonlyMap<string, string>) => void {
  const own = new Map(regions.map(({ id, element }) => [id, element.getAttribute('fill')]));
  return fills => {
    for (const { id, element } of regions) {
      const fill = fills.get(id) ?? own.get(id) ?? null;
      if (fill === null) element.removeAttribute('fill');
      else element.setAttribute('fill', fill);
    }
  };
}
