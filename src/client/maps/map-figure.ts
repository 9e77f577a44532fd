import { type ClassMethod, createChoropleth } from '../../templates/map/choropleth.ts';
import { createInteractiveMap } from '../../templates/map/interactive-map.ts';
import { createLegend } from '../../templates/map/legend.ts';
import { loadMapSvg } from '../../templates/map/load-map-svg.ts';
import type { MapMarker } from '../../templates/map/markers.ts';
import type { Surroundings } from '../live/surroundings.ts';

/** Makes a map in a text alive: it takes its colours and markers from the tables that stand below it. */
export async function start(stage: HTMLElement, { signal }: Surroundings): Promise<void> {
  const figure = stage.closest('figure');
  const image = stage.querySelector('img');
  if (!figure || !image) return;
  const svg = await loadMapSvg(image.src, fetch);
  if (signal.aborted) return;
  const { labels, unit } = stage.dataset;
  const values = readValues(figure);
  const withUnit = (value: number) => [value.toLocaleString(), unit].filter(Boolean).join(' ');
  const map = createInteractiveMap(stage, svg, {
    title: image.alt,
    detail: ({ id }) => {
      const value = values.get(id);
      return value === undefined ? id : `${id}: ${withUnit(value)}`;
    },
  });
  signal.addEventListener('abort', () => map.destroy());
  if (labels === 'ids' || labels === 'titles') map.setLabels(labels);
  map.setMarkers(readPlaces(figure));
  if (values.size === 0) return;
  const { fills, legend } = createChoropleth({ values, method: methodOf(stage.dataset), format: withUnit });
  map.paint(fills);
  figure.querySelector('figcaption')?.before(createLegend(image.alt, legend));
}

function methodOf({ method, classes = '5' }: DOMStringMap): ClassMethod {
  return { kind: method === 'equal' ? 'equal-interval' : 'quantile', count: Number(classes) };
}

function readValues(figure: HTMLElement): ReadonlyMap<string, number> {
  const rows = [...figure.querySelectorAll<HTMLElement>('[data-map-values] [data-region]')];
  return new Map(rows.map(({ dataset }) => [dataset.region ?? '', Number(dataset.value)]));
}

function readPlaces(figure: HTMLElement): readonly MapMarker[] {
  const rows = [...figure.querySelectorAll<HTMLElement>('[data-map-places] [data-latitude]')];
  return rows.map((row, index) => ({
    id: String(index),
    title: row.querySelector('th')?.textContent ?? '',
    lat: Number(row.dataset.latitude),
    lng: Number(row.dataset.longitude),
  }));
}
