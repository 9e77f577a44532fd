import type { ReactNode } from 'react';

/** The landmark that the skip link and a navigation move the focus to. One to a page. */
export function MainRegion({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
