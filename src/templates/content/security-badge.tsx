import type { ReactNode } from 'react';

/** Marks a release that mends a vulnerability. */
export function SecurityBadge(): ReactNode {
  return <p className="badge">Security release</p>;
}
