import type { ReactNode } from 'react';
import { useStylesheet } from '../page-needs.ts';

/** A list whose items are cards. */
export function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  useStylesheet('panels');
  return <ul className="cards">{children}</ul>;
}
