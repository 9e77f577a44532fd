import shapes from './globe.json';
import { onPaper } from './on-paper.ts';

/** The middle of the globe and its radius, in pixels: it reaches over three edges. */
const GLOBE = { x: 985, y: 322, radius: 400 };
/** The radius in the file. */
const UNITS = 500;

/** The globe in pale shades of a colour: sea, grid, land with its coast. */
export function globe(color: string): string {
  const shade = (share: number) => onPaper(color, share);
  const { x, y, radius } = GLOBE;
  const scale = radius / UNITS;
  return `<g transform="translate(${x - radius} ${y - radius}) scale(${scale})" stroke-linejoin="round"><circle cx="${UNITS}" cy="${UNITS}" r="${UNITS}" fill="${shade(0.05)}"/><path d="${shapes.grid}" fill="none" stroke="${shade(0.14)}" stroke-width="2"/><path d="${shapes.land}" fill="${shade(0.18)}" stroke="${shade(0.43)}" stroke-width="2.5"/></g>`;
}
