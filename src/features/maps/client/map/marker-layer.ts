import type { Camera } from './camera.ts';
import { createMarkerPlacer, createMarkers, type MapMarker, type PlacedMarker } from './markers.ts';
import { type Box, boxAround, MAXIMUM_SCALE, type View } from './view-box.ts';

/** The markers of a map. A map without any does not load them. */
export interface MarkerLayer {
  readonly element: HTMLElement;
  /** Replaces the markers. They need a calibrated picture; without one they are left out. */
  set(markers: readonly MapMarker[]): void;
  /** Moves the markers with the picture. */
  show(view: View): void;
  /** Clusters the markers again, once the view has stopped moving. */
  settle(): void;
}

interface MarkedMap {
  readonly svg: SVGSVGElement;
  readonly frame: Box;
  readonly camera: Camera;
  /** Reports the chosen marker, or several that no scale can separate. */
  readonly report: (ids: readonly string[]) => void;
}

/** How many times larger a chosen cluster is shown, at most. */
const CLUSTER_ZOOM = 6;

export function createMarkerLayer({ svg, frame, camera, report }: MarkedMap): MarkerLayer {
  const place = createMarkerPlacer(svg, frame);
  const markers = createMarkers(choose);

  /** Reports a single marker. Enlarges several, unless no scale can separate them. */
  function choose(chosen: readonly PlacedMarker[]): void {
    const box = boxAround(chosen);
    const { k } = camera.view();
    const canPart = box !== null && Math.max(box.width, box.height) > 0 && k < MAXIMUM_SCALE;
    if (canPart) camera.fit(box, k * CLUSTER_ZOOM);
    else report(chosen.map(({ marker }) => marker.id));
  }

  function show(view: View): void {
    markers.move(point => camera.locate(point, view));
  }

  function settle(): void {
    const view = camera.view();
    markers.cluster(camera.pixel() * view.k);
    show(view);
  }

  return {
    element: markers.element,
    set(next) {
      markers.set(next.flatMap(place));
      if (camera.pixel() > 0) settle();
    },
    show,
    settle,
  };
}
