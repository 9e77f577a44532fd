import type { Announce } from '@mapwright/site/live';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { NamedRegion } from './match-regions.ts';
import type { StateHistory } from './state-history.ts';

/** What the parts of the tool work with. */
export interface ColoringTool {
  readonly map: InteractiveMap;
  readonly history: StateHistory;
  readonly announce: Announce;
  /** With the names of the table, which people may use in their own. */
  readonly regions: readonly NamedRegion[];
}
