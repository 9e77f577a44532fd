import type { ReactNode } from 'react';

/** What a feature adds below the text of docs and posts, such as a button that copies the page; nothing by itself. */
export function PageTools(): ReactNode {
  return null;
}
