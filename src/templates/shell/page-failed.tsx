import type { ReactNode } from 'react';
import { shellWords } from '../words.ts';
import { MainRegion } from './main-region.tsx';

interface PageFailedProps {
  readonly reason: string;
  /** The URL of the home page. */
  readonly home: string;
  readonly onRetry: () => void;
}

/** Explains that a page did not load and why, and offers two ways on. */
export function PageFailed({ reason, home, onRetry }: PageFailedProps): ReactNode {
  return (
    <MainRegion>
      <div className="failure">
        <h1>{shellWords.pageFailed}</h1>
        <p>{reason}</p>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {shellWords.retry}
        </button>{' '}
        <a className="button button-secondary" href={home}>
          {shellWords.homePage}
        </a>
      </div>
    </MainRegion>
  );
}
