import type { ReactNode } from 'react';

/** A spinner that the styles show after 200 ms, so that what loads at once does not flicker. */
export function Loading(): ReactNode {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
