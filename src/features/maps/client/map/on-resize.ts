/**
 * Calls `act` when an element has its size, and whenever the size changes; returns a function that stops it. It starts with the next
 * frame: while the browser reports sizes, as when promises of other maps resolve, a new observer would cause an error ("ResizeObserver
 * loop completed …"). In a browser without such observers, the size follows that of the window.
 */
export function onResize(element: Element, act: () => void): () => void {
  if (!('ResizeObserver' in window)) return onWindowResize(act);
  const observer = new ResizeObserver(act);
  const request = requestAnimationFrame(() => observer.observe(element));
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
  };
}

function onWindowResize(act: () => void): () => void {
  const request = requestAnimationFrame(act);
  addEventListener('resize', act);
  return () => {
    cancelAnimationFrame(request);
    removeEventListener('resize', act);
  };
}
