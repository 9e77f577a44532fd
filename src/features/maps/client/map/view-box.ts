/** A place in pixels of the picture's viewBox. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels of the picture's viewBox. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The visible part of the picture: a point `p` is shown at `x + k·p.x`, `y + k·p.y`. */
export interface View extends Point {
  /** Magnification; 1 shows the whole picture. */
  readonly k: number;
}

export const WHOLE: View = { x: 0, y: 0, k: 1 };
export const MAXIMUM_SCALE = 40;
/** The share of the frame's width or height that an enlarged part of the picture fills. */
const FITTED_SHARE = 0.7;

/** The view, moved by a number of pixels of the viewBox. */
export function panBy(view: View, by: Point): View {
  return { x: view.x + by.x, y: view.y + by.y, k: view.k };
}

/** The view, magnified by `factor` around the fixed point `about`, within the limits of the scale. */
export function zoomAbout(view: View, factor: number, about: Point): View {
  const k = limitScale(view.k * factor);
  const ratio = k / view.k;
  return { x: about.x - (about.x - view.x) * ratio, y: about.y - (about.y - view.y) * ratio, k };
}

/** The view nearest to `view` in which the picture fills its frame, so that visitors cannot lose it. */
export function clampView(view: View, frame: Box): View {
  const k = limitScale(view.k);
  return {
    x: clamp(view.x, (frame.x + frame.width) * (1 - k), frame.x * (1 - k)),
    y: clamp(view.y, (frame.y + frame.height) * (1 - k), frame.y * (1 - k)),
    k,
  };
}

/** The view that shows `box` in the middle of `frame`, with room around it, magnified at most `most` times. */
export function fitBox(box: Box, frame: Box, most = MAXIMUM_SCALE): View {
  const scale = Math.min(frame.width / box.width, frame.height / box.height) * FITTED_SHARE;
  const k = limitScale(Math.min(scale, most));
  const middle = centerOf(frame);
  const center = centerOf(box);
  return clampView({ x: middle.x - k * center.x, y: middle.y - k * center.y, k }, frame);
}

/** The view, moved only as far as necessary to show `point` inside `frame`, at least a tenth away from the edges. */
export function reveal(view: View, point: Point, frame: Box): View {
  const shown = toShown(view, point);
  const margin = { x: frame.width / 10, y: frame.height / 10 };
  return clampView(
    {
      x: view.x + clamp(shown.x, frame.x + margin.x, frame.x + frame.width - margin.x) - shown.x,
      y: view.y + clamp(shown.y, frame.y + margin.y, frame.y + frame.height - margin.y) - shown.y,
      k: view.k,
    },
    frame,
  );
}

/** Where a point of the picture is shown, in pixels of the viewBox. */
export function toShown(view: View, point: Point): Point {
  return { x: view.x + view.k * point.x, y: view.y + view.k * point.y };
}

/** A view between two others; `share` runs from 0 to 1. */
export function viewBetween(from: View, to: View, share: number): View {
  const between = (a: number, b: number) => a + (b - a) * share;
  return { x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) };
}

export function isSameView(a: View, b: View): boolean {
  return a.x === b.x && a.y === b.y && a.k === b.k;
}

/** The smallest box around points; `null` if there are none. */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether a point is in a box or on its edge. */
export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

export function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** `value`, or the nearer end of the range. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function limitScale(k: number): number {
  return clamp(k, 1, MAXIMUM_SCALE);
}
