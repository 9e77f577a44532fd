import { fillWord } from '@mapwright/site/contract';
import { figuresWords } from '@mapwright/site/words';
import { createProjection, findGeoViewBox, parseGeoViewBox } from './calibration.ts';
import { type Cluster, clusterPoints } from './clusters.ts';
import { createHtmlElement } from './html-elements.ts';
import type { Box, Point } from './view-box.ts';

/** A place on the map, in degrees. */
export interface MapMarker {
  readonly id: string;
  /** Its accessible name. */
  readonly title: string;
  /** The point from which distances count: a ring around the places that are there, and never one of them. */
  readonly isOrigin?: boolean;
  readonly lng: number;
  readonly lat: number;
}

/** A marker with its position, in pixels of the picture. */
export interface PlacedMarker extends Point {
  readonly marker: MapMarker;
}

export interface Markers {
  readonly element: HTMLElement;
  set(markers: readonly PlacedMarker[]): void;
  /** Clusters the markers again; `scale` is the number of screen pixels in a pixel of the picture. */
  cluster(scale: number): void;
  /** Moves the buttons, and hides those outside the map; `locate` returns pixels of the stage. */
  move(locate: (point: Point) => Point): void;
}

/** Screen pixels within which markers are combined, so that their targets do not overlap. */
const CLUSTER_DISTANCE = 36;

/** Places markers. They have no place if the picture is not calibrated or the degrees are not numbers. */
export function createMarkerPlacer(
  svg: SVGSVGElement,
  frame: Box,
): (marker: MapMarker) => readonly PlacedMarker[] {
  const geoViewBox = parseGeoViewBox(findGeoViewBox(svg.attributes) ?? '');
  const project = geoViewBox && createProjection(geoViewBox, frame);
  return marker => {
    const place = project?.(marker.lng, marker.lat);
    return place && Number.isFinite(place.x + place.y) ? [{ ...place, marker }] : [];
  };
}

/** Markers as buttons over the picture. They keep their size, and each has a name. */
export function createMarkers(choose: (members: readonly PlacedMarker[]) => void): Markers {
  const element = createHtmlElement('div', 'map-markers');
  let markers: readonly PlacedMarker[] = [];
  let drawn: { readonly cluster: Cluster<PlacedMarker>; readonly button: HTMLButtonElement }[] = [];
  let scale = 0;

  function draw(): void {
    // The same markers keep their button and therefore the focus.
    const former = new Map(drawn.map(({ cluster, button }) => [keyOf(cluster), button]));
    const origins = markers.filter(({ marker }) => marker.isOrigin);
    const places = markers.filter(({ marker }) => !marker.isOrigin);
    const clusters = [
      ...origins.map(origin => ({ ...origin, members: [origin] })),
      ...clusterPoints(places, CLUSTER_DISTANCE / scale),
    ];
    drawn = clusters.map(cluster => {
      const button = former.get(keyOf(cluster)) ?? createButton(cluster, () => choose(cluster.members));
      return { cluster, button };
    });
    const buttons = new Set(drawn.map(({ button }) => button));
    for (const button of buttons) if (!button.isConnected) element.append(button);
    for (const button of former.values()) if (!buttons.has(button)) button.remove();
  }

  /** When a cluster with the focus disappears, the focus moves to the button with its first marker. */
  function passFocusOn(change: () => void): void {
    const focused = drawn.find(({ button }) => button === document.activeElement);
    change();
    if (!focused || element.contains(document.activeElement)) return;
    const id = focused.cluster.members[0]?.marker.id;
    const heir = drawn.find(({ cluster }) => cluster.members.some(({ marker }) => marker.id === id));
    heir?.button.focus({ preventScroll: true });
  }

  return {
    element,
    set(placed) {
      passFocusOn(() => {
        markers = placed;
        drawn = [];
        element.replaceChildren();
        if (scale > 0) draw();
      });
    },
    cluster(next) {
      if (next === scale) return;
      scale = next;
      passFocusOn(draw);
    },
    move(locate) {
      const { clientWidth, clientHeight } = element;
      // Shares of the map: on paper it has another size.
      const share = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`;
      for (const { cluster, button } of drawn) {
        const { x, y } = locate(cluster);
        const isSeen = x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
        // The Tab key skips markers that are out of sight: the browser would scroll the map to them.
        button.hidden = !isSeen && button !== document.activeElement;
        button.style.left = share(x, clientWidth);
        button.style.top = share(y, clientHeight);
      }
    },
  };
}

function keyOf({ members }: Cluster<PlacedMarker>): string {
  return members.map(({ marker }) => marker.id).join('\n');
}

function createButton({ members }: Cluster<PlacedMarker>, choose: () => void): HTMLButtonElement {
  const [first] = members;
  const isOne = members.length === 1 && first !== undefined;
  const name = isOne ? first.marker.title : fillWord(figuresWords.placesHere, { count: members.length });
  const button = createHtmlElement('button', isOne ? 'map-marker' : 'map-cluster', {
    type: 'button',
    'aria-label': name,
  });
  if (first?.marker.isOrigin) button.classList.add('map-origin');
  if (isOne) button.title = name;
  else button.textContent = String(members.length);
  button.addEventListener('click', choose);
  return button;
}
