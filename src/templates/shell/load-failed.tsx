import type { MouseEvent, ReactNode } from 'react';
import { shellWords } from '../words.ts';

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: (event: MouseEvent) => void;
}

/** The text of an error that prevented a load, and a button that tries again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps): ReactNode {
  return (
    <div className="failure" role="alert">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        {shellWords.retry}
      </button>
    </div>
  );
}
