import { fillWord } from '@mapwright/site/contract';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import type { InteractiveMap } from './map/interactive-map.ts';
import type { RegionGroups } from './map-figure-groups.ts';

export interface FigureLegend {
  /** Colours the map by these groups and explains the colours. */
  show(title: string, groups: RegionGroups): void;
}

/** The legend of a map. Its items are buttons, and pressing some of them highlights their regions. */
export function createFigureLegend(
  holder: HTMLElement,
  map: InteractiveMap,
  announce: Announce,
): FigureLegend {
  const [title, list] = [holder.querySelector('p'), holder.querySelector('ul')];

  function show(text: string, { legend, groups }: RegionGroups): void {
    const pressed = new Set<number>();
    const fills = [...groups].map(([id, group]) => [id, legend[group]?.color ?? ''] as const);
    map.paint(new Map(fills));
    dim();
    if (title) title.textContent = text;
    list?.replaceChildren(...legend.map(createItem));

    function createItem({ color, text: label }: RegionGroups['legend'][number], index: number): HTMLElement {
      const item = document.createElement('li');
      const button = document.createElement('button');
      const swatch = document.createElement('span');
      button.className = 'map-legend-button';
      swatch.className = 'map-legend-swatch';
      swatch.style.backgroundColor = color;
      button.append(swatch, label);
      item.append(button);
      button.type = 'button';
      button.setAttribute('aria-pressed', 'false');
      button.addEventListener('click', () => {
        if (!pressed.delete(index)) pressed.add(index);
        button.setAttribute('aria-pressed', String(pressed.has(index)));
        const shown = dim();
        const all = map.regions.length;
        announce(
          shown === all ? figuresWords.allRegions : fillWord(figuresWords.someRegions, { shown, all }),
        );
      });
      return item;
    }

    /** Highlights all regions if no item is pressed. Returns the number of highlighted regions. */
    function dim(): number {
      let shown = 0;
      for (const { id, element } of map.regions) {
        const group = groups.get(id);
        const isShown = pressed.size === 0 || (group !== undefined && pressed.has(group));
        element.toggleAttribute('data-dimmed', !isShown);
        if (isShown) shown++;
      }
      return shown;
    }
  }

  return { show };
}
