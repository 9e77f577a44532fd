import { chooseLabels, shortIds } from './labels.ts';
import type { MapRegionElement, RegionPlaces } from './regions.ts';
import { createSvgElement } from './svg-elements.ts';
import { type Box, type Point, toShown, type View } from './view-box.ts';

export type LabelKind = 'none' | 'ids' | 'titles';

/** A label and its place, in pixels of the picture. */
interface PlacedLabel extends Point {
  readonly text: string;
}

/** The state that labels depend on: the view, and how many screen pixels one pixel of the viewBox has. */
export interface LabelScene {
  readonly view: View;
  readonly pixel: number;
  readonly frame: Box;
}

/** Height of a label's letters, in screen pixels. */
const LABEL_SIZE = 13;
export const LABEL_FONT = "-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif";

/** The mean width of a letter as a share of its height, where a browser has no canvas. */
const USUAL_WIDTH = 0.6;

export interface Labels {
  readonly element: SVGGElement;
  /** Writes the labels that fit into a scene. */
  draw(kind: LabelKind, scene: LabelScene): void;
}

/** The layer of labels: it moves with the picture, but its letters keep their size on the screen. */
export function createLabels(regions: readonly MapRegionElement[], places: RegionPlaces): Labels {
  const element = createSvgElement('g', { class: 'map-labels', 'font-size': LABEL_SIZE });
  const widthOf = createMeasure(LABEL_SIZE);
  const ids = shortIds(regions.map(region => region.id));

  function place(kind: LabelKind, { view, pixel, frame }: LabelScene): readonly PlacedLabel[] {
    if (kind === 'none') return [];
    const scale = view.k * pixel;
    const candidates = regions.map(region => {
      const box = places.box(region);
      const origin = places.point(region);
      const shown = toShown(view, origin);
      const text = kind === 'ids' ? (ids.get(region.id) ?? region.id) : region.title;
      return {
        origin,
        text,
        x: shown.x * pixel,
        y: shown.y * pixel,
        width: widthOf(text),
        height: LABEL_SIZE * 1.2,
        room: box.width * scale,
        weight: box.width * box.height,
      };
    });
    const area = {
      x: frame.x * pixel,
      y: frame.y * pixel,
      width: frame.width * pixel,
      height: frame.height * pixel,
    };
    return chooseLabels(candidates, area).map(({ origin, text }) => ({ x: origin.x, y: origin.y, text }));
  }

  function draw(kind: LabelKind, scene: LabelScene): void {
    const size = 1 / (scene.view.k * scene.pixel);
    const texts = place(kind, scene).map(({ x, y, text }) => {
      const label = createSvgElement('text', {
        transform: `translate(${x} ${y}) scale(${size})`,
        dy: '.35em',
      });
      label.textContent = text;
      return label;
    });
    element.replaceChildren(...texts);
  }

  return { element, draw };
}

/** Makes a function that measures labels whose letters are `size` pixels high: their width in pixels. A canvas needs no layout. */
export function createMeasure(size: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `600 ${size}px ${LABEL_FONT}`;
  const known = new Map<string, number>();
  return text => {
    const width = known.get(text) ?? context?.measureText(text).width ?? text.length * size * USUAL_WIDTH;
    known.set(text, width);
    return width;
  };
}
