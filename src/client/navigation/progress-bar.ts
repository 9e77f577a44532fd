/** What shows the progress of a navigation; values are per cent. */
export interface ProgressView {
  readonly show: (value: number) => void;
  readonly finish: () => void;
  readonly hide: () => void;
}

export interface Timers {
  readonly setTimeout: (callback: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

export interface Progress {
  /** A page has started to load. Shows nothing if `done` follows within 200 ms. */
  readonly start: () => void;
  /** The page has loaded or never will. */
  readonly done: () => void;
}

const DELAY = 200;
const FIRST = 8;
const STEP = 2;
const STEP_EVERY = 800;
const LIMIT = 99.4;
const FADE = 200;

/** Moves a progress bar: it appears after a delay, creeps without reaching the end, and fades when loading is done. */
export function createProgress(view: ProgressView, timers: Timers, random: () => number): Progress {
  let timer: number | undefined;
  let value: number | undefined;
  let isRunning = false;

  function next(callback: () => void, milliseconds: number): void {
    timers.clearTimeout(timer);
    timer = timers.setTimeout(callback, milliseconds);
  }

  function creep(): void {
    value = value === undefined ? FIRST : Math.min(value + random() * STEP, LIMIT);
    view.show(value);
    next(creep, STEP_EVERY);
  }

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      view.hide();
      next(creep, DELAY);
    },
    done: () => {
      if (!isRunning) return;
      isRunning = false;
      const wasShown = value !== undefined;
      value = undefined;
      if (wasShown) {
        view.finish();
        next(view.hide, FADE);
      } else timers.clearTimeout(timer);
    },
  };
}
