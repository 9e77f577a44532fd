import type { Box } from '../map/view-box.ts';
import type { Terrain } from './terrain.ts';

/** What all labels of a picture have in common. */
export interface LabelRules {
  readonly frame: Box;
  readonly terrain: Terrain;
  /** The smallest letters, in pixels of the picture. */
  readonly smallest: number;
  /** Width of a text, as a multiple of its size. */
  readonly widthOf: (text: string) => number;
}
