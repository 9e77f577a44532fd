/** The part of the history that holding Back needs. */
export interface HeldHistory {
  /** Whether the page was loaded in an entry that a hold has added. */
  readonly isHeld: boolean;
  /** Adds an entry for the current page. */
  readonly pushCopy: () => void;
  readonly back: () => void;
  /** Calls back after the current event has been handled. */
  readonly afterEvent: (callback: () => void) => void;
}

export interface BackHold {
  /** Until the returned function is called, the browser's Back calls `onBack` and stays on the page. Of several, the last comes first. */
  readonly hold: (onBack: () => void) => () => void;
  /** Called when the current event starts loading a page to show. */
  readonly navigating: () => void;
  /** Called when the history moves, to another page or off the held entry. */
  readonly moved: () => void;
  /** Takes the entry back if nothing needs it: the thing that held it has closed by itself, or disappeared when the page was loaded again. */
  readonly settle: () => void;
  /** Whether the present entry belongs only to the hold, so that a navigation should replace it. */
  readonly takeEntry: () => boolean;
}

/**
 * Lets the browser's Back close something that is on top of the page. It adds one history entry, and takes it back when the thing
 * closes by itself, or gives it to the navigation that closed it.
 */
export function createBackHold(history: HeldHistory): BackHold {
  /** What closes each thing that holds Back. The one on top is the last. */
  const closings: (() => void)[] = [];
  let hasEntry = history.isHeld;
  let isPromised = false;
  /** The entry is being taken back, and the history has not moved yet. */
  let isLeaving = false;

  function addEntry(): void {
    if (closings.length === 0 || hasEntry || isLeaving) return;
    history.pushCopy();
    hasEntry = true;
  }

  function release(closing: () => void): void {
    const index = closings.indexOf(closing);
    if (index < 0) return;
    closings.splice(index, 1);
    history.afterEvent(settle);
  }

  function settle(): void {
    if (closings.length > 0 || !hasEntry || isPromised) return;
    hasEntry = false;
    isLeaving = true;
    history.back();
  }

  return {
    hold: callback => {
      closings.push(callback);
      addEntry();
      return () => release(callback);
    },
    navigating: () => {
      isPromised = hasEntry;
    },
    moved: () => {
      hasEntry = false;
      isPromised = false;
      // The visitor has opened something meanwhile, or what was closed was on top of something else.
      history.afterEvent(addEntry);
      if (isLeaving) isLeaving = false;
      else closings.pop()?.();
    },
    settle,
    takeEntry: () => {
      const had = hasEntry;
      hasEntry = false;
      isPromised = false;
      isLeaving = false;
      // The visitor has opened something while the page was on its way.
      history.afterEvent(addEntry);
      return had;
    },
  };
}
