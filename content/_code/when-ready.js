const READY = 'mapwrightClientInitialized';

/**
 * Calls `use` with the player, at once or when it can make maps.
 * @param {(player: typeof mapwright) => void} use
 */
export function whenPlayerReady(use) {
  if (window.mapwright?.initialized) use(mapwright);
  else addEventListener(READY, () => use(mapwright), { once: true });
}

/**
 * Calls `use` with a map of the page, at once or when it is ready.
 * @param {number} id
 * @param {(map: typeof mapwright.instances[number]) => void} use
 */
export function whenMapReady(id, use) {
  whenPlayerReady(player => {
    const map = player.getById(id);
    // A lazy map is missing until it comes into view.
    if (!map) setTimeout(whenMapReady, 250, id, use);
    else if (map.loaded) use(map);
    else map.events.once('afterInit', () => use(map));
  });
}
