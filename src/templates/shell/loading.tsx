import type { ReactNode } from 'react';
import { shellWords } from '../words.ts';

/** A spinner. The styles show it after 200 ms, so that a quick load does not flicker. */
export function Loading(): ReactNode {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{shellWords.loading}</span>
    </div>
  );
}
