import { fillWord } from '@mapwright/site/contract';
import { figuresWords } from '@mapwright/site/words';
import type { GestureActions } from './gestures.ts';
import { onResize } from './on-resize.ts';
import { type Stage, toFrame, toStage } from './stage.ts';
import {
  type Box,
  centerOf,
  contains,
  fitBox,
  MAXIMUM_SCALE,
  type Point,
  panBy,
  reveal,
  toShown,
  type View,
  WHOLE,
  zoomAbout,
} from './view-box.ts';
import { createViewMotion } from './view-motion.ts';

export interface CameraListeners {
  /** Called at most once a frame while the view moves. */
  readonly show: (view: View) => void;
  /** Called when the view stops moving, or the map's size on the screen changes. */
  readonly settle: () => void;
}

/** Moves the view of a stage, in the units of the caller: pixels of the window or the picture, or shares of the map. */
export interface Camera extends Pick<GestureActions, 'pan' | 'zoom' | 'zoomIn' | 'canZoom'> {
  /** The view that is shown now. */
  view(): View;
  /** Screen pixels of one pixel of the viewBox; 0 while the map is hidden. */
  pixel(): number;
  /** The place of a point of the picture in the stage, for a view. */
  locate(point: Point, view: View): Point;
  /** The same, at the end of the current movement. */
  locateSoon(point: Point): Point;
  /** The place of a pointer in the stage. */
  locatePointer(event: MouseEvent): Point;
  /** Moves the map by shares of its width and height. */
  panByShares(shares: Point): void;
  /** Magnifies about the middle, or about a point of the picture, which stays in view. */
  zoomBy(factor: number, about?: Point): void;
  reset(): void;
  moveTo(view: View): void;
  /** Enlarges a part of the picture, at most `most` times. */
  fit(box: Box, most?: number): void;
  /** The same, or the whole map, without an announcement: it would replace that of what is shown. */
  show(box: Box | null): void;
  reveal(point: Point): void;
  isSeen(point: Point): boolean;
  /** The distance at which a point is shown from the middle of the map, in pixels of the viewBox. */
  fromMiddle(point: Point): number;
  destroy(): void;
}

export function createCamera(stage: Stage, frame: Box, { show, settle }: CameraListeners): Camera {
  let fit = stage.measure();
  const motion = createViewMotion(frame, show, settle);
  const forgetSize = onResize(stage.element, () => {
    fit = stage.measure();
    settle();
  });

  function announceScale(): void {
    stage.announce(fillWord(figuresWords.zoom, { percent: Math.round(motion.target().k * 100) }));
  }

  function glide(view: View): void {
    motion.glide(view);
    announceScale();
  }

  function inStage(at: Point): Point {
    const { left, top } = stage.element.getBoundingClientRect();
    return { x: at.x - left, y: at.y - top };
  }

  const inFrame = (at: Point) => toFrame(inStage(at), fit);
  const locate = (point: Point, view: View) => toStage(toShown(view, point), fit);

  return {
    view: motion.current,
    pixel: () => fit.scale,
    locate,
    locateSoon: point => locate(point, motion.target()),
    locatePointer: event => inStage({ x: event.clientX, y: event.clientY }),
    pan: by => motion.jump(panBy(motion.current(), { x: by.x / fit.scale, y: by.y / fit.scale })),
    zoom: (factor, at) => motion.jump(zoomAbout(motion.current(), factor, inFrame(at))),
    zoomIn: at => glide(zoomAbout(motion.target(), 2, inFrame(at))),
    canZoom: factor => (factor > 1 ? motion.current().k < MAXIMUM_SCALE : motion.current().k > 1),
    panByShares: shares =>
      motion.glide(panBy(motion.target(), { x: shares.x * frame.width, y: shares.y * frame.height })),
    zoomBy(factor, about) {
      const view = motion.target();
      const next = zoomAbout(view, factor, about ? toShown(view, about) : centerOf(frame));
      glide(about ? reveal(next, about, frame) : next);
    },
    reset: () => glide(WHOLE),
    moveTo: motion.glide,
    fit: (box, most) => glide(fitBox(box, frame, most)),
    show: box => motion.glide(box ? fitBox(box, frame) : WHOLE),
    reveal: point => motion.glide(reveal(motion.target(), point, frame)),
    isSeen: point => contains(frame, toShown(motion.current(), point)),
    fromMiddle(point) {
      const shown = toShown(motion.current(), point);
      const middle = centerOf(frame);
      return Math.hypot(shown.x - middle.x, shown.y - middle.y);
    },
    destroy() {
      forgetSize();
      motion.stop();
    },
  };
}
