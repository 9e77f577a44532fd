import { type Announce, createPageAddress } from '@mapwright/site/live';
import { mapsWords } from '@mapwright/site/words';
import type { Coloring } from '../coloring/start-coloring.ts';
import type { StateHistory } from '../coloring/state-history.ts';
import { loadOnce } from '../load-once.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { attempt } from './complain.ts';
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

/** Loads the tool that colours the map at a visitor's first change, and the part that writes the address at the first selection. */
export function connectColoring({
  page,
  map,
  history,
  recolor,
  announce,
  signal,
}: ColoringParts): LazyColoring {
  let tool: Promise<Coloring> | undefined;
  let hasActed = false;
  const address = createPageAddress(signal);

  const loadAddress = loadOnce(async () => {
    const { followAddress } = await import('../coloring/follow-address.ts');
    return followAddress({ map, history, address, signal });
  });
  const loadTool = loadOnce(() => {
    tool = Promise.all([import('../coloring/start-coloring.ts'), loadAddress()]).then(
      ([{ startColoring }, address]) => startColoring({ page, map, history, recolor, announce, address }),
    );
    return tool;
  });
  /** What the visitor has not asked for is tried again at the next change. */
  const ahead = (load: () => Promise<unknown>) => void load().catch(() => undefined);

  map.on('select', () => {
    if (hasActed) ahead(loadAddress);
  });
  map.on('view', ({ k }) => {
    if (hasActed && k > 1) ahead(loadAddress);
  });
  history.follow(() => ahead(loadTool));
  // What an address has chosen is in the address already.
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
    page.addEventListener(type, () => (hasActed = true), { once: true, passive: true, capture: true });
  const button = page.querySelector<HTMLButtonElement>('[data-coloring]');
  button?.addEventListener('click', () =>
    attempt(button, announce, async () => (await loadTool()).toggle(button)),
  );
  addEventListener('hashchange', restore, { signal });
  addEventListener('popstate', restore, { signal });
  restore();

  function restore(): void {
    // By the time the tool is there, the visitor may have touched the map, and the address says only that.
    const { hash } = location;
    if (!hash.startsWith('#map=')) return;
    void attempt(button ?? page, announce, async () => {
      const [reader] = await Promise.all([loadAddress(), loadTool()]);
      await reader.restore(hash);
      if (!signal.aborted) announce(mapsWords.linkShown);
    });
  }

  return {
    async addLegend(picture) {
      // Without the tool there are no figures that a legend could explain.
      (await tool?.catch(() => undefined))?.addLegend(picture);
    },
  };
}
