import type { MapRegionElement } from './regions.ts';

/** The outlines of a picture: its own, and those in high detail as soon as they are there. */
export interface OutlineDetail {
  /** Draws the regions as another picture with the same ids and viewBox does. Colours stay. */
  refine(picture: SVGSVGElement): void;
  /** What `read` returns while the picture has its own outlines. */
  inOwn<Result>(read: () => Result): Result;
}

export function createOutlineDetail(regions: readonly MapRegionElement[]): OutlineDetail {
  const own = regions.map(({ element }) => element.getAttribute('d') ?? '');
  const draw = (outlines: readonly string[]) => {
    regions.forEach(({ element }, index) => {
      element.setAttribute('d', outlines[index] ?? '');
    });
  };
  let shown = own;
  return {
    refine(picture) {
      const paths = [...picture.querySelectorAll('path[id]')];
      const fine = new Map(paths.map(path => [path.id, path.getAttribute('d')]));
      shown = regions.map(({ element }, index) => fine.get(element.id) ?? own[index] ?? '');
      draw(shown);
    },
    inOwn(read) {
      draw(own);
      try {
        return read();
      } finally {
        draw(shown);
      }
    },
  };
}
