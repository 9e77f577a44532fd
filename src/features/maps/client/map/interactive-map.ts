import { fillWord } from '@mapwright/site/contract';
import { figuresWords } from '@mapwright/site/words';
import { createCamera } from './camera.ts';
import { driveMap } from './drive-map.ts';
import { copyPicture } from './export-svg.ts';
import { createLabels, type LabelKind } from './label-layer.ts';
import { createMapEmitter, type MapEmitter } from './map-events.ts';
import type { createMarkerLayer } from './marker-layer.ts';
import type { MapMarker } from './markers.ts';
import { createOutlineDetail } from './outline-detail.ts';
import { createOutlines } from './outlines.ts';
import { createPainter } from './painter.ts';
import { createPointing } from './pointing.ts';
import { createRegionList } from './region-list.ts';
import { createRegionPlaces, findRegions, type MapRegionElement, type RegionPlaces } from './regions.ts';
import { createStage, frameOf } from './stage.ts';
import { createToolbar } from './toolbar.ts';
import { MAXIMUM_SCALE, type Point, type View, WHOLE } from './view-box.ts';

export interface InteractiveMapOptions {
  /** Accessible name of the map. */
  readonly title: string;
  /** The name of its regions in the plural. Default: `Regions`. */
  readonly regionsName?: string | undefined;
  /** The positions of labels, in pixels of the picture, by region id. Default: the middle of a region's box. */
  readonly labelPoints?: ReadonlyMap<string, Point>;
  /** Whether visitors can select several regions at once. Default: only one. */
  readonly isMultiple?: boolean;
  /** The tooltip's second line. Default: the region's id. */
  readonly detail?: (region: MapRegionElement) => string;
  /** `createMarkerLayer`, if the map has markers. */
  readonly markers?: typeof createMarkerLayer;
}

/** A picture that pans and zooms. Lengths are pixels of the picture's viewBox. */
export interface InteractiveMap {
  readonly svg: SVGSVGElement;
  readonly regions: readonly MapRegionElement[];
  readonly places: RegionPlaces;
  /** Listens to `hover`, `select`, `view` or `marker`. */
  readonly on: MapEmitter['on'];
  /** Marks a region as the pointer does, without an event: for the region's row in a table. */
  highlight(id: string | null): void;
  /** The ids of the selected regions. */
  selected(): readonly string[];
  /** Selects these regions and no others, and announces them. */
  select(ids: readonly string[], isQuiet?: boolean): void;
  /** Enlarges a region, or shows the whole map, and announces neither. */
  zoomTo(id: string | null): void;
  /** Shows a part of the picture, as the event `view` reports it. */
  showView(view: View): void;
  /** Writes labels where there is room. */
  setLabels(kind: LabelKind): void;
  /** Colours regions by id; all others get back the picture's own colour. */
  paint(fills: ReadonlyMap<string, string>): void;
  /** Replaces the markers, if the map has a layer for them. They need a calibrated picture; without one they are left out. */
  setMarkers(markers: readonly MapMarker[]): void;
  /** Draws the regions as another picture of them does, with the same ids and viewBox: in high detail. */
  refine(picture: SVGSVGElement): void;
  /** The picture as a file would contain it, in its current colours; with its own outlines unless `isFine`. */
  copy(options: { readonly background: string | undefined; readonly isFine?: boolean }): SVGSVGElement;
  /** Removes the map and restores the former contents of the container. */
  destroy(): void;
}

/** Turns `svg` into an interactive map inside `container`. Changes the SVG, which then belongs to the map. */
export function createInteractiveMap(
  container: HTMLElement,
  svg: SVGSVGElement,
  options: InteractiveMapOptions,
): InteractiveMap {
  const frame = frameOf(svg);
  const regions = findRegions(svg);
  const places = createRegionPlaces(options.labelPoints ?? new Map());
  const paint = createPainter(regions);
  const detail = createOutlineDetail(regions);
  const abort = new AbortController();
  const { on, emit } = createMapEmitter();
  const stage = createStage(container, svg, options.title);
  const list = createRegionList(stage.viewport, regions, {
    label: options.regionsName ?? figuresWords.regions,
    helpId: stage.helpId,
    isMultiple: options.isMultiple ?? false,
  });
  const outlines = createOutlines();
  const labels = createLabels(regions, places);
  let labelKind: LabelKind = 'none';
  stage.marks.append(outlines.element, labels.element);
  const camera = createCamera(stage, frame, { show, settle });
  const markers = options.markers?.({ svg, frame, camera, report: ids => emit('marker', ids) });
  if (markers) stage.element.append(markers.element);
  const toolbar = createToolbar(camera);
  stage.element.after(toolbar.element);
  const pointing = createPointing({
    stage: stage.element,
    regions,
    list,
    places,
    camera,
    outlines,
    detail: options.detail ?? (region => region.id),
    onHover: id => emit('hover', id),
    signal: abort.signal,
  });
  driveMap({ stage, camera, pointing, regions, list, places, select }, abort.signal);
  show(WHOLE);

  function show(view: View): void {
    stage.move(view);
    stage.element.toggleAttribute('data-zoomed', view.k > 1);
    toolbar.setScale(view.k === 1, view.k === MAXIMUM_SCALE);
    markers?.show(view);
    emit('view', view);
  }

  /** Updates what is too slow for every frame of a movement. A hidden map has no size. */
  function settle(): void {
    if (camera.pixel() === 0) return;
    const { clientWidth, clientHeight } = stage.element;
    stage.element.style.setProperty('--stage-width', `${clientWidth}px`);
    stage.element.style.setProperty('--stage-ratio', (clientWidth / clientHeight).toFixed(3));
    const view = camera.view();
    labels.draw(labelKind, { view, pixel: camera.pixel(), frame });
    pointing.keepStop();
    markers?.settle();
  }

  function select(ids: readonly string[], isQuiet = false): void {
    list.select(ids);
    const selected = list.selected();
    outlines.setSelected(selected);
    const titles = selected.map(({ title }) => title).join(', ');
    pointing.keepStop(selected.at(-1));
    if (!isQuiet)
      stage.announce(titles ? fillWord(figuresWords.selected, { titles }) : figuresWords.nothingSelected);
    emit('select', selectedIds());
  }

  function selectedIds(): readonly string[] {
    return list.selected().map(({ id }) => id);
  }

  return {
    svg,
    regions,
    places,
    on,
    highlight: id => outlines.setHover(id === null ? null : list.get(id)),
    selected: selectedIds,
    select,
    zoomTo(id) {
      const region = id === null ? null : list.get(id);
      if (region) camera.show(places.box(region));
      else if (id === null) camera.show(null);
    },
    showView: camera.moveTo,
    setLabels(kind) {
      labelKind = kind;
      settle();
    },
    paint,
    setMarkers: next => markers?.set(next),
    refine(picture) {
      detail.refine(picture);
      outlines.redraw();
    },
    copy({ background, isFine = false }) {
      const copy = () => copyPicture(svg, options.title, background);
      return isFine ? copy() : detail.inOwn(copy);
    },
    destroy() {
      abort.abort();
      camera.destroy();
      stage.destroy();
    },
  };
}
