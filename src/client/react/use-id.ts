import { useLayoutEffect, useState } from 'preact/hooks';

/** The shell and the live parts each have a copy of this module. */
const copy = /* @__PURE__ */ Math.random().toString(36).slice(2, 8);

let last = 0;

function nextId(): string {
  last += 1;
  return `i${copy}-${last}`;
}

/**
 * An id that nothing else on the page has. Preact's own counts from zero in each root, and a page has a root for each live part. While a
 * page is hydrated Preact leaves the id that the server wrote: a new one replaces it.
 */
export function useId(): string {
  const [id, setId] = useState(nextId);
  useLayoutEffect(() => {
    if (document.getElementById(id) === null) setId(nextId());
  }, []);
  return id;
}
