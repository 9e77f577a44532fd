/** The part of the history that holding Back needs. */
export interface HeldHistory {
  /** Says whether the page was loaded in an entry that a hold has added. */
  readonly isHeld: boolean;
  /** Adds an entry for the page that is shown. */
  readonly pushCopy: () => void;
  readonly back: () => void;
  /** Calls back once the event that is being handled has been handled. */
  readonly afterEvent: (callback: () => void) => void;
}

export interface BackHold {
  /** Until the returned function is called, the browser's Back calls `onBack` and stays on the page. */
  readonly hold: (onBack: () => void) => () => void;
  /** A page is being loaded to be shown, in answer to the event that is being handled. */
  readonly navigating: () => void;
  /** The history moved, to another page or off the held entry. */
  readonly moved: () => void;
  /** Takes the entry back if nothing needs it: what held it closed by itself, or was gone when the page was loaded again. */
  readonly settle: () => void;
  /** Says whether the present entry is only the hold's, so that a navigation should take its place. */
  readonly takeEntry: () => boolean;
}

/**
 * Keeps the browser's Back for closing something that lies on top of the page: by one entry more, which is taken back when
 * the thing closes by itself, or given to the navigation that closed it.
 */
export function createBackHold(history: HeldHistory): BackHold {
  let onBack: (() => void) | null = null;
  let hasEntry = history.isHeld;
  let isPromised = false;

  function release(owner: () => void): void {
    if (onBack !== owner) return;
    onBack = null;
    history.afterEvent(settle);
  }

  function settle(): void {
    if (onBack || !hasEntry || isPromised) return;
    hasEntry = false;
    history.back();
  }

  function forget(): void {
    onBack = null;
    hasEntry = false;
    isPromised = false;
  }

  return {
    hold: callback => {
      if (!hasEntry) history.pushCopy();
      hasEntry = true;
      onBack = callback;
      return () => release(callback);
    },
    navigating: () => {
      isPromised = hasEntry;
    },
    moved: () => {
      const call = onBack;
      forget();
      call?.();
    },
    settle,
    takeEntry: () => {
      const had = hasEntry;
      forget();
      return had;
    },
  };
}
