import { counter } from '@mapwright/site/counter';
import type { Surroundings } from '@mapwright/site/live';
import { type FrameSettings, readFrameSettings } from './frame-settings.ts';
import { createChoropleth } from './map/choropleth.ts';
import { createInteractiveMap, type InteractiveMap } from './map/interactive-map.ts';
import { loadMapSvg } from './map/load-map-svg.ts';

/** The most steps of colour. */
const STEPS = 5;

/** Makes the map in a frame interactive, with the colours, values and title of the frame's address. */
export async function start(stage: HTMLElement, { signal, trustHtml }: Surroundings): Promise<void> {
  const image = stage.querySelector('img');
  const page = stage.closest('.map-frame-page');
  if (!image || !page) return;
  const settings = readFrameSettings(location.search);
  showTitle(page, settings);
  const svg = await loadMapSvg(image.src, trustHtml);
  if (signal.aborted) return;
  const { values } = settings;
  const map = createInteractiveMap(stage, svg, {
    title: settings.title || (stage.dataset.title ?? image.alt),
    regionsName: stage.dataset.regions,
    detail: ({ id }) => {
      const value = values.get(id);
      return value === undefined ? id : format(value);
    },
  });
  signal.addEventListener('abort', () => map.destroy());
  color(map, settings);
  const choropleth = createChoropleth(values, Math.min(STEPS, new Set(values.values()).size), format);
  map.paint(new Map([...choropleth.fills, ...settings.fills]));
  const legend = page.querySelector<HTMLElement>('.map-frame-legend');
  if (!legend || choropleth.legend.length === 0) return;
  legend.hidden = false;
  legend.replaceChildren(
    ...choropleth.legend.map(({ color, text }) => {
      const item = document.createElement('li');
      const swatch = document.createElement('span');
      swatch.style.backgroundColor = color;
      item.append(swatch, text);
      return item;
    }),
  );
}

function showTitle(page: Element, { title }: FrameSettings): void {
  const heading = page.querySelector('h1');
  if (!heading || title === '') return;
  heading.textContent = title;
  heading.classList.remove('visually-hidden');
  document.title = title;
}

function color(map: InteractiveMap, { land, border, background }: FrameSettings): void {
  const group = map.regions[0]?.element.parentElement;
  if (land) group?.setAttribute('fill', land);
  if (border) group?.setAttribute('stroke', border);
  if (background) document.body.style.backgroundColor = background;
}

function format(value: number): string {
  const decimals = String(Math.round(value * 100) / 100).split('.')[1]?.length ?? 0;
  return decimals === 0 ? counter.number(Math.round(value)) : counter.decimal(value, decimals);
}
