import { Children, type ReactNode } from 'react';
import { useStylesheet } from '../page-needs.ts';
import { cardRows } from '../shared/card-rows.ts';

/** A list whose items are cards. */
export function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  useStylesheet('panels');
  const rows = cardRows(Children.toArray(children).length);
  return <ul className={['cards', ...rows].join(' ')}>{children}</ul>;
}
