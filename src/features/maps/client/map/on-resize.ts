/**
 * Calls `act` when an element has got its size, and whenever it gets another one; returns what ends it. It begins with a frame: while the
 * browser hands out sizes, as it does when promises of other maps are kept, a new observer would be an error ("ResizeObserver loop completed …").
 */
export function onResize(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(act);
  const request = requestAnimationFrame(() => observer.observe(element));
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
  };
}
