import { decodePath } from '../../templates/shared/site-path.ts';
import type { ScrollPosition } from './scroll-positions.ts';

/** Finds the element that a hash (`#part`, encoded or not) names. */
export function findHashTarget(document: Document, hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(decodePath(id)) ?? document.getElementById(id);
}

/** Scrolls a hash's target below the navbar (its `scroll-margin-top`). Returns whether there is one. */
export function scrollToHash(document: Document, hash: string): boolean {
  const target = findHashTarget(document, hash);
  if (!target) return false;
  reveal(target);
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  return true;
}

/** Scrolls to a hash's target if it was hidden and the browser could not scroll to it. */
export function scrollToHiddenHash(document: Document, hash: string): void {
  if (revealHash(document, hash)) scrollToHash(document, hash);
}

/** Opens what hides a hash's target. Returns whether anything did. */
export function revealHash(document: Document, hash: string): boolean {
  const target = findHashTarget(document, hash);
  return target !== null && reveal(target);
}

/** Scrolls at once, even if the style sheet asks for smooth scrolling. */
export function scrollToPosition(window: Window, { left, top }: ScrollPosition): void {
  window.scrollTo({ left, top, behavior: 'instant' });
}

/** Opens the closed `<details>` and hidden panels around an element. Returns whether there were any. */
function reveal(target: HTMLElement): boolean {
  let wasHidden = false;
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open && element !== target) {
      element.open = true;
      wasHidden = true;
    } else if (element.hidden) {
      element.dispatchEvent(new Event('beforematch'));
      wasHidden = true;
    }
  }
  return wasHidden;
}
