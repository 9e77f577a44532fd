import type { ReactNode } from 'react';

export interface NavbarToolsProps {
  /** The page's clean path, base URL included. */
  readonly path: string;
  readonly baseUrl: string;
}

/** What a feature adds to the navbar of every page, such as a search; nothing by itself. */
export function NavbarTools(_: NavbarToolsProps): ReactNode {
  return null;
}
