import type { ReactNode } from 'react';
import { messageChain } from './crash-boundary.tsx';

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The text of an error that kept something from loading, and a button that loads it again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps): ReactNode {
  return (
    <div className="failure" role="alert">
      <p>{messageChain(error).join(': ')}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
