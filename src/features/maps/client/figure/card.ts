import { figuresWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { MapRegionElement } from '../map/regions.ts';
import { createFactList, type RegionFacts } from './facts.ts';

/** Shows the facts about the selected region, with a picture of it if there is one, or a hint if none is selected. */
export function connectCard(
  holder: HTMLElement,
  map: InteractiveMap,
  facts: RegionFacts,
  pictureOf?: (region: MapRegionElement) => Node,
): void {
  const invitation = [...holder.childNodes];
  map.on('select', ([id]) => {
    const region = map.regions.find(known => known.id === id);
    if (!region) {
      holder.replaceChildren(...invitation);
      return;
    }
    const title = createHtmlElement('p', 'map-card-title');
    title.textContent = region.title;
    const isKnown = facts.cells.has(region.id);
    holder.replaceChildren(
      title,
      ...(isKnown && pictureOf ? [pictureOf(region)] : []),
      isKnown ? createFactList(facts, region.id) : figuresWords.nothingKnown,
    );
  });
}
