import { fillWord } from '@mapwright/site/contract';
import { type Announce, createPageAddress } from '@mapwright/site/live';
import { locatorWords } from '@mapwright/site/words';
import type { ShownPlaces } from '../figure/places.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { createMarkerPlacer, type MapMarker } from '../map/markers.ts';
import { frameOf } from '../map/stage.ts';
import { surroundingRegion } from '../surrounding-region.ts';
import { connectCopying } from './copy-link.ts';
import { findStores } from './find-stores.ts';
import type { Town } from './gazetteer.ts';
import { createGazetteerLoader } from './load-gazetteer.ts';
import { type LocatorState, readLocatorState, writeLocatorState } from './locator-state.ts';
import { findMyLocation } from './my-location.ts';
import { minuteOfWeek } from './open-times.ts';
import { createPlaceField } from './place-field.ts';
import { resultText } from './result-text.ts';
import { readStores, updateItem } from './store-items.ts';
import { connectViews } from './views.ts';

/** The parts of a locator that work together. */
interface Locator {
  readonly form: HTMLFormElement;
  readonly map: InteractiveMap;
  readonly shown: ShownPlaces;
  readonly announce: Announce;
  readonly signal: AbortSignal;
}

/** From where the visitor searches; `region` is the id of a chosen state. */
interface Start {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly region?: string | undefined;
}

/** Suggestions at once. */
const SUGGESTED = 6;

/** Stores that are shown although they are too far, if none is near. */
const FAR_ONES = 3;

/** Connects the search with the list and the map. The search is kept in the address, but never the visitor's own location. */
export function connectLocator(figure: HTMLElement, { form, map, shown, announce, signal }: Locator): void {
  const part = <Kind extends HTMLElement>(selector: string) => form.querySelector<Kind>(selector);
  const field = part<HTMLInputElement>('[data-near]');
  const list = part('[data-suggestions]');
  const radiusField = part<HTMLSelectElement>('[data-radius]');
  const result = part('[data-result]');
  if (!field || !list || !radiusField || !result) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-service]')];
  const openBox = part<HTMLInputElement>('[data-open-now]');
  const stores = readStores(shown.places.map(({ element }) => element));
  const address = createPageAddress(signal);
  const place = createMarkerPlacer(map.svg, frameOf(map.svg));
  let start: Start | undefined;
  const loadTowns = createGazetteerLoader(
    figure.querySelector<HTMLAnchorElement>('a[data-towns]')?.href ?? '',
    map,
  );

  const placeField = createPlaceField(field, list, {
    choose(town) {
      field.value = town.label;
      setStart(startAt(town));
    },
    submit: () => report(chooseTyped()),
  });
  const views = connectViews(figure, form);

  field.addEventListener('focus', () => loadTowns().catch(() => undefined));
  field.addEventListener('input', () => report(suggest()));
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('change', ({ target }) => target !== field && show());
  part('[data-my-location]')?.addEventListener('click', () => report(useMyLocation()));
  connectCopying(part<HTMLButtonElement>('[data-copy-link]'), announce);
  for (const { button } of shown.places) button?.addEventListener('click', () => views.show('map'));
  begin(readLocatorState(location.search));

  /** Fills the form from the address; the browser may have kept what the visitor typed earlier, too. */
  function begin({ near, within, services, isOpen }: LocatorState): void {
    if (field && near !== '') field.value = near;
    if (radiusField) radiusField.value = within;
    for (const box of boxes) box.checked ||= services.includes(box.dataset.service ?? '');
    if (openBox) openBox.checked ||= isOpen;
    show();
    if (field?.value.trim()) report(chooseTyped());
  }

  async function suggest(): Promise<void> {
    const query = field?.value ?? '';
    if (query.trim() === '') {
      placeField.suggest([]);
      setStart(undefined);
      return;
    }
    const towns = (await loadTowns()).find(query, SUGGESTED);
    if (field?.value === query) placeField.suggest(towns);
  }

  /** Takes the best town for what is typed. */
  async function chooseTyped(): Promise<void> {
    const query = field?.value ?? '';
    const [town] = query.trim() === '' ? [] : (await loadTowns()).find(query, 1);
    if (signal.aborted || field?.value !== query) return;
    placeField.suggest([]);
    setStart(town && startAt(town));
    if (!town && query.trim() !== '') say(fillWord(locatorWords.unknownPlace, { query: query.trim() }));
  }

  async function useMyLocation(): Promise<void> {
    const before = { start, typed: field?.value };
    say(locatorWords.locating);
    const found = await findMyLocation();
    if (signal.aborted) return;
    // The visitor has asked for another place meanwhile.
    if (start !== before.start || field?.value !== before.typed) show();
    else if (found === 'refused') say(locatorWords.locationRefused);
    else if (found === 'failed') say(locatorWords.locationFailed);
    else {
      if (field) field.value = '';
      placeField.suggest([]);
      setStart({ ...found, name: locatorWords.yourLocation });
    }
  }

  function setStart(next: Start | undefined): void {
    start = next;
    show();
    const marker = start && markerOf(start);
    const point = marker && place(marker)[0];
    map.zoomTo(start?.region ?? (point ? surroundingRegion(map, point) : null));
  }

  /** Shows what the form asks for. */
  function show(): void {
    const now = minuteOfWeek(new Date(), figure.dataset.timezone);
    const within = radiusField?.value ?? '';
    const radius = within === '' ? undefined : Number(within);
    const services = boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset.service ?? '');
    const found = findStores(stores, {
      from: start,
      radius,
      isInside: start?.region === undefined ? undefined : insideOf(start.region),
      services,
      openAt: openBox?.checked ? now : undefined,
    });
    const visible = found.near.length > 0 ? found.near : start ? found.fitting.slice(0, FAR_ONES) : [];
    for (const [index, { element }] of shown.places.entries()) {
      const store = stores[index];
      if (store)
        updateItem(element, store, { now, from: start, found: visible.find(one => one.index === index) });
    }
    shown.show(
      visible.map(({ index }) => index),
      start && start.region === undefined ? [markerOf(start)] : [],
    );
    say(resultText(found, start && { name: start.name, isState: start.region !== undefined }, radius));
    const typed = start && start.name !== locatorWords.yourLocation ? (field?.value.trim() ?? '') : '';
    keep({ near: typed, within, services, isOpen: openBox?.checked ?? false });
  }

  /** Whether a store is inside a region of the map. */
  function insideOf(region: string): (index: number) => boolean {
    const shapes = map.regions.filter(({ id }) => id === region).map(({ element }) => element);
    return index => {
      const point = shown.places[index]?.point;
      return point !== undefined && shapes.some(shape => shape.isPointInFill(new DOMPoint(point.x, point.y)));
    };
  }

  function keep(state: LocatorState): void {
    address.replace(writeLocatorState(location.search, state), location.hash);
  }

  function say(text: string): void {
    if (result) result.textContent = text;
  }

  /** A list of towns that does not come must not stop the rest. */
  function report(work: Promise<void>): void {
    work.catch(() => !signal.aborted && say(locatorWords.townsFailed));
  }
}

function startAt({ name, latitude, longitude, region, isState }: Town): Start {
  return { name, latitude, longitude, region: isState ? region : undefined };
}

function markerOf({ name, latitude, longitude }: Start): MapMarker {
  return { id: 'start', title: name, lat: latitude, lng: longitude, isOrigin: true };
}
