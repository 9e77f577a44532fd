import type { Announce } from '@mapwright/site/live';
import { coloringWords } from '@mapwright/site/words';
import { moveFocusOn } from '../keep-focus.ts';
import { createHtmlElement } from '../map/html-elements.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { Recolor } from '../page/recolor.ts';
import type { ColoringTool } from './coloring-tool.ts';
import { createDataPanel } from './data-panel.ts';
import { drawLegend, hasLegend } from './draw-legend.ts';
import type { MapAddress } from './follow-address.ts';
import { actionButton } from './form-parts.ts';
import { createGroupPanel } from './group-panel.ts';
import { createHistoryButtons } from './history-buttons.ts';
import { createLegendList } from './legend-list.ts';
import { mapLegend } from './map-legend.ts';
import type { NamedRegion } from './match-regions.ts';
import { createShareButtons } from './share-buttons.ts';
import type { StateHistory } from './state-history.ts';
import { createStylePanel } from './style-panel.ts';
import { createTextPanel } from './text-panel.ts';

/** The tool, as the rest of the page uses it. */
export interface Coloring {
  /** Opens the panel with the figures, or closes it. */
  toggle(button: HTMLElement): void;
  /** Adds title, colours and source to a picture that is to be downloaded. */
  addLegend(picture: SVGSVGElement): void;
}

export interface ColoringPage {
  readonly page: HTMLElement;
  readonly map: InteractiveMap;
  readonly history: StateHistory;
  readonly recolor: Recolor;
  readonly address: MapAddress;
  readonly announce: Announce;
}

/** Builds the tool that colours a map by figures and groups: its panels, its legend, its buttons. */
export function startColoring({ page, map, history, recolor, address, announce }: ColoringPage): Coloring {
  const bar = page.querySelector('.map-coloring-bar');
  const area = page.querySelector<HTMLElement>('.map-explorer') ?? page;
  const ids = map.regions.map(({ id }) => id);
  const tool: ColoringTool = { map, history, announce, regions: readNames(page) };
  const legend = () => mapLegend(history.current(), ids);
  const frame = page.querySelector<HTMLElement>('.map-frame');
  const list = frame && createLegendList(frame);
  const panels = createHtmlElement('div', 'map-panels');
  panels.hidden = true;
  panels.append(createDataPanel(tool), createStylePanel(tool), createTextPanel(tool), createGroupPanel(tool));
  const press = (name: string) => () => page.querySelector<HTMLElement>(`[data-download=${name}]`)?.click();
  bar?.append(
    ...createHistoryButtons(tool, area),
    ...createShareButtons(tool, { address, legend, frame: page.querySelector('[data-frame]') }),
    actionButton(coloringWords.downloadSvg, press('svg')),
    actionButton(coloringWords.downloadPng, press('png')),
  );
  bar?.after(panels);
  recolor.fillBy(state => mapLegend(state, ids).fills);
  history.follow(show);
  show();

  function show(): void {
    list?.show(legend());
  }

  return {
    toggle(button) {
      panels.hidden = !panels.hidden;
      button.setAttribute('aria-expanded', String(!panels.hidden));
      if (!panels.hidden) moveFocusOn(button, panels.querySelector('textarea'));
    },
    addLegend(picture) {
      const shown = legend();
      if (hasLegend(shown)) drawLegend(picture, shown, recolor.background());
    },
  };
}

/** The names of the regions, as the table beside the map has them. */
function readNames(page: HTMLElement): readonly NamedRegion[] {
  return [...page.querySelectorAll<HTMLTableRowElement>('.map-regions tbody tr')].map(
    ({ dataset, cells }) => {
      const [cell] = cells;
      const otherNames = [...(cell?.querySelectorAll('small') ?? [])].map(
        ({ textContent }) => textContent?.trim() ?? '',
      );
      const title = cell?.firstChild?.textContent?.trim() ?? '';
      return { id: dataset.region ?? '', title, otherNames };
    },
  );
}
