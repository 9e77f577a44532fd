/** @module Core/ResizeSensor */

/**
 * Tells when an element's size changes, whatever the cause: the window, a sidebar that opens, new content.
 *
 * @example
 * ```ts
 * const box = document.querySelector<HTMLElement>('#offices');
 * if (box) {
 *   const sensor = new mapwright.ResizeSensor(box, () =>
 *     console.log(box.clientWidth),
 *   );
 *   window.addEventListener('pagehide', () => sensor.destroy());
 * }
 * ```
 */
export declare class ResizeSensor {
  /** The element that is watched. */
  element: HTMLElement;
  /** What is called after each change of size. */
  callback: () => void;
  /** Invisible child of the element that notices growth. */
  expand: HTMLElement;
  /** Invisible child of the element that notices shrinking. */
  shrink: HTMLElement;
  /** Width at the last look, in CSS pixels. */
  currentWidth: number;
  /** Height at the last look, in CSS pixels. */
  currentHeight: number;
  /**
   * Starts watching an element.
   *
   * @param element - The element; it must be in the page.
   * @param callback - Called after each change of size.
   */
  constructor(element: HTMLElement, callback: () => void);
  /** Compares the size with the last one, and calls back when they differ. The sensor calls it automatically. */
  onScroll(): void;
  /** Puts the invisible children back into the position in which they notice the next change. */
  setScroll(): void;
  /** Stops watching and takes the invisible children out of the element. */
  destroy(): void;
}
