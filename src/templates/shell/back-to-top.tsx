import { type ReactNode, useCallback, useState } from 'react';
import { shellWords } from '../words.ts';
import { focusMain } from './focus-main.ts';
import { type ScrollPosition, useScroll } from './use-scroll.ts';

const LEAST = 300;

/** A button that leads back to the top. It appears when the visitor scrolls up far below the top. */
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

/** The button disappears when it is pressed, so the focus moves to the start of the page. */
function scrollToTop(): void {
  scrollTo({ top: 0 });
  focusMain();
}

/** Whether to offer the way back to the top after a scroll: from 300 px on, once the visitor scrolls up. */
export function offersTop(isOffered: boolean, now: ScrollPosition, before: ScrollPosition): boolean {
  if (now.top < LEAST || now.top > before.top) return false;
  return isOffered || now.top < before.top;
}
