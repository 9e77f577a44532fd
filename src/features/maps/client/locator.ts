import type { Surroundings } from '@mapwright/site/live';
import { dropIds } from './drop-ids.ts';
import { showPlaces } from './figure/places.ts';
import { connectLocator } from './locator/connect-locator.ts';
import { createInteractiveMap } from './map/interactive-map.ts';
import { loadMapSvg } from './map/load-map-svg.ts';
import { createMarkerLayer } from './map/marker-layer.ts';

/** Makes a store locator interactive: its map, its list and the search for what is near. */
export async function start(
  figure: HTMLElement,
  { announce, signal, trustHtml }: Surroundings,
): Promise<void> {
  const stage = figure.querySelector<HTMLElement>('.interactive-map');
  const image = stage?.querySelector('img');
  const form = figure.querySelector<HTMLFormElement>('[data-locator]');
  if (!stage || !image || !form) return;
  const svg = await loadMapSvg(image.src, trustHtml);
  if (signal.aborted) return;
  const map = createInteractiveMap(stage, svg, { title: image.alt, markers: createMarkerLayer });
  signal.addEventListener('abort', () => map.destroy());
  dropIds(svg);
  const shown = showPlaces(figure, { map, stage, announce });
  connectLocator(figure, { form, map, shown, announce, signal });
}
