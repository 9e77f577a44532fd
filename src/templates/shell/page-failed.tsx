import type { ReactNode } from 'react';
import { MainRegion } from './main-region.tsx';

/** The heading and the title of a page that could not be loaded. */
export const PAGE_FAILED = 'This page could not be loaded';

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
        <h1>{PAGE_FAILED}</h1>
        <p>{reason}</p>
        <button type="button" className="button button-primary" onClick={onRetry}>
          Retry
        </button>{' '}
        <a className="button button-secondary" href={home}>
          Home page
        </a>
      </div>
    </MainRegion>
  );
}
