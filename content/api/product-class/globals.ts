/** @module MapwrightClass/Globals */

import type { MapwrightClient } from './mapwright-client.ts';

declare global {
  interface Window {
    /** The player; missing until its script has run. */
    mapwright?: MapwrightClient;
    /** The player under its old name, with the tools of {@link MapwrightClient.utils} directly on it. */
    Mapwright?: MapwrightClient;
  }
  interface WindowEventMap {
    /** Comes once, when maps can be created: {@link MapwrightClient.initialized} is then `true`. */
    mapwrightClientInitialized: Event;
  }
  /** The player, as code on a page names it. */
  var mapwright: MapwrightClient;
}
