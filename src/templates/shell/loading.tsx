import type { ReactNode } from 'react';
import { shellWords } from '../words.ts';

/** A spinner that the styles show after 200 ms, so that what loads at once does not flicker. */
export function Loading(): ReactNode {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{shellWords.loading}</span>
    </div>
  );
}
