import { fillWord } from '@mapwright/site/contract';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { RegionGroups } from './groups.ts';

export interface FigureLegend {
  /** Colours the map by these groups and explains the colours. The same groups in other regions keep what is pressed. */
  show(title: string, groups: RegionGroups): void;
  /** Leaves out regions for another reason than the legend: it counts and highlights only those that are kept. */
  keep(keeps: (id: string) => boolean): void;
  /** Calls the listener with the highlighted regions, now and whenever they change. */
  follow(listener: (shown: ReadonlySet<string>) => void): void;
}

const NO_GROUPS: RegionGroups = { legend: [], groups: new Map() };

/** The legend of a map. Its items are buttons, and pressing some of them highlights their regions. */
export function createFigureLegend(
  holder: HTMLElement,
  map: InteractiveMap,
  announce: Announce,
): FigureLegend {
  const [title, list] = [holder.querySelector('p'), holder.querySelector('ul')];
  const listeners: ((shown: ReadonlySet<string>) => void)[] = [];
  const pressed = new Set<number>();
  let drawn = NO_GROUPS;
  let keeps: ((id: string) => boolean) | null = null;

  function show(text: string, groups: RegionGroups): void {
    const isSame = textOf(groups) === textOf(drawn);
    drawn = groups;
    const fills = [...groups.groups].map(([id, group]) => [id, groups.legend[group]?.color ?? ''] as const);
    map.paint(new Map(fills));
    if (title) title.textContent = text;
    if (!isSame) {
      pressed.clear();
      list?.replaceChildren(...groups.legend.map(createItem));
    }
    update();
  }

  function createItem({ color, text }: RegionGroups['legend'][number], index: number): HTMLElement {
    const item = document.createElement('li');
    const button = createHtmlElement('button', 'map-legend-button', {
      type: 'button',
      'aria-pressed': 'false',
    });
    const swatch = createHtmlElement('span', 'map-legend-swatch');
    swatch.style.backgroundColor = color;
    button.append(swatch, text);
    item.append(button);
    button.addEventListener('click', () => {
      if (!pressed.delete(index)) pressed.add(index);
      button.setAttribute('aria-pressed', String(pressed.has(index)));
      announce(countText(update().size, map.regions.length));
    });
    return item;
  }

  /** Highlights the kept regions of the pressed items, or of all items if none is pressed. */
  function update(): ReadonlySet<string> {
    const shown = new Set(map.regions.map(({ id }) => id).filter(isShown));
    for (const { id, element } of map.regions) element.toggleAttribute('data-dimmed', !shown.has(id));
    if (drawn.isCounted) writeCounts();
    for (const listener of listeners) listener(shown);
    return shown;
  }

  function isShown(id: string): boolean {
    const group = drawn.groups.get(id);
    const isPressed = pressed.size === 0 || (group !== undefined && pressed.has(group));
    return isPressed && (keeps?.(id) ?? true);
  }

  function writeCounts(): void {
    const kept = [...drawn.groups].filter(([id]) => keeps?.(id) ?? true).map(([, group]) => group);
    for (const [index, { text }] of drawn.legend.entries()) {
      const name = list?.children[index]?.querySelector('button')?.lastChild;
      if (name) name.textContent = `${text} (${kept.filter(group => group === index).length})`;
    }
  }

  return {
    show,
    keep(next) {
      keeps = next;
      update();
    },
    follow(listener) {
      listeners.push(listener);
      update();
    },
  };
}

/** How many regions are highlighted, in words. */
function countText(shown: number, all: number): string {
  return shown === all ? figuresWords.allRegions : fillWord(figuresWords.someRegions, { shown, all });
}

function textOf({ legend }: RegionGroups): string {
  return legend.map(({ text, color }) => text + color).join('\n');
}
