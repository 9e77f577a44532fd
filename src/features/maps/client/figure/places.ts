import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import { keepFocus } from '../keep-focus.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { createMarkerPlacer, type MapMarker } from '../map/markers.ts';
import { frameOf } from '../map/stage.ts';
import type { Point } from '../map/view-box.ts';
import { makeOneStop } from '../one-stop.ts';
import { surroundingRegion } from '../surrounding-region.ts';
import { createFactList, readPlaceFacts } from './facts.ts';
import { createPopup } from './popup.ts';
import { listenForSearch } from './search.ts';

export interface ShownPlace {
  /** Its item in the list, or its row in the table. */
  readonly element: HTMLElement;
  readonly marker: MapMarker;
  /** Absent if the picture is not calibrated. */
  readonly point: Point | undefined;
  readonly facts: Node | undefined;
  /** Absent if there is no list. */
  readonly button: HTMLButtonElement | null;
}

/** The places of a figure. */
export interface ShownPlaces {
  readonly places: readonly ShownPlace[];
  /** Shows some of them alone, by index, and further markers on the map. The list has them in this order. */
  show(indexes: readonly number[], further?: readonly MapMarker[]): void;
}

/** Shows the places of a table or a list as markers with their descriptions. A list beside the map follows the selection. */
export function showPlaces(
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
): ShownPlaces {
  const places = readPlaces(figure, map);
  if (places.length === 0) return { places, show: () => undefined };
  map.setMarkers(places.map(({ marker }) => marker));
  const popup = createPopup(stage, map, () => mark(null));
  figure.addEventListener('keydown', event => event.key === 'Escape' && popup.close());

  for (const place of places) {
    place.button?.addEventListener('click', () => {
      if (place.point) map.zoomTo(surroundingRegion(map, place.point));
      open(place, { takesFocus: false });
      announce(fillWord(figuresWords.shownOnMap, { title: place.marker.title }));
    });
  }
  map.on('marker', ([id]) => {
    const place = places.find(({ marker }) => marker.id === id);
    if (!place) return;
    open(place, { takesFocus: true });
    scrollTo(place.element);
  });
  const list = figure.querySelector<HTMLElement>('ul[data-map-places]');
  list?.removeAttribute('tabindex');
  const stop = list && makeOneStop(list, figuresWords.placesHelp);
  search();
  return { places, show };

  function show(indexes: readonly number[], further: readonly MapMarker[] = []): void {
    const shown = indexes.flatMap(index => places[index] ?? []);
    // The visitor may be in the list when towns or a location come.
    keepFocus(
      () => {
        for (const { element } of places) element.hidden = true;
        for (const { element } of shown) element.hidden = false;
        shown[0]?.element.parentElement?.prepend(...shown.map(({ element }) => element));
        stop?.refresh();
        map.setMarkers([...shown.map(({ marker }) => marker), ...further]);
        if (places.some(({ element, button }) => element.hidden && button?.hasAttribute('aria-current')))
          popup.close();
      },
      () => list?.querySelector<HTMLElement>('[tabindex="0"]'),
    );
  }

  function open({ marker, point, facts, button }: ShownPlace, how: { readonly takesFocus: boolean }): void {
    if (point) popup.open(marker.title, { facts: facts?.cloneNode(true), at: point, item: button, ...how });
    mark(button);
  }

  function mark(chosen: HTMLElement | null): void {
    for (const { button } of places) {
      if (button && button === chosen) button.setAttribute('aria-current', 'true');
      else button?.removeAttribute('aria-current');
    }
  }

  function search(): void {
    const field = figure.querySelector<HTMLInputElement>('[data-map-search]');
    const count = figure.querySelector('[data-map-count]');
    if (!field) return;
    const sayCount = (number: number) => counter.count(figuresWords.placeCount, number);
    listenForSearch(
      field,
      places.map(({ element }) => textOf(element)),
      {
        found(indexes) {
          show([...indexes]);
          if (count) count.textContent = sayCount(indexes.size);
        },
        pause: number => announce(fillWord(figuresWords.placesFound, { places: sayCount(number) })),
      },
    );
  }
}

function readPlaces(figure: HTMLElement, map: InteractiveMap): readonly ShownPlace[] {
  const place = createMarkerPlacer(map.svg, frameOf(map.svg));
  const table = readPlaceFacts(figure);
  return [...figure.querySelectorAll<HTMLElement>('[data-map-places] [data-latitude]')].map(
    (element, index): ShownPlace => {
      const marker = markerOf(element, index);
      const facts = table ? createFactList(table, marker.id) : element.querySelector('dl');
      return {
        element,
        marker,
        point: place(marker)[0],
        facts: facts?.firstChild ? facts : undefined,
        button: element instanceof HTMLLIElement ? toButton(element, marker.title) : null,
      };
    },
  );
}

/** Scrolls the list around an item no further than necessary, and never the page. */
function scrollTo(item: HTMLElement): void {
  const list = item.closest('ul');
  if (!list) return;
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top;
}

function markerOf(row: HTMLElement, index: number): MapMarker {
  return {
    id: String(index),
    title: row.querySelector('th, .map-place-title')?.textContent ?? '',
    lat: Number(row.dataset.latitude),
    lng: Number(row.dataset.longitude),
  };
}

/** The text by which the search finds a place: its title and facts, without the names of the columns. */
function textOf(item: HTMLElement): string {
  return [...item.querySelectorAll('.map-place-title, dd')].map(part => part.textContent).join(' ');
}

/** Turns the title into a button; without the script it is a line of text. */
function toButton(item: HTMLElement, title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = title;
  item.querySelector('.map-place-title')?.replaceChildren(button);
  return button;
}
