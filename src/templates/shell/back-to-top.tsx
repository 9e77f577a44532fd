import { type ReactNode, useCallback, useState } from 'react';
import { shellWords } from '../words.ts';
import { focusMain } from './focus-main.ts';
import { type ScrollPosition, useScroll } from './use-scroll.ts';

const LEAST = 300;

/** A button that leads back to the top, offered while the visitor scrolls up far below it. */
export function BackToTop(): ReactNode {
  const [isOffered, setOffered] = useState(false);
  const decide = useCallback((now: ScrollPosition, before: ScrollPosition) => {
    setOffered(isOffered => offersTop(isOffered, now, before));
  }, []);
  useScroll(decide);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={shellWords.backToTop}
      onClick={scrollToTop}
    />
  );
}

/** The button goes when it has been pressed: the focus begins again where the page does. */
function scrollToTop(): void {
  scrollTo({ top: 0 });
  focusMain();
}

/** Says whether the way back to the top is offered after a scroll: from 300 px on, once the visitor scrolls up. */
export function offersTop(isOffered: boolean, now: ScrollPosition, before: ScrollPosition): boolean {
  if (now.top < LEAST || now.top > before.top) return false;
  return isOffered || now.top < before.top;
}
