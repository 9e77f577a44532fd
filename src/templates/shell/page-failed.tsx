import type { ReactNode } from 'react';
import { shellWords } from '../words.ts';
import { MainRegion } from './main-region.tsx';

interface PageFailedProps {
  readonly reason: string;
  /** Where the home page is. */
  readonly home: string;
  readonly onRetry: () => void;
}

/** Says that a page could not be loaded and why, with two ways on. */
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
