import type { Position } from './distance.ts';

/** Where the visitor is, or why that is not known. */
export type MyLocation = Position | 'refused' | 'failed';

/** How long the browser may look for the location, in milliseconds. A visitor who is asked for permission may take longer. */
const LIMIT = 15_000;

/** Asks the browser for the visitor's location. The position stays in this page. */
export function findMyLocation(): Promise<MyLocation> {
  const { geolocation } = navigator as { readonly geolocation?: Geolocation };
  if (!geolocation) return Promise.resolve('failed');
  return new Promise(resolve => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: LIMIT, maximumAge: 60_000 },
    );
  });
}
