import type { InteractiveMap } from '../../templates/map/interactive-map.ts';
import { createMarkerPlacer, type MapMarker } from '../../templates/map/markers.ts';
import { frameOf } from '../../templates/map/stage.ts';
import type { Point } from '../../templates/map/view-box.ts';
import type { Announce } from '../focus-and-announce.ts';
import { createPopup } from './map-figure-popup.ts';
import { listenForSearch } from './map-figure-search.ts';
import { surroundingRegion } from './surrounding-region.ts';

interface ListedPlace {
  readonly item: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly marker: MapMarker;
  /** Absent where the picture is not calibrated. */
  readonly point: Point | undefined;
}

/** Sets the places of a table or a list as markers; a list beside the map keeps in step with them. */
export function showPlaces(figure: HTMLElement, map: InteractiveMap): readonly HTMLElement[] {
  const rows = [...figure.querySelectorAll<HTMLElement>('[data-map-places] [data-latitude]')];
  map.setMarkers(rows.map(markerOf));
  return rows;
}

/** Makes the list beside a map choose markers, follow them, and be searched. */
export function connectPlaceList(
  figure: HTMLElement,
  {
    map,
    stage,
    announce,
  }: {
    readonly map: InteractiveMap;
    readonly stage: HTMLElement;
    readonly announce: Announce;
  },
): void {
  const list = figure.querySelector<HTMLElement>('ul[data-map-places]');
  if (!list) return;
  const place = createMarkerPlacer(map.svg, frameOf(map.svg));
  const places = [...list.querySelectorAll<HTMLElement>('li')].map((item, index): ListedPlace => {
    const marker = markerOf(item, index);
    return { item, marker, button: toButton(item, marker.title), point: place(marker)[0] };
  });
  const popup = createPopup(stage, map, () => mark(null));

  for (const listed of places) {
    listed.button.addEventListener('click', () => {
      if (listed.point) map.zoomTo(surroundingRegion(map, listed.point));
      open(listed, listed.button);
      announce(`${listed.marker.title} is shown on the map`);
    });
  }
  map.on('marker', ([id]) => {
    const listed = places.find(({ marker }) => marker.id === id);
    if (!listed) return;
    open(listed, null);
    scrollTo(listed.item);
  });
  search();

  function open(listed: ListedPlace, opener: HTMLElement | null): void {
    const facts = listed.item.querySelector('dl')?.cloneNode(true);
    if (listed.point) popup.open(listed.marker.title, { facts, at: listed.point, opener });
    mark(listed);
  }

  function mark(chosen: ListedPlace | null): void {
    for (const listed of places) {
      if (listed === chosen) listed.button.setAttribute('aria-current', 'true');
      else listed.button.removeAttribute('aria-current');
    }
  }

  /** Scrolls the list as far as needed, and never the page. */
  function scrollTo(item: HTMLElement): void {
    if (!list) return;
    const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top;
  }

  function search(): void {
    const field = figure.querySelector<HTMLInputElement>('[data-map-search]');
    const count = figure.querySelector('[data-map-count]');
    if (!field) return;
    const sayCount = (number: number) => (number === 1 ? '1 place' : `${number} places`);
    listenForSearch(
      field,
      places.map(({ item }) => textOf(item)),
      {
        found(indexes) {
          for (const [index, { item }] of places.entries()) item.hidden = !indexes.has(index);
          map.setMarkers(places.filter(({ item }) => !item.hidden).map(({ marker }) => marker));
          if (count) count.textContent = sayCount(indexes.size);
          if (places.some(({ item, button }) => item.hidden && button.hasAttribute('aria-current')))
            popup.close();
        },
        pause: number => announce(`${sayCount(number)} found`),
      },
    );
  }
}

function markerOf(row: HTMLElement, index: number): MapMarker {
  return {
    id: String(index),
    title: row.querySelector('th, .map-place-title')?.textContent ?? '',
    lat: Number(row.dataset.latitude),
    lng: Number(row.dataset.longitude),
  };
}

/** What a place is found by: its title and what is said of it, without the names of the columns. */
function textOf(item: HTMLElement): string {
  return [...item.querySelectorAll('.map-place-title, dd')].map(part => part.textContent).join(' ');
}

/** The title becomes what one can choose; without the script it is a line of text. */
function toButton(item: HTMLElement, title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = title;
  item.querySelector('.map-place-title')?.replaceChildren(button);
  return button;
}
