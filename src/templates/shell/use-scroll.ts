import { useEffect } from 'react';

/** How far the document is scrolled and how far it could be, in CSS pixels. */
export interface ScrollPosition {
  readonly top: number;
  readonly windowHeight: number;
  readonly documentHeight: number;
}

/** Calls a stable function on every scroll event and change of the window's size, with the present and the previous position. */
export function useScroll(onScroll: (now: ScrollPosition, before: ScrollPosition) => void): void {
  useEffect(() => {
    let before = readScroll();
    const listener = (): void => {
      const now = readScroll();
      onScroll(now, before);
      before = now;
    };
    addEventListener('scroll', listener, { passive: true });
    addEventListener('resize', listener);
    return () => {
      removeEventListener('scroll', listener);
      removeEventListener('resize', listener);
    };
  }, [onScroll]);
}

/** How far the document is scrolled now. */
export function readScroll(): ScrollPosition {
  const { clientHeight, scrollHeight } = document.documentElement;
  return { top: window.scrollY, windowHeight: clientHeight, documentHeight: scrollHeight };
}
