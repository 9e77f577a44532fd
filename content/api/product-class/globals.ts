/** @module MapwrightClass/Globals */

import type { MapwrightClient } from './mapwright-client.ts';

declare global {
  interface Window {
    /** The player; `undefined` until its script has run. */
    mapwright?: MapwrightClient;
    /** The player under its old name, with the tools of {@link MapwrightClient.utils} directly on it. */
    Mapwright?: MapwrightClient;
  }
  interface WindowEventMap {
    /** Happens once, when maps can be created: {@link MapwrightClient.initialized} is then `true`. */
    mapwrightClientInitialized: Event;
  }
  /** The player, by its name on a page. */
  var mapwright: MapwrightClient;
}
