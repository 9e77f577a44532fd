import { type Box, clampView, isSameView, type View, viewBetween, WHOLE } from './view-box.ts';

/** The current view, and the movement to another one. */
export interface ViewMotion {
  /** The latest view, drawn or not. During an animation, `target` is the view at its end. */
  current(): View;
  target(): View;
  /** Shows a view with the next frame. */
  jump(view: View): void;
  /** Moves to a view in 200 ms, or immediately if the visitor prefers reduced motion. */
  glide(view: View): void;
  stop(): void;
}

const DURATION = 200;
/** Milliseconds without a change after which a movement is over. */
const REST = 120;

/** Moves the view inside `frame`: calls `show` at most once a frame, and `settle` when the movement is over. */
export function createViewMotion(frame: Box, show: (view: View) => void, settle: () => void): ViewMotion {
  let current = WHOLE;
  let target = WHOLE;
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    show(current);
    clearTimeout(timer);
    timer = setTimeout(settle, REST);
  }

  /** Draws even the current view, because it cancels the frame that would have drawn it. */
  function jump(view: View): void {
    cancelAnimationFrame(request);
    target = clampView(view, frame);
    current = target;
    request = requestAnimationFrame(draw);
  }

  function glide(view: View): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || isSameView(current, clampView(view, frame))) jump(view);
    else animate(view);
  }

  function animate(view: View): void {
    cancelAnimationFrame(request);
    const from = current;
    target = clampView(view, frame);
    let start: number | null = null;
    const step = (time: number): void => {
      start ??= time;
      const share = Math.min(1, (time - start) / DURATION);
      current = share === 1 ? target : viewBetween(from, target, 1 - (1 - share) ** 3);
      draw();
      if (share < 1) request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
  }

  return {
    current: () => current,
    target: () => target,
    jump,
    glide,
    stop: () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    },
  };
}
