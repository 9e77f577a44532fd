import type { Announce } from '@mapwright/site/live';
import { mapsWords } from '@mapwright/site/words';
import type { MapAddress } from '../coloring/follow-address.ts';
import type { Coloring } from '../coloring/start-coloring.ts';
import type { StateHistory } from '../coloring/state-history.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { Recolor } from './recolor.ts';

export interface ColoringParts {
  readonly page: HTMLElement;
  readonly map: InteractiveMap;
  readonly history: StateHistory;
  readonly recolor: Recolor;
  readonly announce: Announce;
  readonly signal: AbortSignal;
}

/** The tool before it is loaded. */
export interface LazyColoring {
  /** Adds the legend, if there is one, to a picture that is to be downloaded. */
  addLegend(picture: SVGSVGElement): Promise<void>;
}

/** Loads the tool that colours the map when a visitor first changes something, and the part that writes the address with the first selection. */
export function connectColoring({
  page,
  map,
  history,
  recolor,
  announce,
  signal,
}: ColoringParts): LazyColoring {
  let address: Promise<MapAddress> | undefined;
  let tool: Promise<Coloring> | undefined;
  let hasActed = false;

  const loadAddress = (): Promise<MapAddress> => {
    address ??= import('../coloring/follow-address.ts').then(({ followAddress }) =>
      followAddress(map, history, signal),
    );
    return address;
  };
  const loadTool = (): Promise<Coloring> => {
    tool ??= Promise.all([import('../coloring/start-coloring.ts'), loadAddress()]).then(
      ([{ startColoring }, address]) => startColoring({ page, map, history, recolor, announce, address }),
    );
    return tool;
  };

  map.on('select', () => {
    if (hasActed) void loadAddress();
  });
  map.on('view', ({ k }) => {
    if (hasActed && k > 1) void loadAddress();
  });
  history.follow(() => void loadTool());
  // What an address has chosen is in the address already.
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
    page.addEventListener(type, () => (hasActed = true), { once: true, passive: true, capture: true });
  const button = page.querySelector<HTMLButtonElement>('[data-coloring]');
  button?.addEventListener('click', async () => (await loadTool()).toggle(button));
  addEventListener('hashchange', restore, { signal });
  addEventListener('popstate', restore, { signal });
  void restore();

  async function restore(): Promise<void> {
    if (!location.hash.startsWith('#map=')) return;
    const [reader] = await Promise.all([loadAddress(), loadTool()]);
    await reader.restore();
    if (!signal.aborted) announce(mapsWords.linkShown);
  }

  return {
    async addLegend(picture) {
      if (tool) (await tool).addLegend(picture);
    },
  };
}
